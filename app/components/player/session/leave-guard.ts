import { isAtRisk } from '#app/models/practice/player-selectors.ts'
import type { PlayerState } from '#app/models/practice/player-types.ts'

/** Confirms leaving the page, but only while work could be lost: a permanent listener would disable back-forward caching. */
export function createLeaveGuard(): { update: (state: PlayerState) => void; release: () => void } {
  let isListening = false
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  const listen = (shouldListen: boolean) => {
    if (shouldListen === isListening) return
    isListening = shouldListen
    if (shouldListen) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
  return { update: (state) => listen(isAtRisk(state)), release: () => listen(false) }
}
