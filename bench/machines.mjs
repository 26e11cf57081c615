// node bench/machines.mjs: P14. Two machines without a shared disk or sticky sessions: the built app twice, each with two web
// processes and a folder of its own, on a database behind a real PgBouncer (transaction mode) and on an S3 double, behind a
// balancer that sends requests in turn. Learners practise through it while both machines are restarted one after the other.
// Needs PgBouncer (`apt-get install pgbouncer`) and is left out without it.
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureBuild } from '../scripts/build.mjs'
import { migrate } from '../scripts/database/migrate.mjs'
import { startPostgres } from '../scripts/postgres/server.mjs'
import { runScript } from '../scripts/project.mjs'
import { openSources } from '../tests/support/sources.mjs'
import { CHECK_MS, startBalancer } from './support/machines/balancer.mjs'
import { checkPooler, POOLER_SETTINGS, ROLE_SETTINGS } from './support/machines/check-pooler.mjs'
import { Learner } from './support/machines/learner.mjs'
import { Machine } from './support/machines/machine.mjs'
import { poolerVersion, startPooler } from './support/machines/pooler.mjs'
import { processorMs } from './support/machines/processor.mjs'
import { row, tellPooler, tellSpread, tellState, tellTraffic } from './support/machines/report.mjs'

const PORT = Number(process.env.PORT || 41_841)
const FOLDER = join(tmpdir(), `kopru-machines-${PORT}`)
const ROLE = 'kopru_app'
const PASSWORD = 'throw-away'
/** Odd, so that learners in step do not always meet the same machine. */
const LEARNERS = Number(process.env.LEARNERS || 5)
/** Of each machine. */
const PROCESSES = process.env.PROCESSES || (availableParallelism() >= 4 ? '2' : '1')
const STEADY_MS = 20_000
const BETWEEN_MS = 3_000
/** A little more than two health checks, as docs/operations.md says. */
const DRAIN_SECONDS = 3

/** A database with a role that owns it and nothing else. Its server's clock is not UTC, so that a lost setting shows. */
async function startDatabase() {
  const folder = join(FOLDER, 'postgres')
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', timezone: 'Australia/Sydney' }
  const server = await startPostgres({ folder, durable: false, settings })
  const db = new Client({ connectionString: server.url('postgres') })
  db.on('error', () => undefined)
  await db.connect()
  await db.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${PASSWORD}'`)
  await db.query(`CREATE DATABASE ${ROLE} OWNER ${ROLE}`)
  await db.end()
  const url = new URL(server.url(ROLE))
  url.username = ROLE
  url.password = PASSWORD
  const admin = new Client({ connectionString: server.url(ROLE) })
  admin.on('error', () => undefined)
  await admin.connect()
  const postmaster = Number((await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0])
  return {
    url: url.href,
    admin,
    postmaster,
    async stop() {
      await admin.end()
      await server.stop()
    },
  }
}

/** The tests' S3 double, over HTTP. */
async function startStore() {
  const sources = await openSources()
  const { startS3 } = /** @type {typeof import('../tests/support/s3.ts')} */ (
    await sources.ssrLoadModule('/tests/support/s3.ts')
  )
  const { settings, stop } = await startS3()
  return {
    settings: {
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    async stop() {
      await stop()
      await sources.close()
    },
  }
}

/** @param {{ machines: Machine[], balancer: Awaited<ReturnType<typeof startBalancer>> }} options */
async function restartAll({ machines, balancer }) {
  for (const machine of machines) {
    const startedAt = performance.now()
    const code = await machine.stop()
    const stoppedAt = performance.now()
    await machine.start()
    const seconds = (/** @type {number} */ ms) => `${(ms / 1_000).toFixed(1)} s`
    row({
      what: `${machine.name}: exit code; stopped in, ready after`,
      limit: '0',
      measured: `${code}; ${seconds(stoppedAt - startedAt)}, ${seconds(performance.now() - stoppedAt)}`,
      isMet: code === 0,
    })
    await balancer.untilUsed(machine)
    await pause(BETWEEN_MS)
  }
}

/** @param {{ database: Awaited<ReturnType<typeof startDatabase>>, pooler: import('./support/machines/pooler.mjs').Pooler, store: Awaited<ReturnType<typeof startStore>> }} parts */
async function practise({ database, pooler, store }) {
  const environment = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    WEB_PROCESSES: PROCESSES,
    DATABASE_URL: pooler.url,
    DIRECT_DATABASE_URL: database.url,
    SESSION_SECRET: 'throw-away-secret-of-thirty-two-bytes',
    APP_URL: `http://127.0.0.1:${PORT}`,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    RATE_LIMIT_FACTOR: '1000',
    ...store.settings,
  }
  const machines = [1, 2].map(
    (n) => new Machine({ name: `machine-${n}`, port: PORT + n, folder: join(FOLDER, `machine-${n}`), environment }),
  )
  /** @type {Awaited<ReturnType<typeof startBalancer>> | undefined} */
  let balancer
  try {
    // Together, on an empty database.
    await Promise.all(machines.map((machine) => machine.start()))
    balancer = await startBalancer({ port: PORT, machines })
    const { rows } = await database.admin.query(
      `SELECT id, transcript FROM dialogues WHERE access_level = 'free' ORDER BY created_at, id LIMIT 1`,
    )
    /** @type {{ segments: { text: string, translation: string }[] }} */
    const { segments } = JSON.parse(rows[0].transcript)
    const sample = {
      id: Number(rows[0].id),
      texts: segments.map(({ text }) => text),
      answers: segments.map(({ translation }) => translation),
    }
    const places = { balancer: { port: PORT }, machines: () => [], sample }
    /** @type {Machine[]} */
    let serving = machines
    const learners = Array.from(
      { length: LEARNERS },
      (_, n) => new Learner({ ...places, machines: () => serving, name: `learner-${n + 1}` }),
    )
    for (const learner of learners) await learner.join()
    let isOver = false
    const running = Promise.all(learners.map((learner) => learner.run(() => isOver)))
    const used = () =>
      processorMs({ groups: machines.map(({ group }) => group), postmaster: database.postmaster, pooler: pooler.pid })
    while (learners.some(({ rounds }) => rounds === 0)) await pause(CHECK_MS)
    const before = await used()
    const asked = () => learners.reduce((sum, learner) => sum + learner.requests, 0)
    const first = asked()
    await pause(STEADY_MS)
    const after = await used()
    const count = asked() - first
    const each = (/** @type {'web' | 'postgres' | 'pooler'} */ part) =>
      ((after[part] - before[part]) / count).toFixed(2)
    tellTraffic(learners, 'with both machines')
    row({
      what: 'a request: web, Postgres, PgBouncer',
      measured: `${each('web')}, ${each('postgres')}, ${each('pooler')} ms of a core (${count} requests)`,
    })
    tellSpread({ learners, machines })
    serving = []
    await restartAll({ machines, balancer })
    serving = machines
    await pause(BETWEEN_MS)
    isOver = true
    await running
    tellTraffic(learners, 'while each machine restarts in turn')
    row({ what: 'refused connections that went to the other', measured: String(balancer.retried()) })
    row({
      what: 'requests cut off',
      limit: '0',
      measured: String(balancer.broken.length),
      isMet: balancer.broken.length === 0,
    })
    for (const line of balancer.broken.slice(0, 10)) console.error(line)
    await tellState({ db: database.admin, learners, machines })
    await tellPooler(pooler, ROLE)
  } finally {
    await balancer?.stop()
    const codes = await Promise.all(machines.map((machine) => machine.stop()))
    console.log(`The machines ended with ${codes.join(' and ')}; health checks every ${CHECK_MS} ms.`)
  }
}

async function main() {
  const version = poolerVersion()
  if (!version) {
    console.log(
      'PgBouncer is not installed, so two machines on a pooled database are not tried (apt-get install pgbouncer).',
    )
    return
  }
  await ensureBuild()
  await rm(FOLDER, { recursive: true, force: true })
  const database = await startDatabase()
  try {
    const place = { server: database.url, port: PORT + 3, folder: join(FOLDER, 'pooler') }
    await checkPooler({ version, database, place, row })
    for (const setting of ROLE_SETTINGS) await database.admin.query(`ALTER ROLE ${ROLE} ${setting}`)
    await migrate({ url: database.url })
    const pooler = await startPooler({ ...place, settings: POOLER_SETTINGS })
    const store = await startStore()
    try {
      await practise({ database, pooler, store })
    } finally {
      await store.stop()
      await pooler.stop()
    }
  } finally {
    await database.stop()
    if (!process.env.MACHINES_KEEP) await rm(FOLDER, { recursive: true, force: true })
  }
}

await runScript(main)
process.exit()
