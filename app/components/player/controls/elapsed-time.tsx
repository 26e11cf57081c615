import { useEffect, useRef } from 'react'

const MS_PER_SECOND = 1_000
const SECONDS_PER_MINUTE = 60

function clock(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / MS_PER_SECOND)
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')}`
}

/** How long the recording runs. Written past React, and silent to screen readers: it would speak over the learner. */
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
    <span ref={target} aria-hidden="true" className="tabular text-20 font-semibold text-critical">
      {clock(0)}
    </span>
  )
}
