// A real PgBouncer in transaction mode in front of a database.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { Problem } from '../../../scripts/project.mjs'

const START_MS = 10_000
const POLL_MS = 50

/**
 * @typedef {{ url: string, pid: number, ask: (command: string) => Promise<Record<string, any>[]>, log: () => Promise<string>,
 *   stop: () => Promise<void> }} Pooler
 */

/** Its version, or undefined if it is not installed. */
export function poolerVersion() {
  const { stdout, error } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  return error ? undefined : /PgBouncer (\S+)/.exec(stdout)?.[1]
}

/** @param {URL} server @param {{ port: number, folder: string, settings: Record<string, string> }} options */
function configuration(server, { port, folder, settings }) {
  const lines = Object.entries({
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users.txt'),
    admin_users: server.username,
    pool_mode: 'transaction',
    max_client_conn: '200',
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`)
  const database = server.pathname.slice(1)
  const address = `host=${server.hostname} port=${server.port} dbname=${database}`
  return `[databases]\n${database} = ${address}\n[pgbouncer]\n${lines.join('\n')}\n`
}

/** @param {string} url */
async function connect(url) {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * @param {{ server: string, port: number, folder: string, settings: Record<string, string> }} options
 *   `server`: the database's own address; `settings`: lines of pgbouncer.ini
 * @returns {Promise<Pooler>}
 */
export async function startPooler({ server, port, folder, settings }) {
  const address = new URL(server)
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'pgbouncer.ini')
  const log = join(folder, 'pgbouncer.log')
  await writeFile(join(folder, 'users.txt'), `"${address.username}" "${address.password}"\n`)
  await writeFile(file, configuration(address, { port, folder, settings }))
  await writeFile(log, '')
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', [...asOther, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr.on('data', (chunk) => void writeFile(log, chunk, { flag: 'a' }))
  const said = () => readFile(log, 'utf8')
  const exited = once(child, 'exit')
  const pooled = new URL(server)
  pooled.port = String(port)
  const admin = new URL(pooled)
  admin.pathname = '/pgbouncer'
  const until = performance.now() + START_MS
  /** @type {Client | undefined} */
  let desk
  while (!desk) {
    desk = await connect(admin.href).catch(() => undefined)
    if (child.exitCode !== null || performance.now() > until) throw new Problem(`PgBouncer: ${await said()}`)
    await pause(POLL_MS)
  }
  const opened = desk
  return {
    url: pooled.href,
    pid: child.pid ?? 0,
    ask: async (command) => (await opened.query(command)).rows,
    log: said,
    async stop() {
      await opened.end()
      child.kill('SIGTERM')
      await exited
    },
  }
}
