// node bench/growth.mjs [share]: P13. The signed-in pages of one learner with 30 sessions: in the plain library, and with 1,000
// dialogues, 20,000 words, 100,000 accounts and 5,000,000 submissions besides. Without a share it takes a tenth of the accounts and
// submissions; the whole (`1`) needs 16 GB and ten minutes.
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runScript } from '../scripts/project.mjs'
import { signIn, withApp } from './support/app.mjs'
import { grow } from './support/growth.mjs'
import { makePractised, practise } from './support/learners.mjs'
import { cpuPerRequest, load } from './support/load.mjs'
import { processorMs } from './support/machines/processor.mjs'
import { median, percentile, tell } from './support/rows.mjs'

/** @typedef {import('./support/app.mjs').App} App */
/** @typedef {{ web: number, postgres: number, p50: number, p95: number, bytes: number }} Cost */

const PORT = process.env.PORT || '41855'
const SHARE = Number(process.argv[2] ?? 0.1)
const SIZE = { dialogues: 1_000, words: 20_000, accounts: 100_000 * SHARE, submissions: 5_000_000 * SHARE }
const PAGES = [
  '/dashboard',
  '/practice',
  '/practice/1',
  '/history',
  '/vocabulary',
  '/mock-test',
  '/api/notifications/unread-count',
]
const SESSIONS = 30
const WARM_UP = 20
const ROUNDS = 3
const COUNT = 20
const LIMIT = 1.3
/** Half a tick of /proc's clock over one round: below it, a page's share cannot be told. */
const LEAST_MS = 0.2

/** @param {App} app @param {import('./support/app.mjs').Ask} ask @returns {Promise<Cost>} */
async function costOf({ url, child }, ask) {
  const postmaster = join(tmpdir(), `kopru-bench-${PORT}`, 'postgres/data/postmaster.pid')
  const pid = Number((await readFile(postmaster, 'utf8')).split('\n')[0])
  const used = async () => (await processorMs({ groups: [], postmaster: pid, pooler: 0 })).postgres
  await load({ url, asks: [ask], count: WARM_UP, connections: 1 })
  const web = []
  const postgres = []
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await used()
    const cost = await cpuPerRequest({ url, child, ask, count: COUNT, connections: 1 })
    web.push(cost.cpuMs)
    times.push(...cost.times)
    postgres.push(((await used()) - before) / COUNT)
  }
  const page = await (await fetch(url + ask.path, { headers: ask.headers })).text()
  return {
    web: median(web),
    postgres: median(postgres),
    p50: median(times),
    p95: percentile(times, 0.95),
    bytes: Buffer.byteLength(page),
  }
}

/** @param {App} app @param {Record<string, string>} headers */
async function costs(app, headers) {
  /** @type {Map<string, Cost>} */
  const found = new Map()
  for (const path of PAGES) found.set(path, await costOf(app, { path, headers }))
  return found
}

/** @param {App} app */
async function measure(app) {
  const model = await practise(app, await signIn(app.url, 'free'))
  const headers = {
    ...(await makePractised(app, { username: 'bench', count: SESSIONS, model })),
    'Accept-Encoding': 'gzip',
  }
  await app.db.query('VACUUM ANALYZE')
  const plain = await costs(app, headers)
  const startedAt = performance.now()
  await grow(app.db, SIZE)
  const { rows } = await app.db.query(
    `SELECT (SELECT count(*) FROM dialogues) AS dialogues, (SELECT count(*) FROM vocabulary) AS words,
      (SELECT count(*) FROM users) AS accounts, (SELECT count(*) FROM submissions) AS submissions,
      pg_size_pretty(pg_database_size(current_database())) AS size`,
  )
  const { dialogues, words, accounts, submissions, size } = rows[0]
  tell({
    target: 'P13',
    what: 'grown',
    limit: '',
    measured: `${dialogues} dialogues, ${words} words, ${accounts} accounts, ${submissions} submissions: ${size} in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,
    isMet: undefined,
  })
  const grown = await costs(app, headers)
  for (const path of PAGES) {
    const [before, after] = [plain.get(path), grown.get(path)]
    if (!before || !after) continue
    const ms = (/** @type {Cost} */ cost) => Math.max(LEAST_MS, cost.web + cost.postgres)
    const ratio = ms(after) / ms(before)
    const figures = (/** @type {Cost} */ { web, postgres, p50, p95, bytes }) =>
      `web ${web.toFixed(1)}, pg ${postgres.toFixed(1)}, p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms, ${bytes} B`
    tell({
      target: 'P13',
      what: path,
      limit: `<= ${LIMIT}`,
      measured: `${ratio.toFixed(2)} (${figures(before)} -> ${figures(after)})`,
      isMet: ratio <= LIMIT,
    })
  }
  if (process.env.GROWTH_HOLD) {
    console.log(process.env.GROWTH_HOLD, app.url)
    await new Promise((resolve) => process.once('SIGUSR2', resolve))
  }
}

await runScript(() => withApp(measure, { port: Number(PORT) }))
process.exit()
