// What PgBouncer does with the connections that the app makes, with and without the settings of docs/operations.md.
import { Client } from 'pg'
import { migrate } from '../../../scripts/database/migrate.mjs'
import { startPooler } from './pooler.mjs'

/** Of pgbouncer.ini. 1.20 and newer need no `options`. */
export const POOLER_SETTINGS = { default_pool_size: '20', ignore_startup_parameters: 'statement_timeout, options' }
/** Of the app's role: what the pooler ignores. */
export const ROLE_SETTINGS = ["SET statement_timeout = '7s'", "SET TimeZone = 'UTC'"]
/** As app/db.server.ts connects. */
const AS_THE_APP = { statement_timeout: 7_000, options: '-c TimeZone=UTC' }
const LONG_MS = 20_000

/** @param {string} url @param {object} [options] */
async function tryConnection(url, options = AS_THE_APP) {
  const client = new Client({ connectionString: url, ...options })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      "SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS limit",
    )
    return `TimeZone ${rows[0].zone}, statement_timeout ${rows[0].limit}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** @param {string} url @returns how a statement of twenty seconds ends */
async function tryLongStatement(url) {
  const client = new Client({ connectionString: url, ...AS_THE_APP })
  client.on('error', () => undefined)
  await client.connect()
  const startedAt = performance.now()
  const outcome = await client.query('SELECT pg_sleep($1)', [LONG_MS / 1_000]).then(
    () => 'ran to its end',
    (error) => String(error.message),
  )
  await client.end()
  return { outcome, seconds: (performance.now() - startedAt) / 1_000 }
}

/**
 * Tries the settings one after another, and leaves none of them set.
 * @param {{ version: string, database: { url: string, admin: Client }, place: { server: string, port: number, folder: string },
 *   row: (row: { what: string, measured: string, limit?: string, isMet?: boolean }) => void }} options
 */
export async function checkPooler({ version, database, place, row }) {
  const role = new URL(database.url).username
  for (const [name, ignored] of [
    ['nothing', ''],
    ['statement_timeout', 'statement_timeout'],
    ['and options', POOLER_SETTINGS.ignore_startup_parameters],
  ]) {
    const pooler = await startPooler({ ...place, settings: { ignore_startup_parameters: ignored ?? '' } })
    row({ what: `PgBouncer ${version}, ignoring ${name}`, measured: await tryConnection(pooler.url) })
    await pooler.stop()
  }
  for (const setting of ROLE_SETTINGS) await database.admin.query(`ALTER ROLE ${role} ${setting}`)
  const pooler = await startPooler({ ...place, settings: POOLER_SETTINGS })
  try {
    const found = await tryConnection(pooler.url)
    row({
      what: 'with both settings of the role',
      limit: 'as without a pooler',
      measured: found,
      isMet: found === 'TimeZone UTC, statement_timeout 7s',
    })
    const { outcome, seconds } = await tryLongStatement(pooler.url)
    row({
      what: 'a statement of 20 s',
      limit: '<= 8 s',
      measured: `${outcome} after ${seconds.toFixed(1)} s`,
      isMet: seconds <= 8,
    })
    await tryMigrations({ pooler, database, row })
  } finally {
    await pooler.stop()
    await database.admin.query(`ALTER ROLE ${role} RESET ALL`)
  }
}

/**
 * Why migrations must not go through the pool: their lock belongs to a session.
 * @param {{ pooler: import('./pooler.mjs').Pooler, database: { admin: Client }, row: (row: { what: string, measured: string }) => void }} options
 */
async function tryMigrations({ pooler, database, row }) {
  const outcome = await migrate({ url: pooler.url }).then(
    (applied) => `${applied.length} applied`,
    (error) => String(error.message),
  )
  const { rows } = await database.admin.query(
    `SELECT count(*)::int AS locks FROM pg_locks WHERE locktype = 'advisory' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  row({ what: 'migrations through the pool', measured: `${outcome}; ${rows[0].locks} lock left behind` })
}
