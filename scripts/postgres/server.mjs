// Runs the PostgreSQL server from npm on its own data folder. One Köprü owns a folder at a time: it holds an advisory lock in
// the running server, which is released however the owner ends. So the next start finds a server whose owner was killed,
// takes it over, and stops it in the end.
import { appendFile, open, readFile, stat, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { DATABASE, findFreePort, urlWith } from './address.mjs'
import { findPrograms, handOver, spawnProgram } from './binaries.mjs'
import { ensureCluster, newPassword, placeOf, USER } from './cluster.mjs'
import { isPostgres, readPostmaster } from './postmaster.mjs'
import { Problem } from '../project.mjs'

/** An arbitrary number that nobody else uses: "kopru" on a telephone keypad. */
const OWNER_LOCK = 56_778
const POLL_MS = 5
const START_DEADLINE_MS = 60_000
const STOP_DEADLINE_MS = 10_000
const CONNECT_TIMEOUT_MS = 5_000
const MAX_LOG_BYTES = 1_048_576
const DUPLICATE_DATABASE = '42P04'

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  jit: 'off',
  // Starts, stops and crashes are logged; statements, which may hold personal data, are not.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/**
 * @typedef {import('./binaries.mjs').Programs} Programs
 * @typedef {import('./cluster.mjs').Place} Place
 * @typedef {{ pid: number, port: number, client: Client }} Holding
 * @typedef {{ url: (database?: string) => string, isNew: boolean, stop: () => Promise<void> }} Server
 */

/**
 * Starts a server process and waits until it answers or ends. Returns whether a retry makes sense: another start may have
 * won, or the port may have been taken meanwhile.
 * @param {{ programs: Programs, place: Place, port: number, settings: Record<string, string> }} options
 */
async function launch({ programs, place, port, settings }) {
  await appendFile(place.log, '', { mode: 0o600 })
  if ((await stat(place.log)).size > MAX_LOG_BYTES) await truncate(place.log)
  const before = (await stat(place.log)).size
  const log = await open(place.log, 'a')
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', place.data, '-p', String(port), ...flags]
  const child = spawnProgram(programs, { program: 'postgres', args, stderr: log.fd })
  /** @type {string | undefined} */
  let failure
  child.once('error', (error) => {
    failure = error.message
  })
  child.once('exit', (code) => {
    failure ??= `PostgreSQL ended with ${code}`
  })
  child.unref()
  await log.close()
  for (let waited = 0; waited < START_DEADLINE_MS; waited += POLL_MS) {
    if (failure !== undefined) break
    const running = await readPostmaster(place.data)
    if (running?.pid === child.pid && running?.isReady) return
    await wait(POLL_MS)
  }
  const said = (await readFile(place.log, 'utf8')).slice(before).trim()
  if (/already exists|still in use|Address already in use/.test(said)) return
  throw new Problem(`The embedded database did not start: ${failure ?? 'it took too long'}\n${said}`)
}

/**
 * @param {{ place: Place, port: number, database: string }} options
 */
async function connect({ place, port, database }) {
  const password = (await readFile(place.password, 'utf8')).trim()
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: USER,
    password,
    database,
    application_name: `kopru ${process.pid}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // A lost connection is handled by its end event.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Takes the owner's lock, or names the process that has it.
 * @param {{ client: Client, folder: string }} options
 */
async function takeOwnership({ client, folder }) {
  const lock = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [OWNER_LOCK])
  if (lock.rows[0]?.taken) return
  const { rows } = await client.query(
    `SELECT activity.application_name AS name FROM pg_locks AS lock JOIN pg_stat_activity AS activity USING (pid)
     WHERE lock.locktype = 'advisory' AND lock.objid = $1 AND lock.granted`,
    [OWNER_LOCK],
  )
  await client.end()
  const owner = String(rows[0]?.name ?? '').replace(/^kopru /, 'process ')
  throw new Problem(
    `Another Köprü${owner ? ` (${owner})` : ''} is running on the data folder ${dirname(folder)}.\n` +
      'Stop it first, or set DATA_DIR to another folder to run a second one.',
  )
}

/**
 * A server that answers, started if there is none.
 * @param {{ programs: Programs, place: Place, nextPort: () => Promise<number>, settings: Record<string, string> }} options
 *   `nextPort`: called for each attempt
 * @returns {Promise<Holding>}
 */
async function reach({ programs, place, nextPort, settings }) {
  const deadline = Date.now() + START_DEADLINE_MS
  let last
  while (Date.now() < deadline) {
    const running = await readPostmaster(place.data)
    if (!running) await launch({ programs, place, port: await nextPort(), settings })
    else if (running.isReady) {
      try {
        return { ...running, client: await connect({ place, port: running.port, database: 'postgres' }) }
      } catch (error) {
        // It may be stopping, or may have crashed just now.
        last = error
      }
    }
    await wait(POLL_MS)
  }
  throw new Problem(`The embedded database in ${place.folder} does not answer: ${String(last)}\nSee ${place.log}.`)
}

/** @param {{ place: Place, port: number }} options */
async function ensureDatabase({ place, port }) {
  const client = await connect({ place, port, database: 'postgres' })
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === DUPLICATE_DATABASE
    if (!isThere) throw error
  } finally {
    await client.end()
  }
}

/** @param {number} pid */
async function shutDown(pid) {
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isPostgres(pid); waited += POLL_MS) {
    // Immediate shutdown, as in a power cut: the next start recovers.
    if (waited === STOP_DEADLINE_MS) process.kill(pid, 'SIGQUIT')
    await wait(POLL_MS)
  }
}

/**
 * Starts the server of a data folder, or takes over one that a killed process left behind. Throws a Problem when
 * another Köprü owns the folder. A server that crashes is started again on the same port.
 * @param {{ folder: string, settings?: Record<string, string>, durable?: boolean, port?: number | undefined,
 *   password?: string | undefined }} options
 *   `durable: false` (tests) skips the flush to disk when the folder is created; `port`: tried first; `password`: for a
 *   new folder
 * @returns {Promise<Server>}
 */
export async function startPostgres({ folder, settings = {}, durable = true, port: expected, password: wanted }) {
  const place = placeOf(folder)
  const programs = await findPrograms()
  const isNew = await ensureCluster({ programs, folder, durable, password: wanted ?? newPassword() })
  await handOver({ uid: programs.uid, path: folder })
  let isStopping = false
  /** @param {() => Promise<number>} nextPort */
  async function hold(nextPort) {
    const held = await reach({ programs, place, nextPort, settings })
    await takeOwnership({ client: held.client, folder })
    held.client.once('end', () => {
      if (!isStopping) recover()
    })
    return held
  }
  function recover() {
    holding = holding.then((lost) => hold(async () => lost.port))
    holding.catch((error) => console.error(error instanceof Problem ? error.message : error))
  }
  const ports = expected === undefined ? [] : [expected]
  let holding = hold(async () => ports.pop() ?? (await findFreePort()))
  const { port } = await holding
  await ensureDatabase({ place, port })
  const password = (await readFile(place.password, 'utf8')).trim()
  return {
    url: urlWith({ password, port }),
    isNew,
    async stop() {
      isStopping = true
      const held = await holding
      await shutDown(held.pid)
      await held.client.end()
    },
  }
}

/**
 * The server of a data folder for a short task: the running one, whoever owns it, or else one that ends with the task.
 * @param {{ folder: string }} options
 * @returns {Promise<Server>}
 */
export async function borrowPostgres({ folder }) {
  const place = placeOf(folder)
  const running = await readPostmaster(place.data)
  if (!running?.isReady) return startPostgres({ folder })
  const password = (await readFile(place.password, 'utf8')).trim()
  return {
    url: urlWith({ password, port: running.port }),
    isNew: false,
    stop: async () => undefined,
  }
}
