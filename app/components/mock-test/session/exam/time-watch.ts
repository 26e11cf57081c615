import { CLOCK_TICK_MS } from '#app/config/mock-test-session.ts'
import { type ExamMoment, momentOf } from '#app/models/mock-test/exam-time.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'

interface Options {
  view: Pick<ExamView, 'endsAt' | 'expiresAt'>
  /** Offset from this device's clock to the server's. */
  offsetMs: number
  onMoment: (moment: Exclude<ExamMoment, 'within'>) => void
  /** Page visibility: a machine that wakes up shows the page again. */
  page: EventTarget
}

export interface TimeWatch {
  start: () => void
  /** Checks at once instead of at the next tick. */
  check: () => void
  moment: () => ExamMoment
  stop: () => void
}

/**
 * Watches the server's clock, as this device's own may differ. It compares clocks rather than waiting: timers pause
 * while a machine sleeps.
 */
export function createTimeWatch({ view, offsetMs, onMoment, page }: Options): TimeWatch {
  let timer: ReturnType<typeof setInterval> | undefined
  const moment = () => momentOf(view, Date.now() + offsetMs)
  function check(): void {
    const now = moment()
    if (timer !== undefined && now !== 'within') onMoment(now)
  }
  return {
    start() {
      timer ??= setInterval(check, CLOCK_TICK_MS)
      page.addEventListener('visibilitychange', check)
      check()
    },
    check,
    moment,
    stop() {
      clearInterval(timer)
      timer = undefined
      page.removeEventListener('visibilitychange', check)
    },
  }
}
