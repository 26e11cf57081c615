import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PlayerView } from '#app/models/practice/player-selectors.ts'
import { viewOfPlayer } from '#app/models/practice/player-selectors.ts'
import type { Player } from './player.ts'
import { createPlayer } from './player.ts'
import type { PlayerAnswer, PlayerOptions } from './player-context.ts'
import type { PlayerSnapshot } from './player-store.ts'

export interface UsePlayer
  extends
    PlayerSnapshot,
    Pick<
      Player,
      | 'actions'
      | 'subscribeLevel'
      | 'subscribeElapsedMs'
      | 'subscribePosition'
      | 'loadSource'
      | 'subscribeUploaded'
      | 'subscribeHeard'
      | 'subscribeTrouble'
      | 'findRecording'
      | 'findWords'
    > {
  view: PlayerView
  /** An unfinished attempt was resumed. */
  resumed: boolean
}

interface UsePlayerOptions extends PlayerOptions {
  /** The server has answered: with a score, or a request to type some answers. */
  onDone: (answer: PlayerAnswer) => void
}

/**
 * The test player of one dialogue. The options except `onDone` are read once: set a `key` with the
 * dialogue's id on the component. `subscribe…` and `actions` never change, so effects may depend on them.
 */
export function usePlayer({ onDone, ...options }: UsePlayerOptions): UsePlayer {
  const [player] = useState(() => createPlayer(options))
  useEffect(() => player.mount(), [player])
  useEffect(() => player.subscribeAnswer(onDone), [player, onDone])
  const { state, announcement } = useSyncExternalStore(player.subscribe, player.snapshot, player.snapshot)
  const view = useMemo(() => viewOfPlayer(state), [state])
  const { actions, subscribeLevel, subscribeElapsedMs, subscribePosition, subscribeUploaded } = player
  const { subscribeHeard, subscribeTrouble, findRecording, findWords, loadSource } = player
  return {
    state,
    view,
    announcement,
    resumed: state.resumed,
    actions,
    subscribeLevel,
    subscribeElapsedMs,
    subscribePosition,
    loadSource,
    subscribeUploaded,
    subscribeHeard,
    subscribeTrouble,
    findRecording,
    findWords,
  }
}
