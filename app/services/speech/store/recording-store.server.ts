import type { Readable } from 'node:stream'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/speech.ts'
import { AppError } from '#app/errors.ts'
import { randomName } from './durable-file.server.ts'

/** First and last byte, inclusive, as in a Range header. */
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

/** A store for recordings. It generates the keys and accepts no others. */
export interface RecordingStore {
  /**
   * Stores the bytes durably and returns their key. Rejects with PROVIDER_UNAVAILABLE if the storage is full, and leaves
   * nothing behind.
   */
  put: (options: { bytes: Uint8Array; extension: RecordingExtension }) => Promise<string>
  /** Rejects with NOT_FOUND if the key has no file (any more). */
  open: (key: string) => Promise<OpenRecording>
  /** Does nothing if the file does not exist. */
  remove: (key: string) => Promise<void>
  /** The stored files after a given key, in key order: used to find files without a row. */
  list: (options: { after: string }) => AsyncIterable<StoredFile>
  /** The owner stored by `mark`; null if there is none. */
  readMark: () => Promise<string | null>
  /** Marks the store's owner, unless it already has one. */
  mark: (owner: string) => Promise<void>
  /** Removes partial files older than that, left by killed processes. @returns how many; 0 if writes are atomic. */
  removeUnfinished: (olderThan: Date) => Promise<number>
}

export type RecordingExtension = 'webm' | 'mp4' | 'ogg' | 'wav'

/** The name of the owner mark; no recording has it. */
export const MARK_NAME = 'installation'

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}\.(?:webm|mp4|ogg|wav)$/
const SHARD_CHARACTERS = 2

/** A new unguessable key: `3f/3f….webm`. */
export function newRecordingKey(extension: RecordingExtension): string {
  const name = randomName()
  return `${name.slice(0, SHARD_CHARACTERS)}/${name}.${extension}`
}

export const isRecordingKey = (key: string): boolean => KEY.test(key)

/** The key itself. Throws NOT_FOUND if it does not have our format. */
export function checkedKey(key: string): string {
  if (!isRecordingKey(key)) throw recordingMissing()
  return key
}

export const recordingMissing = () => new AppError('NOT_FOUND', (copy) => copy.notFound)

/** The storage is full or cannot be reached: the browser still has the recordings. */
export function storageAway(cause: unknown): AppError {
  const retryAfterSeconds = PROVIDER_RETRY_AFTER_SECONDS
  return new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.storageFull, { retryAfterSeconds, cause })
}
