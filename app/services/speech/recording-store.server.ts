import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/speech.ts'
import { AppError } from '#app/errors.ts'
import {
  isMissing,
  isStorageFull,
  listNames,
  randomName,
  removeUnfinished,
  writeDurably,
  type OpenForWriting,
} from './durable-file.server.ts'

/** First and last byte, both included, as in a Range header. */
interface ByteRange {
  start: number
  end: number
}

interface OpenRecording {
  bytes: number
  stream: (range?: ByteRange) => Readable
}

interface StoredFile {
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
  /** Every stored file last written before that moment, in no order: for finding files that have no row. */
  listOlderThan: (moment: Date) => AsyncIterable<StoredFile>
  /** Removes what a killed process left half written before that moment. Returns how many. */
  removeUnfinished: (olderThan: Date) => Promise<number>
}

type RecordingExtension = 'webm' | 'mp4' | 'ogg' | 'wav'

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}\.(?:webm|mp4|ogg|wav)$/
const SHARD = /^[0-9a-f]{2}$/
const SHARD_CHARACTERS = 2

function pathOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new AppError('NOT_FOUND', (copy) => copy.notFound)
  return join(folder, key)
}

async function findFile(folder: string, key: string): Promise<StoredFile | null> {
  try {
    const { size, mtime } = await stat(pathOf(folder, key))
    return { key, bytes: size, storedAt: mtime }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function* listFiles(folder: string): AsyncIterable<StoredFile> {
  for (const shard of await listNames(folder)) {
    if (!SHARD.test(shard)) continue
    for (const name of await listNames(join(folder, shard))) {
      const key = `${shard}/${name}`
      const file = KEY.test(key) ? await findFile(folder, key) : null
      if (file !== null) yield file
    }
  }
}

function toStorageError(cause: unknown): unknown {
  if (!isStorageFull(cause)) return cause
  const retryAfterSeconds = PROVIDER_RETRY_AFTER_SECONDS
  return new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.storageFull, { retryAfterSeconds, cause })
}

/** Recordings as files of this machine, in 256 folders, readable by the owner only. */
export function createDiskRecordingStore(options: { folder: string; openForWriting?: OpenForWriting }): RecordingStore {
  const { folder, openForWriting } = options
  return {
    async put({ bytes, extension }) {
      const name = randomName()
      const key = `${name.slice(0, SHARD_CHARACTERS)}/${name}.${extension}`
      try {
        await writeDurably({ root: folder, path: key, bytes, openForWriting })
      } catch (error) {
        throw toStorageError(error)
      }
      return key
    },
    async open(key) {
      const path = pathOf(folder, key)
      const file = await findFile(folder, key)
      if (file === null) throw new AppError('NOT_FOUND', (copy) => copy.notFound)
      return { bytes: file.bytes, stream: (range) => createReadStream(path, range) }
    },
    async remove(key) {
      await rm(pathOf(folder, key), { force: true })
    },
    async *listOlderThan(moment) {
      for await (const file of listFiles(folder)) if (file.storedAt < moment) yield file
    },
    removeUnfinished: (olderThan) => removeUnfinished({ root: folder, olderThan }),
  }
}
