import { useEffect, useState } from 'react'
import { wordDrillCopy } from '#app/config/copy/word-drill.ts'
import { MINUTE_MS, MINUTE_SECONDS, SECOND_MS } from '#app/config/time.ts'
import { useCopy } from '../../shell/locale.ts'

/** 95 seconds as 1:35. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`
}

/** The time that is left. It is said aloud only when a minute is left and when it is over. */
function Clock({ endsAt }: { endsAt: number }) {
  const copy = useCopy(wordDrillCopy).clock
  const leftMs = () => Math.max(0, endsAt - performance.now())
  const [left, setLeft] = useState(leftMs)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, endsAt - performance.now())), SECOND_MS)
    return () => clearInterval(timer)
  }, [endsAt])
  const isOver = left === 0
  return (
    <>
      <span role="timer" aria-live="off">
        {isOver ? copy.over : copy.left(clockText(Math.ceil(left / SECOND_MS)))}
      </span>
      <span role="status" className="sr-only">
        {isOver ? copy.over : left <= MINUTE_MS && copy.lastMinute}
      </span>
    </>
  )
}

interface Props {
  number: number
  count: number
  /** When the time is over, by the page's own clock; null for a drill by words. */
  endsAt: number | null
}

/** Which word of the drill this is, and the time that is left. */
export function DrillProgress({ number, count, endsAt }: Props) {
  const copy = useCopy(wordDrillCopy)
  return (
    <div className="tabular flex justify-between gap-4 text-15 text-soft">
      <p>{endsAt === null ? copy.progress(number, count) : copy.progressTimed(number)}</p>
      {endsAt !== null && <Clock endsAt={endsAt} />}
    </div>
  )
}
