import { TRANSCRIBE_MAX_PARALLEL } from '#app/config/speech.ts'
import { AppError } from '#app/errors.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { findNoSpeechReason } from '#app/models/speech/recording-inspection.ts'
import type { RecordingStore } from './recording-store.server.ts'
import { createSemaphore } from './semaphore.server.ts'
import type { AudibleRecording, SpeechTranscriber, TranscriptResult } from './transcriber.ts'

export interface StoredSpeech extends Omit<AudibleRecording, 'bytes' | 'mime'> {
  storageKey: string
  mimeType: string
}

export interface TranscriptionRequest<Recording extends StoredSpeech> {
  recording: Recording
  /** The language that the learner was to speak. */
  language: Language
}

interface Options<Recording extends StoredSpeech> {
  transcriber: SpeechTranscriber
  store: Pick<RecordingStore, 'open'>
  requests: readonly TranscriptionRequest<Recording>[]
  signal?: AbortSignal | undefined
}

// One bound for this process, however many submissions are transcribed at the same time.
const calls = createSemaphore({ permits: TRANSCRIBE_MAX_PARALLEL, maxWaiting: Number.POSITIVE_INFINITY })

async function findBytes(store: Pick<RecordingStore, 'open'>, storageKey: string): Promise<Uint8Array | null> {
  try {
    const { stream } = await store.open(storageKey)
    return Buffer.concat(await stream().toArray())
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

async function transcribe<Recording extends StoredSpeech>(
  options: Omit<Options<Recording>, 'requests'> & { request: TranscriptionRequest<Recording> },
): Promise<TranscriptResult> {
  const { transcriber, store, signal } = options
  const { recording, language } = options.request
  const bytes = await findBytes(store, recording.storageKey)
  if (bytes === null) return { status: 'not-transcribed', reason: 'lost' }
  return transcriber.transcribe({ recording: { ...recording, bytes, mime: recording.mimeType }, language, signal })
}

/**
 * Turns recordings into words side by side, one result for each request in their order. What holds no speech is never
 * sent: recognisers make up words for silence. The failure of one is its own result and spoils no other. Rejects on an
 * abort only.
 */
export async function transcribeRecordings<Recording extends StoredSpeech>(
  options: Options<Recording>,
): Promise<{ recording: Recording; result: TranscriptResult }[]> {
  const { requests, signal } = options
  const answer = async (request: TranscriptionRequest<Recording>): Promise<TranscriptResult> => {
    const reason = findNoSpeechReason(request.recording)
    if (reason !== null) return { status: 'no-speech', reason }
    try {
      return await calls.run({ task: () => transcribe({ ...options, request }), signal })
    } catch {
      signal?.throwIfAborted()
      return { status: 'not-transcribed', reason: 'provider-error' }
    }
  }
  return Promise.all(requests.map(async (request) => ({ recording: request.recording, result: await answer(request) })))
}
