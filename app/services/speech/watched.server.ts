import { noteOutcome, watching } from '#app/models/accounts/provider-outcome.server.ts'
import type { RecordingStore } from './recording-store.server.ts'
import type { SpeechSynthesizer } from './synthesizer.ts'
import type { SpeechTranscriber } from './transcriber.ts'

// Those who speak, listen and keep, with how it went noted for the admin's desk.

export function watchedSynthesizer(synthesizer: SpeechSynthesizer): SpeechSynthesizer {
  return { ...synthesizer, synthesize: (utterance) => watching('voices', () => synthesizer.synthesize(utterance)) }
}

/** Its failures are told by `onFailure`: the result says nothing of why. */
export function watchedTranscriber(transcriber: SpeechTranscriber): SpeechTranscriber {
  return {
    ...transcriber,
    async transcribe(request) {
      const result = await transcriber.transcribe(request)
      const isAnswer = result.status === 'ok' || (result.status === 'not-transcribed' && result.reason === 'no-words')
      if (isAnswer) noteOutcome({ provider: 'transcription' })
      return result
    },
  }
}

/** A file that is not there is no fault of the store's, so only what is put there counts. */
export function watchedStore(store: RecordingStore): RecordingStore {
  return { ...store, put: (file) => watching('recordings', () => store.put(file)) }
}
