import { useEffect } from 'react'
import { SECOND_MS } from '#app/config/time.ts'

const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false

/** Loads the page again after so many seconds, and later if somebody is typing: what is typed would be lost. */
export function useReload(seconds: number | undefined): void {
  useEffect(() => {
    if (seconds === undefined) return
    const timer = setInterval(() => {
      if (!isTyping()) location.reload()
    }, seconds * SECOND_MS)
    return () => clearInterval(timer)
  }, [seconds])
}
