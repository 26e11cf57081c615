// The content of a database, table by table, as files that any later Postgres can read.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { escapeIdentifier as quoted } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { Problem } from '../project.mjs'

/**
 * @typedef {{ name: string, columns: string[], rows: number, sha256: string }} TableCopy `sha256` of the rows as text
 * @typedef {{ name: string, value: string, isCalled: boolean }} SequenceCopy
 */

const MIGRATIONS = '_prisma_migrations'
/** Identifies this database: a copy gets its own id. */
const INSTALLATION = 'installation'
/** @param {string[]} names */
const list = (names) => names.map((name) => quoted(name)).join(', ')
/** @param {string} name */
const fileOf = (name) => `${name}.copy.gz`

// Generated columns are not copied.
const COLUMNS = `
  SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname NOT IN ('${MIGRATIONS}', '${INSTALLATION}')
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`
const REFERENCES = `
  SELECT child.relname AS child, parent.relname AS parent
  FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
  WHERE k.contype = 'f' AND child.oid <> parent.oid AND child.relnamespace = current_schema()::regnamespace`
const SEQUENCES = `
  SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema() ORDER BY sequencename`

/**
 * Orders tables so that each comes after those it references.
 * @param {string[]} tables
 * @param {{ child: string, parent: string }[]} references
 * @returns {string[]}
 */
export function inOrderOfReference(tables, references) {
  /** @type {string[]} */
  const ordered = []
  let left = tables
  while (left.length > 0) {
    const waiting = new Set(left)
    const free = left.filter((table) => !references.some(({ child, parent }) => child === table && waiting.has(parent)))
    if (free.length === 0) throw new Problem(`These tables refer to one another in a circle: ${left.join(', ')}.`)
    ordered.push(...free)
    left = left.filter((table) => !free.includes(table))
  }
  return ordered
}

/** Counts and hashes what flows through. */
function meter() {
  const hash = createHash('sha256')
  let rows = 0
  const stream = new Transform({
    /** @param {Buffer} chunk */
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      for (const byte of chunk) if (byte === 10) rows += 1
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ rows, sha256: hash.digest('hex') }) }
}

/** @param {import('pg').Client} db @returns {Promise<{ table: string, columns: string[] }[]>} */
async function listTables(db) {
  return (await db.query(COLUMNS)).rows
}

/** @param {import('pg').Client} db @returns {Promise<string[]>} the migrations that the database has */
export async function listMigrations(db) {
  const { rows } = await db.query(
    `SELECT migration_name AS name FROM ${MIGRATIONS} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Writes every table into the folder, from one snapshot: the caller has begun a REPEATABLE READ transaction.
 * @param {{ db: import('pg').Client, folder: string }} options
 * @returns {Promise<{ tables: TableCopy[], sequences: SequenceCopy[] }>}
 */
export async function writeTables({ db, folder }) {
  /** @type {TableCopy[]} */
  const tables = []
  for (const { table, columns } of await listTables(db)) {
    const measured = meter()
    const rows = db.query(copyTo(`COPY (SELECT ${list(columns)} FROM ${quoted(table)}) TO STDOUT`))
    await pipeline(rows, measured.stream, createGzip(), createWriteStream(join(folder, fileOf(table)), { mode: 0o600 }))
    tables.push({ name: table, columns, ...measured.result() })
  }
  /** @type {SequenceCopy[]} */
  const sequences = []
  for (const { name } of (await db.query(SEQUENCES)).rows) {
    const { rows } = await db.query(`SELECT last_value::text AS value, is_called FROM ${quoted(name)}`)
    sequences.push({ name, value: rows[0].value, isCalled: rows[0].is_called })
  }
  return { tables, sequences }
}

/**
 * Checks a table's file against the manifest. Throws a Problem if it differs.
 * @param {{ folder: string, table: TableCopy }} options
 */
export async function checkTable({ folder, table }) {
  const measured = meter()
  try {
    await pipeline(
      createReadStream(join(folder, fileOf(table.name))),
      createGunzip(),
      measured.stream,
      new PassThrough().resume(),
    )
  } catch (error) {
    throw new Problem(`${fileOf(table.name)} cannot be read: ${String(error)}`, { cause: error })
  }
  if (measured.result().sha256 !== table.sha256) throw new Problem(`${fileOf(table.name)} is not what was backed up.`)
}

/**
 * Fills empty tables from the backup. All or nothing: the caller has begun a transaction.
 * @param {{ db: import('pg').Client, folder: string, tables: TableCopy[], sequences: SequenceCopy[] }} options
 */
export async function readTables({ db, folder, tables, sequences }) {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const { rows: references } = await db.query(REFERENCES)
  for (const name of inOrderOfReference([...byName.keys()], references)) {
    const columns = byName.get(name)?.columns ?? []
    const into = db.query(copyFrom(`COPY ${quoted(name)} (${list(columns)}) FROM STDIN`))
    await pipeline(createReadStream(join(folder, fileOf(name))), createGunzip(), into)
  }
  for (const { name, value, isCalled } of sequences) {
    await db.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), value, isCalled])
  }
}

/**
 * Whether any table has rows.
 * @param {import('pg').Client} db
 */
export async function hasRows(db) {
  const tables = await listTables(db)
  if (tables.length === 0) return false
  const some = tables.map(({ table }) => `EXISTS (SELECT FROM ${quoted(table)})`).join(' OR ')
  return (await db.query(`SELECT ${some} AS found`)).rows[0].found
}
