import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CLOCK_SECONDS_BELOW_MS, CLOCK_TICK_MS } from '#app/config/mock-test-session.ts'
import type { MockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { MINUTE_MS, SECOND_MS } from '#app/config/time.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { useCopy } from '#app/components/shell/locale.ts'
import { clockOf } from '#app/components/sound/clock-of.ts'
import { serverOffsetMs } from '../exam/server-clock.ts'

/** The time left in minutes; near the end in seconds. */
function timeLeft(copy: MockTestSessionCopy['clock'], leftMs: number): string {
  if (leftMs >= CLOCK_SECONDS_BELOW_MS) return copy.minutes(Math.ceil(leftMs / MINUTE_MS))
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  return copy.exact(clockOf(seconds))
}

/** Shows the server's clock: this device's may be wrong, so only the difference is used. Silent for screen readers. */
export function ExamClock({ view }: { view: Pick<ExamView, 'mockTestId' | 'endsAt' | 'now'> }) {
  const { endsAt } = view
  const copy = useCopy(mockTestSessionCopy).clock
  const [offsetMs] = useState(() => serverOffsetMs(view))
  const [leftMs, setLeftMs] = useState(() => Date.parse(endsAt) - Date.now() - offsetMs)
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(Date.parse(endsAt) - Date.now() - offsetMs), CLOCK_TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt, offsetMs])
  return (
    <span role="timer" aria-label={copy.label} className="tabular inline-flex items-center gap-1.5 text-15 text-soft">
      <Clock aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {timeLeft(copy, leftMs)}
    </span>
  )
}
