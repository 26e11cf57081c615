import type { MicrophoneFault } from '../practice/player-types.ts'

/** The states of one segment, then those after the last one. */
export type SessionPhase = 'waiting-for-start' | 'loading' | 'playing' | 'recording' | 'complete' | 'finishing' | 'done'

/** 0-based slot of the dialogue, and index of its segment. */
export interface ExamPosition {
  slot: number
  segment: number
}

/** The recorder's state while the phase is 'recording'; `absent`: the learner speaks without a microphone. */
export type Capture = 'none' | 'opening' | 'running' | 'saving' | 'failed' | 'absent'

export type FinishStep = 'uploading' | 'evaluating' | 'completing'

/** Why finishing failed; `sentence` is the server's message, null if there was none. */
export interface FinishFailure {
  step: FinishStep
  sentence: string | null
}

export interface ExamState extends ExamPosition {
  /** Number of segments in each dialogue. */
  readonly counts: readonly number[]
  readonly realRules: boolean
  readonly phase: SessionPhase
  /** Start Test was pressed, and the microphone is opening. */
  readonly isStarting: boolean
  readonly capture: Capture
  /** This segment could not be played. */
  readonly audioFailed: boolean
  /** How often this segment was repeated. */
  readonly repeats: number
  /** Repeats of all segments, by slot. */
  readonly repeatsOfDialogue: readonly number[]
  readonly microphone: MicrophoneFault | null
  /** The learner continued without a microphone: nothing is recorded until they retry it. */
  readonly withoutMicrophone: boolean
  readonly finish: { readonly step: FinishStep; readonly failure: FinishFailure | null }
  /** The clock ran out before the last segment: the current one may be finished, but no other starts. */
  readonly isOverTime: boolean
}

export type ExamEvent =
  | {
      type: 'restored'
      /** The first segment not recorded; null if all were. */
      next: ExamPosition | null
      repeatsOfDialogue: readonly number[]
      /** Repeats of `next` before the page was left. */
      repeats: number
      /** The clock has run out. */
      isOverTime: boolean
    }
  | { type: 'start-pressed' }
  | { type: 'start-failed'; fault: MicrophoneFault }
  | { type: 'loading-began' }
  | { type: 'audio-began' }
  | { type: 'audio-failed' }
  | { type: 'audio-ended' }
  | { type: 'repeat-pressed' }
  | { type: 'capture-began' }
  /** A null fault: the browser recorded nothing. */
  | { type: 'capture-failed'; fault: MicrophoneFault | null }
  | { type: 'capture-retried' }
  /** At the start, or after a failure: this segment has no recording. */
  | { type: 'went-on-without' }
  | { type: 'finish-pressed' }
  | { type: 'recording-saved' }
  | { type: 'next-pressed' }
  /** The clock is at zero. */
  | { type: 'time-over' }
  /** The server soon stops accepting recordings: the current one ends now. */
  | { type: 'grace-over' }
  | { type: 'finish-moved'; step: FinishStep }
  | { type: 'finish-failed'; sentence: string | null }
  | { type: 'finish-retried' }
  | { type: 'finished' }
