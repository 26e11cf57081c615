import type { PlayerCopy } from '#app/config/copy/practice.ts'
import type { PlayerActions } from '../session/player.ts'

export type PlayerKeyAction = keyof PlayerCopy['keys']

/** The player's shortcuts, in the order of the help panel. `name` is the key's label. */
export const PLAYER_KEYS = [
  { name: 'Space', action: 'primary' },
  { name: 'P', action: 'play' },
  { name: 'R', action: 'reRecord' },
  { name: 'L', action: 'playOwn' },
  { name: 'N', action: 'next' },
  { name: 'T', action: 'transcript' },
] as const satisfies readonly { name: string; action: PlayerKeyAction }[]

/** The parts of the keyboard event that matter here, and what has focus. */
export interface KeyPress {
  key: string
  hasModifier: boolean
  isRepeat: boolean
  isHandled: boolean
  focus: 'text' | 'button' | 'other'
}

/** The action of a key press, or null if the key belongs to the focused control or to the browser. */
export function actionOfKey({ key, hasModifier, isRepeat, isHandled, focus }: KeyPress): PlayerKeyAction | null {
  if (hasModifier || isRepeat || isHandled || focus === 'text') return null
  const name = key === ' ' ? 'Space' : key.toUpperCase()
  // On a button, Space presses that button.
  if (name === 'Space' && focus === 'button') return null
  return PLAYER_KEYS.find((entry) => entry.name === name)?.action ?? null
}

/** Runs the action. `P` also stops what it started. */
export function runKeyAction(options: { action: PlayerKeyAction; actions: PlayerActions; isListening: boolean }): void {
  const { action, actions, isListening } = options
  switch (action) {
    case 'primary':
      return actions.primary()
    case 'play':
      return isListening ? actions.stopPlaying() : actions.play()
    case 'reRecord':
      return actions.reRecord()
    case 'playOwn':
      return actions.playOwn()
    case 'next':
      return actions.next()
    case 'transcript':
      return actions.toggleTranscript()
  }
}
