import type { Language } from '#app/models/dialogues/language.ts'
import type { TranscriptSource } from '#app/models/scoring/evaluation.ts'
import type { InspectedRecording, NoSpeechReason } from '#app/models/speech/recording-inspection.ts'

export interface AudibleRecording extends Pick<InspectedRecording, 'durationMs' | 'speechMs' | 'rmsDbfs'> {
  bytes: Uint8Array
  /** Detected from the content: audio/webm, audio/mp4, audio/ogg or audio/wav. */
  mime: string
}

/**
 * A transcript, silence, or speech without a transcript. The last never counts as missed or scores 0. `no-provider`:
 * there is no recogniser; `provider-error`: it failed; `no-words`: its transcript is empty or one of its stock lines;
 * `format`: it cannot read this file type; `lost`: the file is missing from our store.
 */
export type TranscriptResult =
  | { status: 'ok'; text: string; source: TranscriptSource; model: string }
  | { status: 'no-speech'; reason: NoSpeechReason }
  | { status: 'not-transcribed'; reason: 'no-provider' | 'provider-error' | 'no-words' | 'format' | 'lost' }

/** A recogniser. It returns a result for every outcome and rejects only on an abort. */
export interface SpeechTranscriber {
  readonly id: 'openai' | 'server' | 'none'
  /** How long a recording may take with its wait for its turn, and all of a submission together. Undefined: the usual. */
  readonly patienceMs?: number | undefined
  transcribe: (options: {
    recording: AudibleRecording
    /** The language that the learner was asked to speak. */
    language: Language
    signal?: AbortSignal | undefined
  }) => Promise<TranscriptResult>
}
