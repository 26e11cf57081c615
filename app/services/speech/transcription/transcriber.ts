import type { Language } from '#app/models/dialogues/language.ts'
import type { TranscriptSource } from '#app/models/scoring/evaluation.ts'
import type { InspectedRecording, NoSpeechReason } from '#app/models/speech/recording-inspection.ts'

export interface AudibleRecording extends Pick<InspectedRecording, 'durationMs' | 'speechMs' | 'rmsDbfs'> {
  bytes: Uint8Array
  /** Found by content: audio/webm, audio/mp4, audio/ogg or audio/wav. */
  mime: string
}

/**
 * Words, or silence, or speech that nobody turned into words. The last is never called missed and never scored as 0:
 * `no-provider` there is no recogniser here; `provider-error` it failed; `no-words` it heard nothing, or made up one of
 * its stock lines; `format` it cannot read this kind of file; `lost` the file is gone from our store.
 */
export type TranscriptResult =
  | { status: 'ok'; text: string; source: TranscriptSource; model: string }
  | { status: 'no-speech'; reason: NoSpeechReason }
  | { status: 'not-transcribed'; reason: 'no-provider' | 'provider-error' | 'no-words' | 'format' | 'lost' }

/** The port of whoever turns speech into words. It answers for every outcome and rejects on an abort only. */
export interface SpeechTranscriber {
  readonly id: 'openai' | 'none'
  transcribe: (options: {
    recording: AudibleRecording
    /** The language that the learner was to speak. */
    language: Language
    signal?: AbortSignal | undefined
  }) => Promise<TranscriptResult>
}
