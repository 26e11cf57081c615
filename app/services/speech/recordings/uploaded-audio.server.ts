import { createHash } from 'node:crypto'
import { readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/speech.ts'
import { AppError } from '#app/errors.ts'
import { isMissing, isStorageFull, listNames, removeUnfinished, writeDurably } from '../store/durable-file.server.ts'

/** Mastered recordings of admins, stored by content hash, so identical ones share a file. */
export interface UploadedAudio {
  /** Stores an MP3 and returns its hash. @throws AppError PROVIDER_UNAVAILABLE if the disk is full. */
  put: (bytes: Uint8Array) => Promise<string>
  /** Null if there is none (any more). */
  find: (contentHash: string) => Promise<{ filePath: string; bytes: number } | null>
  remove: (contentHash: string) => Promise<void>
  /** Hashes of the files written before that time. */
  listOlderThan: (moment: Date) => Promise<string[]>
  /** Removes partial files of killed processes. */
  removeUnfinished: (olderThan: Date) => Promise<number>
}

const HASH = /^[0-9a-f]{64}$/
const SHARD = /^[0-9a-f]{2}$/
const SHARD_CHARACTERS = 2

const nameOf = (hash: string) => join(hash.slice(0, SHARD_CHARACTERS), `${hash}.mp3`)

/** SHA-256 of audio, in lower-case hex. */
function hashSound(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The same for a file. */
export async function hashSoundFile(filePath: string): Promise<string> {
  return hashSound(await readFile(filePath))
}

export function createUploadedAudio({ folder }: { folder: string }): UploadedAudio {
  async function find(contentHash: string) {
    if (!HASH.test(contentHash)) return null
    const filePath = join(folder, nameOf(contentHash))
    try {
      const { size, mtime } = await stat(filePath)
      return { filePath, bytes: size, writtenAt: mtime }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  return {
    find,
    async put(bytes) {
      const hash = hashSound(bytes)
      try {
        await writeDurably({ root: folder, path: nameOf(hash), bytes })
        // Renews the age of an existing file: its new row may not be committed yet.
        const now = new Date()
        await utimes(join(folder, nameOf(hash)), now, now)
      } catch (cause) {
        if (!isStorageFull(cause)) throw cause
        const retryAfterSeconds = PROVIDER_RETRY_AFTER_SECONDS
        throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.storageFull, { retryAfterSeconds, cause })
      }
      return hash
    },
    async remove(contentHash) {
      if (HASH.test(contentHash)) await rm(join(folder, nameOf(contentHash)), { force: true })
    },
    async listOlderThan(moment) {
      const shards = (await listNames(folder)).filter((name) => SHARD.test(name))
      const names = await Promise.all(shards.map((shard) => listNames(join(folder, shard))))
      const hashes = names.flat().map((name) => name.replace(/\.mp3$/, ''))
      const files = await Promise.all(hashes.map(async (hash) => ({ hash, file: await find(hash) })))
      return files.flatMap(({ hash, file }) => (file && file.writtenAt < moment ? [hash] : []))
    },
    removeUnfinished: (olderThan) => removeUnfinished({ root: folder, olderThan }),
  }
}
