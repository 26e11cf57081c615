/** What the player does right now. One value, so that playing and recording exclude each other. */
export type Phase = 'idle' | 'loading' | 'playing' | 'opening' | 'recording' | 'saving' | 'replaying'

export type MicrophoneFault = 'denied' | 'none' | 'busy' | 'insecure' | 'unsupported'
export type AudioFault = 'unavailable' | 'missing' | 'refused' | 'network' | 'blocked' | 'broken'

/** `kept`: it is in the browser's storage and survives a reload. `cutOff`: what a crash or a reload left of it. */
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

/** What stands where the button is until it is dismissed. `segment` is 0-based. */
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

/** `uploading` until the last byte is sent, `scoring` until the answer, `waiting` before the next try. */
export type SubmitStep = 'uploading' | 'scoring' | 'waiting'
export interface SubmitProgress {
  step: SubmitStep
  sentBytes: number
  totalBytes: number
}
/** How far the server is with what it was sent. */
export interface ServerProgress {
  isStored: boolean
  /** Recordings with speech, and how many of them have words; null where the server has no recogniser. */
  transcription: { done: number; total: number } | null
}
export type SubmitResult = 'scored' | 'needs_transcripts'
export type Submission =
  | { phase: 'none' }
  | ({ phase: 'submitting'; server: ServerProgress | null } & SubmitProgress)
  | { phase: 'failed'; failure: SubmitFailure }
  | { phase: 'done'; result: SubmitResult; server: ServerProgress | null }

export interface PlayerState {
  /** False until the browser's storage was asked for an unfinished attempt. */
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

/** What storage remembers of an attempt. Not trusted: `restore` brings it into bounds. */
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
  /** Hands in what there is; the rest is typed. */
  | { type: 'typing-requested' }
  | ({ type: 'submit-progressed' } & SubmitProgress)
  | { type: 'submit-observed'; server: ServerProgress }
  | { type: 'submit-failed'; failure: SubmitFailure }
  | { type: 'submit-answered'; result: SubmitResult }
  | { type: 'failure-dismissed' }
