// The app under measurement, and helpers shared by all benches.
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { ensureBuild } from '../../scripts/build.mjs'
import { migrate } from '../../scripts/database/migrate.mjs'
import { startPostgres } from '../../scripts/postgres/server.mjs'
import { Problem } from '../../scripts/project.mjs'
import { startChild } from './child.mjs'

/** @typedef {{ path: string, headers?: Record<string, string> }} Ask */
/** @typedef {{ url: string, db: Client, folder: string, child: import('./child.mjs').Child }} App `folder`: of all data */

const PASSWORD = 'Kopru!2026'

/** Nothing in this database needs to survive the bench. */
const FLEETING = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** An empty, migrated database. @param {string} folder of its own */
export async function startDatabase(folder) {
  await rm(folder, { recursive: true, force: true })
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false, settings: FLEETING })
  const url = postgres.url('postgres')
  await migrate({ url })
  const db = new Client({ connectionString: url })
  db.on('error', () => undefined)
  await db.connect()
  return {
    db,
    url,
    async stop() {
      await db.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Runs `measure` on the built app with a temporary database, and stops both.
 * @param {(app: App) => Promise<void>} measure
 * @param {{ port: number, environment?: Record<string, string> }} options
 */
export async function withApp(measure, { port, environment = {} }) {
  await ensureBuild()
  const PORT = process.env.PORT || String(port)
  const folder = join(tmpdir(), `kopru-bench-${PORT}`)
  const database = await startDatabase(folder)
  try {
    const { ready, ...child } = await startChild('server.mjs', {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      KOPRU_EMBEDDED_DATABASE_URL: database.url,
      RATE_LIMIT_FACTOR: '100',
      ...environment,
      PORT,
    })
    try {
      await measure({ url: ready.base, db: database.db, folder, child })
    } finally {
      await child.stop()
    }
  } finally {
    await database.stop()
  }
}

/**
 * @param {string} url of the app
 * @param {string} username of an account with the demo accounts' password
 * @returns {Promise<Record<string, string>>} the headers of a session
 */
export async function signIn(url, username) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  if (!response.ok) throw new Problem(`Sign-in failed: ${await response.text()}`)
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { Cookie: pairs.join('; '), 'Sec-Fetch-Site': 'same-origin' }
}

/**
 * The statements of one request, to a page that was requested before.
 * @param {Pick<App, 'url' | 'child'>} app
 * @param {Ask} ask
 * @returns {Promise<string[]>}
 */
export async function statementsOf({ url, child }, { path, headers }) {
  await (await fetch(url + path, { headers })).text()
  await child.ask('listen')
  const response = await fetch(url + path, { headers })
  await response.text()
  const statements = await child.ask('heard')
  if (!response.ok) throw new Problem(`${path} answered ${response.status}`)
  return statements
}
