import { TRANSCRIBE_BATCH_DEADLINE_MS, TRANSCRIBE_MAX_PARALLEL } from '#app/config/speech.ts'
import { AppError } from '#app/errors.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { findNoSpeechReason } from '#app/models/speech/recording-inspection.ts'
import type { RecordingStore } from '../store/recording-store.server.ts'
import { createSemaphore } from '../semaphore.server.ts'
import type { AudibleRecording, SpeechTranscriber, TranscriptResult } from './transcriber.ts'

export interface StoredSpeech extends Omit<AudibleRecording, 'bytes' | 'mime'> {
  storageKey: string
  mimeType: string
}

interface TranscriptionRequest<Recording extends StoredSpeech> {
  recording: Recording
  /** The language that the learner was asked to speak. */
  language: Language
}

interface Options<Recording extends StoredSpeech> {
  transcriber: SpeechTranscriber
  store: Pick<RecordingStore, 'open'>
  requests: readonly TranscriptionRequest<Recording>[]
  signal?: AbortSignal | undefined
  /** For all of them together. */
  deadlineMs?: number
  /** Called with each result as it arrives; an error from it aborts the rest. */
  onResult?: (outcome: Outcome<Recording>) => Promise<void>
}

interface Outcome<Recording extends StoredSpeech> {
  recording: Recording
  result: TranscriptResult
}

// One limit for this process, however many submissions are being transcribed.
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
  options: Pick<Options<Recording>, 'transcriber' | 'store' | 'signal'> & { request: TranscriptionRequest<Recording> },
): Promise<TranscriptResult> {
  const { transcriber, store, signal } = options
  const { recording, language } = options.request
  const bytes = await findBytes(store, recording.storageKey)
  if (bytes === null) return { status: 'not-transcribed', reason: 'lost' }
  return transcriber.transcribe({ recording: { ...recording, bytes, mime: recording.mimeType }, language, signal })
}

/**
 * Transcribes recordings in parallel, with one result per request, in order. Recordings without speech are not sent:
 * recognisers invent words for silence. One failure does not affect the others; recordings not transcribed by the
 * deadline are `not-transcribed`. Rejects only if the caller aborts.
 */
export async function transcribeRecordings<Recording extends StoredSpeech>(
  options: Options<Recording>,
): Promise<Outcome<Recording>[]> {
  const { requests, signal, onResult } = options
  const deadlineMs = options.deadlineMs ?? options.transcriber.patienceMs ?? TRANSCRIBE_BATCH_DEADLINE_MS
  const deadline = AbortSignal.timeout(deadlineMs)
  const ends = signal ? AbortSignal.any([signal, deadline]) : deadline
  const answer = async (request: TranscriptionRequest<Recording>): Promise<TranscriptResult> => {
    const reason = findNoSpeechReason(request.recording)
    if (reason !== null) return { status: 'no-speech', reason }
    try {
      return await calls.run({ task: () => transcribe({ ...options, request, signal: ends }), signal: ends })
    } catch {
      signal?.throwIfAborted()
      return { status: 'not-transcribed', reason: 'provider-error' }
    }
  }
  const tell = async (request: TranscriptionRequest<Recording>): Promise<Outcome<Recording>> => {
    const outcome = { recording: request.recording, result: await answer(request) }
    await onResult?.(outcome)
    return outcome
  }
  return Promise.all(requests.map(tell))
}
