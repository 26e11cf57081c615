import { useEffect, useRef } from 'react'
import { SECOND_MS } from '#app/config/time.ts'
import { clockOf } from '../../sound/clock-of.ts'

/** The recording's elapsed time. Updated outside React, and silent for screen readers, which would talk over the learner. */
export function ElapsedTime({ subscribe }: { subscribe: (listener: (elapsedMs: number) => void) => () => void }) {
  const target = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      subscribe((elapsedMs) => {
        if (target.current) target.current.textContent = clockOf(elapsedMs / SECOND_MS)
      }),
    [subscribe],
  )
  return (
    <span ref={target} data-elapsed aria-hidden="true" className="tabular text-20 font-semibold text-critical">
      {clockOf(0)}
    </span>
  )
}
