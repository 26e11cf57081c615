import { useEffect, useRef } from 'react'
import { MINUTE_SECONDS, SECOND_MS } from '#app/config/time.ts'

function clock(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / SECOND_MS)
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`
}

/** The recording's elapsed time. Updated outside React, and silent for screen readers, which would talk over the learner. */
export function ElapsedTime({ subscribe }: { subscribe: (listener: (elapsedMs: number) => void) => () => void }) {
  const target = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      subscribe((elapsedMs) => {
        if (target.current) target.current.textContent = clock(elapsedMs)
      }),
    [subscribe],
  )
  return (
    <span ref={target} data-elapsed aria-hidden="true" className="tabular text-20 font-semibold text-critical">
      {clock(0)}
    </span>
  )
}
