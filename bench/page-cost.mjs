// node bench/page-cost.mjs: P11's first half. What one signed-in page costs: processor time of the web process and of Postgres, the
// page's bytes, its data's, and its statements.
import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { runScript } from '../scripts/project.mjs'
import { signIn, statementsOf, withApp } from './support/app.mjs'
import { makePractised, practise } from './support/learners.mjs'
import { cpuPerRequest, load } from './support/load.mjs'
import { median, tell } from './support/rows.mjs'

/** @typedef {import('./support/app.mjs').App} App */

const PAGES = [
  '/dashboard',
  '/practice',
  '/practice/1',
  '/history',
  '/vocabulary',
  '/mock-test',
  '/settings',
  '/study-plan/setup',
  '/progress',
  '/notifications',
  '/api/notifications/unread-count',
  '/api/audio/segment/1/0',
]
const LIMIT_MS = 10
const SESSIONS = 30
const ROUNDS = 5
const COUNT = 100
/** Until V8 has compiled what is hot. */
const WARM_UP = 1_000
const CONNECTIONS = 4
const TICKS_PER_SECOND = 100

/** Processor time of all Postgres processes of this machine, in milliseconds. */
async function postgresMs() {
  let ticks = 0
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    if (!stat.includes('(postgres)')) continue
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    ticks += Number(fields[11]) + Number(fields[12])
  }
  return (ticks / TICKS_PER_SECOND) * 1_000
}

/** @param {App} app @param {import('./support/app.mjs').Ask} ask */
async function measurePage({ url, child }, ask) {
  const plain = await fetch(url + ask.path, { headers: { ...ask.headers, 'Accept-Encoding': 'identity' } })
  const body = Buffer.from(await plain.arrayBuffer())
  const html = body.toString()
  const data = [
    ...html.matchAll(/<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(([\s\S]*?)\);<\/script>/g),
  ].reduce((sum, [, text = '']) => sum + text.length, 0)
  await load({ url, asks: [ask], count: WARM_UP, connections: CONNECTIONS })
  const node = [],
    postgres = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await postgresMs()
    node.push((await cpuPerRequest({ url, child, ask, count: COUNT, connections: CONNECTIONS })).cpuMs)
    postgres.push(((await postgresMs()) - before) / COUNT)
  }
  const statements = (await statementsOf({ url, child }, ask)).length
  tell({
    target: '',
    what: ask.path,
    limit: `<= ${LIMIT_MS} ms`,
    measured: `node ${median(node).toFixed(2)} ms, pg ${median(postgres).toFixed(2)} ms, ${body.length} B (${gzipSync(body).length} gz), data ${data} B, elements ${html.split(/<[a-z]/).length}, ${statements} st`,
    isMet: median(node) <= LIMIT_MS,
  })
}

/** @param {App} app */
async function measure(app) {
  const model = await practise(app, await signIn(app.url, 'free'))
  const headers = {
    ...(await makePractised(app, { username: 'bench', count: SESSIONS, model })),
    'Accept-Encoding': 'gzip',
  }
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : PAGES) await measurePage(app, { path, headers })
}

await runScript(() => withApp(measure, { port: 41_761 }))
process.exit()
