import { useEffect } from 'react'
import { VAIN_SEARCH_CALL } from '#app/config/word-paths.ts'

/** A search that is left alone for so long was meant. */
const SETTLED_MS = 1_500

/** Tells the server of a settled search that found nothing: admins see what the library lacks, but not who looked for it. */
export function useVainSearch({ q, isVain }: { q: string; isVain: boolean }): void {
  useEffect(() => {
    if (!isVain || q === '') return
    // A beacon, since nothing depends on the answer.
    const timer = setTimeout(() => navigator.sendBeacon(VAIN_SEARCH_CALL, new URLSearchParams({ q })), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [q, isVain])
}
