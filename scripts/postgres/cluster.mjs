// Creates the folder of a PostgreSQL server: data, password and log.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { handOver, runInitdb } from './binaries.mjs'
import { isAlive } from './postmaster.mjs'

/** The role that owns everything in the embedded server. */
export const USER = 'kopru'
const PASSWORD_BYTES = 24
export const newPassword = () => randomBytes(PASSWORD_BYTES).toString('base64url')

const DRAFT_BYTES = 4

/**
 * @typedef {import('./binaries.mjs').Programs} Programs
 * @typedef {{ folder: string, data: string, password: string, log: string }} Place
 */

/**
 * @param {string} folder
 * @returns {Place}
 */
export const placeOf = (folder) => ({
  folder,
  data: join(folder, 'data'),
  password: join(folder, 'password'),
  log: join(folder, 'server.log'),
})

/**
 * Creates the data folder atomically: built next to its final place, then moved there.
 * @param {{ programs: Programs, folder: string, durable: boolean, password: string }} options
 * @returns {Promise<boolean>} whether this call made it
 */
export async function ensureCluster({ programs, folder, durable, password }) {
  if (existsSync(placeOf(folder).data)) return false
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true })
  await removeAbandoned(folder)
  const draft = placeOf(`${folder}.new-${process.pid}-${randomBytes(DRAFT_BYTES).toString('hex')}`)
  await mkdir(draft.folder, { mode: 0o700 })
  try {
    await writeFile(draft.password, password, { mode: 0o600 })
    await handOver({ uid: programs.uid, path: draft.folder })
    const identity = ['-U', USER, '--auth=scram-sha-256', `--pwfile=${draft.password}`]
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    await runInitdb(programs, ['-D', draft.data, ...identity, ...locale, ...(durable ? [] : ['--no-sync'])])
    await rename(draft.folder, folder)
    return true
  } catch (error) {
    // Another start was quicker: its folder is as good.
    if (existsSync(placeOf(folder).data)) return false
    throw error
  } finally {
    await rm(draft.folder, { recursive: true, force: true })
  }
}

/** Leftovers of starts that were killed while they created the data folder. */
async function removeAbandoned(/** @type {string} */ folder) {
  const prefix = `${basename(folder)}.new-`
  for (const name of await readdir(dirname(folder))) {
    const isAbandoned = name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10))
    if (isAbandoned) await rm(join(dirname(folder), name), { recursive: true, force: true })
  }
}
