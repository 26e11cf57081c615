// Applies prisma/migrations in order and records them as `prisma migrate deploy` does, so that either may continue
// after the other. Prisma is not needed at run time, only the database driver.
import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { fromRoot, Problem, runScript, setting } from '../project.mjs'

/** The advisory lock that Prisma's own engine uses. */
const PRISMA_LOCK = 72_707_369
const CONNECT_TIMEOUT_MS = 10_000
const LOCK_TIMEOUT = '60s'

const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`

/** @param {string} folder */
async function readMigrations(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'))
      return { name, sql: sql.toString('utf8'), checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * @param {Client} db
 * @param {{ name: string, sql: string, checksum: string }} migration
 */
async function apply(db, { name, sql, checksum }) {
  const id = randomUUID()
  const record = 'INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ($1, $2, $3)'
  await db.query(record, [id, checksum, name])
  try {
    // A simple query: the server runs all its statements in one transaction.
    await db.query(sql)
  } catch (error) {
    await db.query('UPDATE "_prisma_migrations" SET logs = $2 WHERE id = $1', [id, String(error)])
    throw new Problem(`The migration ${name} failed: ${String(error)}`, { cause: error })
  }
  const finish = 'UPDATE "_prisma_migrations" SET finished_at = now(), applied_steps_count = 1 WHERE id = $1'
  await db.query(finish, [id])
}

/** @param {string} url */
async function connect(url) {
  const db = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  try {
    await db.connect()
    return db
  } catch (error) {
    const { host } = new URL(url)
    throw new Problem(`The database at ${host} cannot be reached: ${String(error)}`, { cause: error })
  }
}

/**
 * Migrates a database. Concurrent callers wait for each other. Throws a Problem if a migration fails, or if one failed
 * earlier and was not resolved. `only` (a backup's list) limits which migrations are applied.
 * @param {{ url: string, folder?: string, only?: string[] }} options
 * @returns {Promise<string[]>} the names applied by this call
 */
export async function migrate({ url, folder = fromRoot('prisma/migrations'), only }) {
  const known = await readMigrations(folder)
  const unknown = only?.find((name) => !known.some((migration) => migration.name === name))
  if (unknown) throw new Problem(`The migration ${unknown} is not known here: this version is older than the backup.`)
  const migrations = known.filter(({ name }) => only?.includes(name) ?? true)
  const db = await connect(url)
  try {
    // The role may have a time-out for the app's statements (docs/operations.md); an index of a big table takes longer.
    await db.query('SET statement_timeout = 0')
    await db.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`)
    await db.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK])
    await db.query('SET client_min_messages = warning')
    await db.query(MIGRATIONS_TABLE)
    const { rows } = await db.query(
      'SELECT migration_name AS name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    )
    const failed = rows.find((row) => row.finished_at === null)
    if (failed) {
      throw new Problem(`The migration ${failed.name} failed earlier. Resolve it first (npx prisma migrate resolve).`)
    }
    const checksums = new Map(rows.map((row) => [row.name, row.checksum]))
    for (const { name, checksum } of migrations) {
      const isEdited = checksums.has(name) && checksums.get(name) !== checksum
      if (isEdited) console.warn(`The migration ${name} was edited after it was applied.`)
    }
    const pending = migrations.filter(({ name }) => !checksums.has(name))
    for (const migration of pending) await apply(db, migration)
    return pending.map(({ name }) => name)
  } finally {
    // Ends the session, and with it the lock.
    await db.end()
  }
}

async function main() {
  const url = setting('DIRECT_DATABASE_URL') ?? setting('DATABASE_URL')
  if (!url) throw new Problem('Set DATABASE_URL to the database to migrate; npm start migrates the embedded one.')
  const applied = await migrate({ url })
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
}

if (process.argv[1] === fromRoot('scripts/database/migrate.mjs')) await runScript(main)
