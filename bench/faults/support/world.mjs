// A complete Köprü to break: its own database, any number of the built app's processes, a folder for their data.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '../../../scripts/start/memory-flags.mjs'
import { migrate } from '../../../scripts/database/migrate.mjs'
import { startPostgres } from '../../../scripts/postgres/server.mjs'
import { fromRoot, ROOT } from '../../../scripts/project.mjs'
import { send } from './http.mjs'

const BASE_PORT = Number(process.env.FAULTS_PORT || 41_100)
const READY_MS = 300_000
let nextPort = BASE_PORT
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
/** @type {Set<number>} */
const databases = new Set()
// However this script ends, it stops what it started.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  for (const pid of databases) process.kill(pid, 'SIGQUIT')
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** A port in our range that no world has used yet. */
export const freshPort = () => (nextPort += 1)

/**
 * @typedef {{ port: number, pid: number, log: () => string, exited: Promise<number | null>, isAlive: () => boolean,
 *   kill: () => Promise<void>, stop: () => Promise<number | null>, rssMiB: () => number, peakMiB: () => number, fds: () => number }} App
 * @typedef {{ id: number, texts: string[], answers: string[] }} Sample
 * @typedef {{ folder: string, url: string, sql: <Row extends Record<string, unknown> = Record<string, any>>(text: string, values?: unknown[]) => Promise<Row[]>,
 *   start: (settings?: Record<string, string>, options?: { preload?: string, isQuick?: boolean }) => Promise<App>,
 *   postgresPid: () => number, close: () => Promise<void> }} World
 */

/** @param {number} pid @param {string} field of /proc/<pid>/status, in kB there */
function memoryOf(pid, field) {
  try {
    const line = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(line?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** @param {{ port: number, isOver: () => boolean, log: () => string }} options */
async function untilReady({ port, isOver, log }) {
  const until = performance.now() + READY_MS
  while (performance.now() < until) {
    if (isOver()) throw new Error(`The app ended before it was ready:\n${log()}`)
    if ((await send({ port }, { path: '/readyz', timeoutMs: 2_000 })).status === 200) return
    await pause(50)
  }
  throw new Error(`The app was not ready in ${READY_MS} ms:\n${log()}`)
}

/**
 * Starts scripts/start/serve.mjs and waits until it is ready.
 * @param {{ folder: string, environment: Record<string, string>, preload?: string | undefined }} options
 * @returns {Promise<App>}
 */
async function startProcess({ folder, environment, preload }) {
  const port = freshPort()
  const logFile = join(folder, `app-${port}.log`)
  const out = await open(logFile, 'w')
  const child = spawn(process.execPath, [...MEMORY_FLAGS, fromRoot('scripts/start/serve.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', out.fd, out.fd],
    env: {
      ...MEMORY_ENVIRONMENT,
      ...process.env,
      ...environment,
      PORT: String(port),
      ...(preload && { LD_PRELOAD: preload }),
    },
  })
  await out.close()
  let isOver = false
  const exited = once(child, 'exit').then(([code]) => {
    isOver = true
    children.delete(child)
    return code
  })
  children.add(child)
  const log = () => readFileSync(logFile, 'utf8')
  const pid = child.pid ?? 0
  await untilReady({ port, isOver: () => isOver, log })
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    child.kill(signal)
    return exited
  }
  return {
    port,
    pid,
    log,
    exited,
    isAlive: () => !isOver,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    rssMiB: () => memoryOf(pid, 'VmRSS'),
    peakMiB: () => memoryOf(pid, 'VmHWM'),
    fds: () => readdirSync(`/proc/${pid}/fd`).length,
  }
}

/**
 * @param {{ settings?: Record<string, string>, isDurable?: boolean, isEmpty?: boolean }} [options] settings of every process; empty: for a backup
 * @returns {Promise<World>}
 */
async function openWorld({ settings = {}, isDurable = false, isEmpty = false } = {}) {
  const folder = join(tmpdir(), `kopru-faults-${process.pid}-${freshPort()}`)
  await mkdir(folder, { recursive: true })
  const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startPostgres({
    folder: join(folder, 'postgres'),
    durable: false,
    settings: isDurable ? {} : quick,
  })
  const postgresPid = () => Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  const ownPid = postgresPid()
  databases.add(ownPid)
  if (!isEmpty) await migrate({ url: postgres.url() })
  const pool = new Pool({ connectionString: postgres.url(), max: 3 })
  // The next query replaces a connection that was cut.
  pool.on('error', () => undefined)
  const base = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    WEB_PROCESSES: '1',
    LOG_LEVEL: 'info',
    DATA_DIR: folder,
    KOPRU_EMBEDDED_DATABASE_URL: postgres.url(),
    DATABASE_URL: '',
    RATE_LIMIT_FACTOR: '1000',
    ...settings,
  }
  /** @type {App[]} */
  const apps = []
  return {
    folder,
    url: postgres.url(),
    sql: async (text, values) => (await pool.query(text, values)).rows,
    async start(more = {}, { preload } = {}) {
      const options = { folder, environment: { ...base, ...more }, preload }
      // The system may have given the port to a connection.
      const again = (/** @type {unknown} */ error) => {
        if (!String(error).includes('is taken')) throw error
        return startProcess(options)
      }
      const app = await startProcess(options).catch(again).catch(again)
      apps.push(app)
      return app
    },
    postgresPid,
    async close() {
      await Promise.all(apps.filter((app) => app.isAlive()).map((app) => app.kill()))
      await pool.end()
      databases.delete(ownPid)
      await postgres.stop()
      if (!process.env.FAULTS_KEEP) await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Runs something in its own world, which is removed afterwards.
 * @param {Parameters<typeof openWorld>[0]} options
 * @param {(world: World) => Promise<void>} work
 */
export async function inWorld(options, work) {
  const world = await openWorld(options)
  try {
    await work(world)
  } finally {
    await world.close()
  }
}

/** The first free dialogue with its model answers. @param {World} world @returns {Promise<Sample>} */
export async function getSample({ sql }) {
  const [row] = await sql(
    `SELECT id, transcript FROM dialogues WHERE access_level = 'free' ORDER BY created_at, id LIMIT 1`,
  )
  /** @type {{ text: string, translation: string }[]} */
  const segments = JSON.parse(String(row?.transcript)).segments
  return {
    id: Number(row?.id),
    texts: segments.map(({ text }) => text),
    answers: segments.map(({ translation }) => translation),
  }
}

/** Learners fault-1, fault-2 … with the demo accounts' password. @param {World} world @param {number} count */
export async function addLearners({ sql }, count) {
  const rows = await sql(
    `WITH made AS (INSERT INTO users (username, email, password, email_verified)
       SELECT 'fault-' || n, 'fault-' || n || '@example.org', password, true FROM users, generate_series(1, $1::int) n
       WHERE username = 'free' RETURNING id, username),
     settings AS (INSERT INTO user_settings (user_id, updated_at) SELECT id, now() FROM made)
     SELECT id, username FROM made ORDER BY id`,
    [count],
  )
  return rows.map(({ id, username }) => ({ id: Number(id), username: String(username) }))
}

/** The file that marks which database the store belongs to (MARK_NAME in recording-store.server.ts). */
const STORE_MARK = 'installation'

/** The recordings on disk, by the last part of their storage keys. @param {{ folder: string }} world */
export function filesOnDisk({ folder }) {
  const audio = join(folder, 'audio/recordings')
  if (!existsSync(audio)) return []
  return readdirSync(audio, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== STORE_MARK)
    .map((entry) => `${entry.parentPath.slice(audio.length + 1)}/${entry.name}`)
}
