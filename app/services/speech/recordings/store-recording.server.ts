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

/** The SHA-256 of a recording, in lower-case hex: what it is known by to browser and server. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Looks into one upload. Null is an unrecorded segment: a 0-byte file.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, naming the 1-based segment.
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
 * Looks into all recordings of an upload. They wait for their turn as one: side by side with those of others each upload
 * would get a part of its recordings looked into, and be sent away for the rest.
 *
 * @throws AppError as checkRecording, PROVIDER_UNAVAILABLE when too many uploads wait.
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

/** Whether `checkRecording` refused a file for what it is. */
export function isRefusedContent(error: unknown): boolean {
  return error instanceof AppError && error.code !== 'PROVIDER_UNAVAILABLE'
}

/**
 * Stores the file of a checked recording. Its row is the caller's to make; without one the sweep removes the file.
 *
 * @throws AppError PROVIDER_UNAVAILABLE when there is no room for recordings.
 */
export async function storeRecording({ bytes, facts, segmentIndex }: CheckedRecording): Promise<RecordedFile> {
  const storageKey = await recordingStore.put({ bytes, extension: facts.container })
  return { segmentIndex, storageKey, bytes: bytes.byteLength, sha256: sha256Of(bytes), facts }
}

/**
 * Removes the files of a transaction that failed, but for those whose rows are there after all. Where its connection broke
 * they are left to the sweep: its commit may be on its way, so that a row is not there yet, and the database that did not
 * answer would be waited for once more.
 */
export async function removeAfterFailure(options: { storageKeys: string[]; error: unknown }): Promise<void> {
  const { storageKeys, error } = options
  if (isOutcomeUnknown(error)) return
  const known = await findKnownStorageKeys(storageKeys).catch(() => new Set(storageKeys))
  await removeRecordings(storageKeys.filter((key) => !known.has(key)))
}

/** Removes files whose rows were never made, or are gone. */
export async function removeRecordings(storageKeys: string[]): Promise<void> {
  await Promise.all(storageKeys.map((key) => recordingStore.remove(key)))
}
