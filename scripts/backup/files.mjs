// The files that belong to rows: recordings of learners and admins. Synthesized audio is recreated when needed.
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** Not copied: synthesized audio, half-written files, and the marker of the store's database (a restored one gets its own). */
const LEFT_OUT = new Set(['segments', 'unfinished', 'installation'])

/** @param {unknown} error */
const isGone = (error) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * @param {string} folder
 * @returns {Promise<string[]>} the paths of its files, from there
 */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isGone(error)) return []
    throw error
  })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
  return paths.filter((path) => !path.split(sep).some((part) => LEFT_OUT.has(part)))
}

/**
 * Copies the audio of a data folder. Files that disappear meanwhile are skipped: their rows are gone as well.
 * @param {{ from: string, to: string }} options
 * @returns {Promise<number>} how many files were copied
 */
export async function copyAudio({ from, to }) {
  let copied = 0
  for (const path of await listFiles(from)) {
    try {
      await mkdir(dirname(join(to, path)), { recursive: true })
      await copyFile(join(from, path), join(to, path))
      copied += 1
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
  return copied
}
