import type { PlayerCopy } from '#app/config/copy/practice.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { HeldAttempt } from '#app/models/practice/practised-dialogue.ts'
import type { PlayerEvent, PlayerState } from '#app/models/practice/player-types.ts'
import type { AttemptSession } from './attempt-session.ts'
import type { Signal } from './signal.ts'
import type { SubmitOutcome } from '../submission/submit-attempt.ts'

/** The player's dialogue. Never changes: key the component by the dialogue's id. */
export interface PlayerOptions {
  dialogueId: number
  segmentCount: number
  /** By segment index: heard in `from`, interpreted into `into`. */
  languages: readonly { from: Language; into: Language }[]
  audioUrl: (index: number) => string
  submitUrl: string
  /** What the server holds of an attempt that goes on. */
  heldAttempt: HeldAttempt | null
  copy: PlayerCopy
}

/** The server has answered: a score, or the wish for words. */
export type PlayerAnswer = Exclude<SubmitOutcome, { status: 'failed' }>

/** What the parts of the player share. */
export interface PlayerContext {
  options: PlayerOptions
  state: () => PlayerState
  /** Returns whether the event was possible. */
  dispatch: (event: PlayerEvent) => boolean
  /** Null until the browser's storage has answered. */
  session: () => AttemptSession | null
  answer: Signal<PlayerAnswer>
  /** The take of this segment is another one now, or none. */
  takeChanged: Signal<number>
  /** How many takes the server holds as they are here. */
  uploaded: Signal<number>
  level: Signal<number>
  elapsedMs: Signal<number>
}
