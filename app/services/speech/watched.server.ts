import { noteOutcome, watching } from '#app/models/providers/provider-outcome.server.ts'
import { timedCall } from '#app/telemetry/provider-call.server.ts'
import type { RecordingStore } from './store/recording-store.server.ts'
import type { SpeechSynthesizer } from './synthesis/synthesizer.ts'
import type { SpeechTranscriber, TranscriptResult } from './transcription/transcriber.ts'

// Synthesizer, transcriber and store that record each call's outcome for the admin page.

export function watchedSynthesizer(synthesizer: SpeechSynthesizer): SpeechSynthesizer {
  const call = { provider: synthesizer.id, purpose: 'voices' }
  return {
    ...synthesizer,
    synthesize: (utterance) => timedCall(call, () => watching('voices', () => synthesizer.synthesize(utterance))),
  }
}

/** Failures are reported by `onFailure`, because the result does not say why. */
export function watchedTranscriber(transcriber: SpeechTranscriber & { id: 'openai' | 'server' }): SpeechTranscriber {
  const { id } = transcriber
  return {
    ...transcriber,
    async transcribe(request) {
      const isFailure = (told: TranscriptResult) =>
        told.status === 'not-transcribed' && told.reason === 'provider-error'
      const call = { provider: id, purpose: 'transcription', isFailure } as const
      const result = await timedCall(call, () => transcriber.transcribe(request))
      const isAnswer = result.status === 'ok' || (result.status === 'not-transcribed' && result.reason === 'no-words')
      if (isAnswer) noteOutcome({ provider: 'transcription' })
      return result
    },
  }
}

/** A missing file is not the store's fault, so only writes count. */
export function watchedStore(store: RecordingStore, provider: 's3' | 'disk'): RecordingStore {
  return {
    ...store,
    put: (file) => timedCall({ provider, purpose: 'put' }, () => watching('recordings', () => store.put(file))),
    open: (key) => timedCall({ provider, purpose: 'open' }, () => store.open(key)),
    remove: (key) => timedCall({ provider, purpose: 'remove' }, () => store.remove(key)),
  }
}
