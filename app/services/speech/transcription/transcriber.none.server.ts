import type { SpeechTranscriber } from './transcriber.ts'

/** For installations without a transcription provider: the words come from the learner's browser or keyboard. */
export function createNoTranscriber(): SpeechTranscriber {
  return {
    id: 'none',
    transcribe: async () => ({ status: 'not-transcribed', reason: 'no-provider' }),
  }
}
