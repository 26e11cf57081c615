import type { SpeechTranscriber } from './transcriber.ts'

/** For installations without a transcription provider: the learner's browser transcribes, or the learner types. */
export function createNoTranscriber(): SpeechTranscriber {
  return {
    id: 'none',
    transcribe: async () => ({ status: 'not-transcribed', reason: 'no-provider' }),
  }
}
