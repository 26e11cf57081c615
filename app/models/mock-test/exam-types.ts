import type { MicrophoneFault } from '../practice/player-types.ts'

/** The states of one segment, then what follows the last one. */
export type SessionPhase = 'waiting-for-start' | 'loading' | 'playing' | 'recording' | 'complete' | 'finishing' | 'done'

/** 0-based: the first or second dialogue, and a segment of it. */
export interface ExamPosition {
  slot: number
  segment: number
}

/** What happens within 'recording'; `absent`: the learner speaks without a microphone. */
export type Capture = 'none' | 'opening' | 'running' | 'saving' | 'failed' | 'absent'

export type FinishStep = 'uploading' | 'evaluating' | 'completing'

/** Why the end has not come; `sentence` is the server's, null where none came. */
export interface FinishFailure {
  step: FinishStep
  sentence: string | null
}

export interface ExamState extends ExamPosition {
  /** Segments of the first and the second dialogue. */
  readonly counts: readonly number[]
  readonly realRules: boolean
  readonly phase: SessionPhase
  /** Start Test was pressed. */
  readonly isStarting: boolean
  readonly capture: Capture
  /** This segment could not be heard. */
  readonly audioFailed: boolean
  /** How often this segment was asked for again. */
  readonly repeats: number
  /** By slot, all segments together. */
  readonly repeatsOfDialogue: readonly number[]
  readonly microphone: MicrophoneFault | null
  /** The learner went on without one: nothing is recorded until it is tried again. */
  readonly withoutMicrophone: boolean
  readonly finish: { readonly step: FinishStep; readonly failure: FinishFailure | null }
  /** The clock ran out before the last segment: the one that had begun may be finished, no other begins. */
  readonly isOverTime: boolean
}

export type ExamEvent =
  | {
      type: 'restored'
      /** The first segment that was not recorded; null when all were. */
      next: ExamPosition | null
      repeatsOfDialogue: readonly number[]
      /** Of `next`, from before the page was left. */
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
  /** From the start, or after a failure: this segment has no recording. */
  | { type: 'went-on-without' }
  | { type: 'finish-pressed' }
  | { type: 'recording-saved' }
  | { type: 'next-pressed' }
  /** The clock is at zero. */
  | { type: 'time-over' }
  /** The server takes no more recordings soon: what runs ends now. */
  | { type: 'grace-over' }
  | { type: 'finish-moved'; step: FinishStep }
  | { type: 'finish-failed'; sentence: string | null }
  | { type: 'finish-retried' }
  | { type: 'finished' }
