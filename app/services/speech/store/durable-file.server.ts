import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const OWNER_ONLY = 0o600
const NAME_BYTES = 16
const TEMPORARY_FOLDER = 'unfinished'

/** How a file is opened for writing; tests simulate a full disk with it. */
export type OpenForWriting = (path: string) => Promise<FileHandle>

/** An unguessable name. */
export function randomName(): string {
  return randomBytes(NAME_BYTES).toString('hex')
}

const openExclusively: OpenForWriting = (path) => open(path, 'wx', OWNER_ONLY)

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

export function isMissing(error: unknown): boolean {
  return hasCode(error, ['ENOENT'])
}

/** Whether the disk is full or failing: a temporary problem of the machine, not of the data. */
export function isStorageFull(error: unknown): boolean {
  return hasCode(error, ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])
}

/** Makes a new name survive a power cut. Not every file system supports this for folders. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // The file itself is already on disk.
  }
}

/** Gives the file its name, unless that is taken: the first file stays, and readers never see a change. */
async function publish(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path)
  } catch (error) {
    if (hasCode(error, ['EEXIST'])) return
    if (!hasCode(error, ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])) throw error
    await rename(temporary, path)
  }
}

interface WriteOptions {
  root: string
  /** Relative to `root`. */
  path: string
  bytes: Uint8Array
  openForWriting?: OpenForWriting | undefined
}

/**
 * Writes a file atomically: first under a temporary name, flushed to disk, then renamed. If the name is taken, the
 * existing file stays. Readable by the owner only.
 */
export async function writeDurably({ root, path, bytes, openForWriting = openExclusively }: WriteOptions) {
  const target = join(root, path)
  const temporary = join(root, TEMPORARY_FOLDER, randomName())
  await mkdir(dirname(temporary), { recursive: true })
  await mkdir(dirname(target), { recursive: true })
  try {
    const handle = await openForWriting(temporary)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await publish(temporary, target)
    await syncFolder(dirname(target))
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Removes partial files of killed processes. @returns how many. */
export async function removeUnfinished(options: { root: string; olderThan: Date }): Promise<number> {
  const folder = join(options.root, TEMPORARY_FOLDER)
  let removed = 0
  for (const name of await listNames(folder)) {
    const path = join(folder, name)
    try {
      if ((await stat(path)).mtime >= options.olderThan) continue
      await rm(path, { force: true })
      removed += 1
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return removed
}

/** The names in a folder; none if it does not exist. */
export async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
