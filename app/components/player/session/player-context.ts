import type { PlayerCopy } from '#app/config/copy/practice.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { HeldAttempt } from '#app/models/practice/practised-dialogue.ts'
import type { PlayerEvent, PlayerState } from '#app/models/practice/player-types.ts'
import type { AttemptSession } from './attempt-session.ts'
import type { RecordingTrouble } from '../recording/watch-sound.ts'
import type { Signal } from './signal.ts'
import type { SubmitOutcome } from '../submission/submit-attempt.ts'

/** The player's dialogue. Never changes: key the component by the dialogue's id. */
export interface PlayerOptions {
  dialogueId: number
  segmentCount: number
  /** By segment index: played in `from`, interpreted into `into`. */
  languages: readonly { from: Language; into: Language }[]
  audioUrl: (index: number) => string
  /** The words of a segment, if the learner wants them in the device's own voice. */
  deviceWords?: (index: number) => { text: string; language: Language } | null
  submitUrl: string
  /** A preview: nothing is stored or sent, and submitting it only ends it. */
  isTrial?: boolean
  /** The browser may recognise speech: the server cannot. */
  recognises: boolean
  /** What the server has of a resumed attempt. */
  heldAttempt: HeldAttempt | null
  copy: PlayerCopy
}

/** The server has answered: with a score, or a request to type some answers. */
export type PlayerAnswer = Exclude<SubmitOutcome, { status: 'failed' }>

/** Words that the browser recognised in a segment so far. */
export interface HeardWords {
  index: number
  final: string
  interim: string
}

/** Shared by the parts of the player. */
export interface PlayerContext {
  options: PlayerOptions
  state: () => PlayerState
  /** Returns whether the event was allowed in the current state. */
  dispatch: (event: PlayerEvent) => boolean
  /** Null until the browser's storage has been read. */
  session: () => AttemptSession | null
  answer: Signal<PlayerAnswer>
  /** The recording of this segment was replaced or deleted. */
  takeChanged: Signal<number>
  /** How many of the current recordings the server has. */
  uploaded: Signal<number>
  heard: Signal<HeardWords>
  /** With the sound or the microphone; null when a recording begins. */
  trouble: Signal<RecordingTrouble | null>
  level: Signal<number>
  elapsedMs: Signal<number>
}
