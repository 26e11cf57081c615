import { initialPlayerState, reducePlayer } from '#app/models/practice/player-state.ts'
import type { PlayerEvent, PlayerState } from '#app/models/practice/player-types.ts'
import { announcementOf } from './player-announcement.ts'
import type { PlayerOptions } from './player-context.ts'
import { createSignal } from './signal.ts'

export interface PlayerSnapshot {
  state: PlayerState
  /** For one polite live region. Never repeats errors or talks over a segment. */
  announcement: string
}

export interface PlayerStore {
  state: () => PlayerState
  snapshot: () => PlayerSnapshot
  dispatch: (event: PlayerEvent) => boolean
  subscribe: (listener: () => void) => () => void
}

/** The state machine of one player and what it announces. */
export function createStore({ segmentCount, copy, languages }: PlayerOptions): PlayerStore {
  let snapshot: PlayerSnapshot = { state: initialPlayerState(segmentCount), announcement: '' }
  const changed = createSignal<null>()
  return {
    state: () => snapshot.state,
    snapshot: () => snapshot,
    dispatch: (event) => {
      const before = snapshot.state
      const after = reducePlayer(before, event)
      if (after === before) return false
      const said = announcementOf({ before, after, copy: copy.announce, languages })
      snapshot = {
        state: after,
        announcement: said === null ? snapshot.announcement : distinct(said, snapshot.announcement),
      }
      changed.emit(null)
      return true
    },
    subscribe: (listener) => changed.subscribe(listener),
  }
}

/** A live region ignores text that does not change, so a repeated sentence gets a trailing no-break space. */
function distinct(sentence: string, last: string): string {
  return sentence === last ? `${sentence}\u00A0` : sentence
}
