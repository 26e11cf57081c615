import { createHash } from 'node:crypto'
import {
  PROVIDER_RETRY_AFTER_SECONDS,
  RECORDING_LIMITS,
  UPLOADS_CHECKED_AT_ONCE,
  UPLOADS_WAITING_FOR_CHECK,
} from '#app/config/speech.ts'
import { isOutcomeUnknown } from '#app/database-away.ts'
import { AppError } from '#app/errors.ts'
import type { RecordedFile } from '#app/models/speech/recorded-file.ts'
import type { InspectedRecording } from '#app/models/speech/recording-inspection.ts'
import { findKnownStorageKeys } from '#app/models/speech/recording.server.ts'
import { createSemaphore, QueueFullError } from '../semaphore.server.ts'
import { recordingInspector, recordingStore } from '../speech.server.ts'

interface Upload {
  /** 0-based. */
  segmentIndex: number
  bytes: Uint8Array
}

export interface CheckedRecording extends Upload {
  facts: InspectedRecording
}

/** SHA-256 of a recording in lower-case hex, by which browser and server identify it. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Inspects one upload. Null for a 0-byte file: an unrecorded segment.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE, naming the 1-based segment.
 */
export async function checkRecording(upload: Upload): Promise<CheckedRecording | null> {
  const number = upload.segmentIndex + 1
  const inspection = await recordingInspector.inspectRecording(upload.bytes, RECORDING_LIMITS)
  switch (inspection.status) {
    case 'empty':
      return null
    case 'not-audio':
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', (copy) => copy.recordingNotAudio(number))
    case 'too-long':
      throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.recordingTooLong(number))
    case 'ok':
      return { ...upload, facts: inspection }
  }
}

const whole = createSemaphore({ permits: UPLOADS_CHECKED_AT_ONCE, maxWaiting: UPLOADS_WAITING_FOR_CHECK })

/**
 * Inspects all recordings of an upload. They queue as one: interleaved with others, every upload could have only some of
 * its recordings inspected and be rejected for the rest.
 *
 * @throws AppError as checkRecording; PROVIDER_UNAVAILABLE if too many uploads are waiting.
 */
export async function checkRecordings(uploads: readonly Upload[]): Promise<(CheckedRecording | null)[]> {
  if (uploads.length === 0) return []
  const task = async () => {
    const checked = []
    for (const upload of uploads) checked.push(await checkRecording(upload))
    return checked
  }
  try {
    return await whole.run({ task })
  } catch (cause) {
    if (!(cause instanceof QueueFullError)) throw cause
    const retryAfterSeconds = PROVIDER_RETRY_AFTER_SECONDS
    throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.uploadsAtOnce, { retryAfterSeconds, cause })
  }
}

/** Whether `checkRecording` rejected a file because of its content. */
export function isRefusedContent(error: unknown): boolean {
  return error instanceof AppError && error.code !== 'PROVIDER_UNAVAILABLE'
}

/**
 * Stores the file of a checked recording. The caller inserts its row; without one the sweep removes the file.
 *
 * @throws AppError PROVIDER_UNAVAILABLE if the recording storage is full.
 */
export async function storeRecording({ bytes, facts, segmentIndex }: CheckedRecording): Promise<RecordedFile> {
  const storageKey = await recordingStore.put({ bytes, extension: facts.container })
  return { segmentIndex, storageKey, bytes: bytes.byteLength, sha256: sha256Of(bytes), facts }
}

/**
 * Removes the files of a failed transaction, except those whose rows exist after all. If its connection broke they are
 * left to the sweep: the commit may still be in progress, and asking the database again would only mean another wait.
 */
export async function removeAfterFailure(options: { storageKeys: string[]; error: unknown }): Promise<void> {
  const { storageKeys, error } = options
  if (isOutcomeUnknown(error)) return
  const known = await findKnownStorageKeys(storageKeys).catch(() => new Set(storageKeys))
  await removeRecordings(storageKeys.filter((key) => !known.has(key)))
}

/** Removes files whose rows were never inserted, or are gone. */
export async function removeRecordings(storageKeys: string[]): Promise<void> {
  await Promise.all(storageKeys.map((key) => recordingStore.remove(key)))
}
