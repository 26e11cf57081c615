import { createReadStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  isMissing,
  isStorageFull,
  listNames,
  removeUnfinished,
  writeDurably,
  type OpenForWriting,
} from './durable-file.server.ts'
import {
  checkedKey,
  isRecordingKey,
  MARK_NAME,
  newRecordingKey,
  recordingMissing,
  type RecordingStore,
  storageAway,
  type StoredFile,
} from './recording-store.server.ts'

const SHARD = /^[0-9a-f]{2}$/

const pathOf = (folder: string, key: string): string => join(folder, checkedKey(key))

async function findFile(folder: string, key: string): Promise<StoredFile | null> {
  try {
    const { size, mtime } = await stat(pathOf(folder, key))
    return { key, bytes: size, storedAt: mtime }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function* listFiles(folder: string, after: string): AsyncIterable<StoredFile> {
  for (const shard of (await listNames(folder)).sort()) {
    if (!SHARD.test(shard) || shard < after.slice(0, shard.length)) continue
    for (const name of (await listNames(join(folder, shard))).sort()) {
      const key = `${shard}/${name}`
      if (key <= after) continue
      const file = isRecordingKey(key) ? await findFile(folder, key) : null
      if (file !== null) yield file
    }
  }
}

/** Recordings as files on this machine, in 256 folders, readable by the owner only. */
export function createDiskRecordingStore(options: { folder: string; openForWriting?: OpenForWriting }): RecordingStore {
  const { folder, openForWriting } = options
  return {
    async put({ bytes, extension }) {
      const key = newRecordingKey(extension)
      try {
        await writeDurably({ root: folder, path: key, bytes, openForWriting })
      } catch (error) {
        throw isStorageFull(error) ? storageAway(error) : error
      }
      return key
    },
    async open(key) {
      const path = pathOf(folder, key)
      const file = await findFile(folder, key)
      if (file === null) throw recordingMissing()
      return { bytes: file.bytes, stream: (range) => createReadStream(path, range) }
    },
    async remove(key) {
      await rm(pathOf(folder, key), { force: true })
    },
    list: ({ after }) => listFiles(folder, after),
    async readMark() {
      try {
        return await readFile(join(folder, MARK_NAME), 'utf8')
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    mark: (owner) => writeDurably({ root: folder, path: MARK_NAME, bytes: Buffer.from(owner), openForWriting }),
    removeUnfinished: (olderThan) => removeUnfinished({ root: folder, olderThan }),
  }
}
