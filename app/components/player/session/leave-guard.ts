import { isAtRisk } from '#app/models/practice/player-selectors.ts'
import type { PlayerState } from '#app/models/practice/player-types.ts'

/** Asks before the page is left, only while leaving would lose something: a standing listener would end back-forward caching. */
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
