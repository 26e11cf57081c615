import type { SpeechTranscriber } from './transcriber.ts'

/** Stands in where no recogniser is set up: the words come from the learner's browser or keyboard instead. */
export function createNoTranscriber(): SpeechTranscriber {
  return {
    id: 'none',
    transcribe: async () => ({ status: 'not-transcribed', reason: 'no-provider' }),
  }
}
