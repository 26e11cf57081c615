import { useEffect } from 'react'
import { SECOND_MS } from '#app/config/time.ts'

/** Somebody is typing, or something is open or on its way: a new page would cut it off. */
const isAtWork = () =>
  (document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false) ||
  document.querySelector('dialog[open], [aria-busy="true"]') !== null

/** Loads the page again after so many seconds, and later if the visitor is at work on it. */
export function useReload(seconds: number | undefined): void {
  useEffect(() => {
    if (seconds === undefined) return
    const timer = setInterval(
      () => {
        if (!isAtWork()) location.reload()
      },
      Math.max(1, seconds) * SECOND_MS,
    )
    return () => clearInterval(timer)
  }, [seconds])
}
