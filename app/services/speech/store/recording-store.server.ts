import type { Readable } from 'node:stream'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/speech.ts'
import { AppError } from '#app/errors.ts'
import { randomName } from './durable-file.server.ts'

/** First and last byte, both included, as in a Range header. */
export interface ByteRange {
  start: number
  end: number
}

export interface OpenRecording {
  bytes: number
  stream: (range?: ByteRange) => Readable
}

export interface StoredFile {
  key: string
  bytes: number
  storedAt: Date
}

/** The port of whoever keeps recordings. Keys are made here, and nothing else is taken for one. */
export interface RecordingStore {
  /**
   * Keeps the bytes and returns their key, once they are safe. Rejects with PROVIDER_UNAVAILABLE where there is no
   * room, and leaves nothing behind.
   */
  put: (options: { bytes: Uint8Array; extension: RecordingExtension }) => Promise<string>
  /** Rejects with NOT_FOUND for a key that holds nothing (any more). */
  open: (key: string) => Promise<OpenRecording>
  /** Removing what is not there is no fault. */
  remove: (key: string) => Promise<void>
  /** The stored files whose keys come after that one, by key: for finding files that have no row. */
  list: (options: { after: string }) => AsyncIterable<StoredFile>
  /** What `mark` wrote down, null where nobody did. */
  readMark: () => Promise<string | null>
  /** Writes down whose store this is, unless somebody did before. */
  mark: (owner: string) => Promise<void>
  /** Removes what a killed process left half written before that moment. Returns how many. Nothing where writes are whole. */
  removeUnfinished: (olderThan: Date) => Promise<number>
}

export type RecordingExtension = 'webm' | 'mp4' | 'ogg' | 'wav'

/** Holds whose store it is; no recording is called so. */
export const MARK_NAME = 'installation'

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}\.(?:webm|mp4|ogg|wav)$/
const SHARD_CHARACTERS = 2

/** A new key that nobody can guess: `3f/3f….webm`. */
export function newRecordingKey(extension: RecordingExtension): string {
  const name = randomName()
  return `${name.slice(0, SHARD_CHARACTERS)}/${name}.${extension}`
}

export const isRecordingKey = (key: string): boolean => KEY.test(key)

/** The key itself. Throws NOT_FOUND for what no store of ours has made. */
export function checkedKey(key: string): string {
  if (!isRecordingKey(key)) throw recordingMissing()
  return key
}

export const recordingMissing = () => new AppError('NOT_FOUND', (copy) => copy.notFound)

/** No room, or nobody there to keep recordings: the browser still has them. */
export function storageAway(cause: unknown): AppError {
  const retryAfterSeconds = PROVIDER_RETRY_AFTER_SECONDS
  return new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.storageFull, { retryAfterSeconds, cause })
}
