// The app of a bench, with what every bench asks of it.
import { Client } from 'pg'
import { Problem } from '../../scripts/project.mjs'
import { startChild } from './child.mjs'

/** @typedef {{ path: string, headers?: Record<string, string> }} Ask */
/** @typedef {{ url: string, db: Client, child: import('./child.mjs').Child }} App */

const PASSWORD = 'Kopru!2026'

/**
 * Runs `measure` on the built app with a throw-away database, and ends both.
 * @param {(app: App) => Promise<void>} measure
 * @param {{ port: number, environment?: Record<string, string> }} options
 */
export async function withApp(measure, { port, environment = {} }) {
  const PORT = process.env.PORT || String(port)
  const { ready, ...child } = await startChild('server.mjs', { ...environment, PORT })
  const db = new Client({ connectionString: ready.databaseUrl })
  db.on('error', () => undefined)
  await db.connect()
  try {
    await measure({ url: ready.base, db, child })
  } finally {
    await db.end()
    await child.stop()
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
 * The statements of one request, on a page that was seen before.
 * @param {App} app
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
