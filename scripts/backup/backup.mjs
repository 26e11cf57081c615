// A backup is a folder with manifest.json, tables/ and audio/, all as of one moment.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '../database/migrate.mjs'
import { Problem } from '../project.mjs'
import { copyAudio } from './files.mjs'
import { checkTable, hasRows, listMigrations, readTables, writeTables } from './tables.mjs'

const FORMAT = 1

/**
 * @typedef {{
 *   format: number, takenAt: string, migrations: string[], audioFiles: number,
 *   tables: import('./tables.mjs').TableCopy[], sequences: import('./tables.mjs').SequenceCopy[],
 * }} Manifest
 */

/**
 * @template Result
 * @param {string} url
 * @param {(db: Client) => Promise<Result>} work
 */
async function withClient(url, work) {
  const db = new Client({ connectionString: url })
  await db.connect()
  try {
    // The role may have a time-out for the app's statements; a big table takes longer.
    await db.query('SET statement_timeout = 0')
    return await work(db)
  } finally {
    await db.end()
  }
}

/**
 * Writes a backup; the server may be running. The folder gets its final name only when it is complete.
 * @param {{ url: string, audioFolder: string, to: string }} options `to` must not be there yet
 * @returns {Promise<Manifest>}
 */
export async function backUp({ url, audioFolder, to }) {
  if (existsSync(to)) throw new Problem(`${to} is there already. Name a folder that is not.`)
  const draft = `${to}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
  await mkdir(join(draft, 'audio'))
  const manifest = await withClient(url, async (db) => {
    await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const migrations = await listMigrations(db)
    const takenAt = new Date().toISOString()
    const copied = await writeTables({ db, folder: join(draft, 'tables') })
    await db.query('COMMIT')
    // After the rows: a file added meanwhile is merely superfluous and will be swept, but none is missing.
    const audioFiles = await copyAudio({ from: audioFolder, to: join(draft, 'audio') })
    return { format: FORMAT, takenAt, migrations, audioFiles, ...copied }
  })
  await writeFile(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, to)
  return manifest
}

/**
 * @param {string} from
 * @returns {Promise<Manifest>}
 */
async function readManifest(from) {
  const text = await readFile(join(from, 'manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Problem(`${from} is no backup: it has no manifest.json.`)
  const manifest = JSON.parse(text)
  if (manifest.format !== FORMAT)
    throw new Problem(`The backup has format ${manifest.format}; this version reads ${FORMAT}.`)
  return manifest
}

/**
 * Restores a backup into an empty database and audio folder. The database is restored as a whole or not at all; a non-empty
 * place is refused. A backup of an older version is migrated.
 * @param {{ url: string, audioFolder: string, from: string }} options
 * @returns {Promise<Manifest>}
 */
export async function restore({ url, audioFolder, from }) {
  const manifest = await readManifest(from)
  const folder = join(from, 'tables')
  for (const table of manifest.tables) await checkTable({ folder, table })
  await migrate({ url, only: manifest.migrations })
  await withClient(url, async (db) => {
    await db.query('BEGIN')
    if (await hasRows(db)) throw new Problem('The database has something in it. Restore into an empty one.')
    await readTables({ db, folder, tables: manifest.tables, sequences: manifest.sequences })
    await db.query('COMMIT')
  })
  await mkdir(audioFolder, { recursive: true })
  await copyAudio({ from: join(from, 'audio'), to: audioFolder })
  await migrate({ url })
  return manifest
}
