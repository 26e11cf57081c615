// node bench/readers.mjs [--learners 100,300,500,1000] [--seconds 60]: P11's second half. Learners at once who open page after page
// of the app as an operator runs it, one web process per core, each with an account of their own; and how the app is after
// they have gone.
import { rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuild } from '../scripts/build.mjs'
import { runScript } from '../scripts/project.mjs'
import { signIn, startDatabase } from './support/app.mjs'
import { startChild } from './support/child.mjs'
import { makeCrowd, openDialogues, SECRET } from './support/crowd/accounts.mjs'
import { tellAll, tellClient, tellFailures, tellKind, tellPages } from './support/crowd/report.mjs'
import { practise } from './support/learners.mjs'
import { Machine } from './support/machines/machine.mjs'
import { median, tell } from './support/rows.mjs'

const target = 'P11'
const PORT = Number(process.env.PORT || 41_861)
const FOLDER = join(tmpdir(), `kopru-readers-${PORT}`)
/** By the number of learners. @type {Record<number, { allMs?: number, soundMs?: number }>} */
const LIMITS = { 500: { allMs: 500, soundMs: 100 }, 1_000: { allMs: 3_000 } }
const AFTER = { pauseMs: 10_000, pages: 20, limit: 1.5 }

const { values } = parseArgs({
  options: { learners: { type: 'string', default: '100,300,500,1000' }, seconds: { type: 'string', default: '60' } },
})
const CROWDS = values.learners.split(',').map(Number)
const SECONDS = Number(values.seconds)

/** One page, again and again. Each has its own connection, so that every web process has its turn. @param {string} url @param {string} cookie */
async function pageMs(url, cookie) {
  const times = []
  for (let n = 0; n < AFTER.pages; n += 1) {
    const startedAt = performance.now()
    await (await fetch(`${url}/dashboard`, { headers: { Cookie: cookie, Connection: 'close' } })).text()
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

/** @param {{ url: string, cookies: string[], dialogues: number[] }} crowd */
async function readTogether({ url, cookies, dialogues }) {
  const client = await startChild('crowd/client.mjs')
  const told = await client.ask('read', { url, cookies, dialogues, seconds: SECONDS })
  await client.stop()
  const of = { target, told, who: `${cookies.length} learners` }
  const { allMs, soundMs } = LIMITS[cookies.length] ?? {}
  tellAll({ ...of, limitMs: allMs })
  tellPages(of)
  tellKind({ ...of, kind: 'sound', limitMs: soundMs })
  tellFailures(of)
  tellClient(of)
}

/** @param {{ url: string, db: import('pg').Client }} app */
async function measure({ url, db }) {
  const model = await practise({ url }, await signIn(url, 'free'))
  const cookies = await makeCrowd(db, { count: Math.max(...CROWDS), model })
  const dialogues = (await openDialogues({ url, db }, cookies[0] ?? '')).map(({ id }) => id)
  let before = 0
  for (const count of CROWDS) {
    before = await pageMs(url, cookies[0] ?? '')
    await readTogether({ url, cookies: cookies.slice(0, count), dialogues })
    await pause(AFTER.pauseMs)
  }
  const after = await pageMs(url, cookies[0] ?? '')
  tell({
    target,
    what: `/dashboard ten seconds after ${CROWDS.at(-1)} learners`,
    limit: `<= ${AFTER.limit} of before`,
    measured: `${(after / before).toFixed(2)} (${before.toFixed(1)}, ${after.toFixed(1)} ms)`,
    isMet: after / before <= AFTER.limit,
  })
}

await runScript(async () => {
  await ensureBuild()
  const database = await startDatabase(FOLDER)
  const environment = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    WEB_PROCESSES: String(availableParallelism()),
    DATABASE_URL: '',
    KOPRU_EMBEDDED_DATABASE_URL: database.url,
    SESSION_SECRET: SECRET,
    RATE_LIMIT_FACTOR: '1000',
  }
  const machine = new Machine({ name: 'app', port: PORT, folder: join(FOLDER, 'app'), environment })
  try {
    await machine.start()
    await measure({ url: `http://127.0.0.1:${PORT}`, db: database.db })
  } finally {
    await machine.stop()
    await database.stop()
    await rm(FOLDER, { recursive: true, force: true })
  }
})
process.exit()
