/** What the player is doing. A single value, because playing and recording exclude each other. */
export type Phase = 'idle' | 'loading' | 'playing' | 'opening' | 'recording' | 'saving' | 'replaying'

export type MicrophoneFault = 'denied' | 'none' | 'busy' | 'insecure' | 'unsupported'
export type AudioFault = 'unavailable' | 'missing' | 'refused' | 'network' | 'blocked' | 'broken'

/**
 * `kept`: saved in the browser's storage, so it survives a reload. `cutOff`: recording was interrupted by a crash or
 * reload.
 */
export interface RecordedTake {
  status: 'recorded'
  durationMs: number
  kept: boolean
  cutOff: boolean
  quiet: boolean
}
export type Take = { status: 'none' } | RecordedTake

export interface SegmentState {
  plays: number
  take: Take
}

export type RecordingProblem =
  | { kind: 'microphone'; fault: MicrophoneFault }
  | { kind: 'no-audio-data' }
  | { kind: 'recording-failed' }

/** The error shown in place of the button until dismissed. `segment` is 0-based. */
export type PlayerError =
  | (RecordingProblem & { segment: number })
  | { kind: 'play-limit'; segment: number }
  | { kind: 'source-audio'; fault: AudioFault; segment: number }
  | { kind: 'own-audio'; segment: number }
  | { kind: 'missing-recordings'; segments: readonly number[] }

export type SubmitFailure =
  | { kind: 'network' }
  | { kind: 'unexpected' }
  | { kind: 'refused'; status: number; code: string; sentence: string; retryAfterSeconds: number | null }

/** `uploading` until the last byte is sent, `scoring` until the answer, `waiting` before a retry. */
export type SubmitStep = 'uploading' | 'scoring' | 'waiting'
export interface SubmitProgress {
  step: SubmitStep
  sentBytes: number
  totalBytes: number
}
/** The server's progress with the submission. */
export interface ServerProgress {
  isStored: boolean
  /** Recordings with speech, and how many are transcribed; null if the server has no speech recognition. */
  transcription: { done: number; total: number } | null
}
export type SubmitResult = 'scored' | 'needs_transcripts'
export type Submission =
  | { phase: 'none' }
  | ({ phase: 'submitting'; server: ServerProgress | null } & SubmitProgress)
  | { phase: 'failed'; failure: SubmitFailure }
  | { phase: 'done'; result: SubmitResult; server: ServerProgress | null }

export interface PlayerState {
  /** False until the browser's storage was checked for an unfinished attempt. */
  ready: boolean
  resumed: boolean
  segments: readonly SegmentState[]
  /** 0-based. */
  current: number
  phase: Phase
  volumePercent: number
  transcriptShown: boolean
  error: PlayerError | null
  submission: Submission
}

/** An attempt as saved in storage. Untrusted: `restore` validates it. */
export interface AttemptSnapshot {
  currentIndex: number
  plays: readonly number[]
  volumePercent: number
  takes: readonly Take[]
}

export type PlayerEvent =
  | { type: 'restored'; snapshot: AttemptSnapshot | null }
  | { type: 'play-requested' | 'play-started' | 'play-ended' }
  | { type: 'play-failed'; fault: AudioFault }
  | { type: 'replay-started' | 'replay-ended' | 'replay-failed' }
  | { type: 'record-requested' | 'record-started' | 'record-stopped' | 'record-cancelled' }
  | { type: 'record-saved'; take: RecordedTake }
  | { type: 'record-failed'; problem: RecordingProblem }
  | { type: 'cleared' }
  | { type: 'moved'; to: number }
  | { type: 'volume-set'; volumePercent: number }
  | { type: 'transcript-toggled' | 'error-dismissed' }
  | { type: 'submit-requested' }
  /** Submits the recordings; the rest is typed. */
  | { type: 'typing-requested' }
  | ({ type: 'submit-progressed' } & SubmitProgress)
  | { type: 'submit-observed'; server: ServerProgress }
  | { type: 'submit-failed'; failure: SubmitFailure }
  | { type: 'submit-answered'; result: SubmitResult }
  | { type: 'failure-dismissed' }
