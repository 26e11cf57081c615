// node bench/dynamic-pages.mjs: P2. CPU time of a signed-in learner's pages, compared with React alone rendering the same
// elements in the same run. The page's SQL, sent again by the bare driver, is subtracted.
import { runScript } from '../scripts/project.mjs'
import { signIn, withApp } from './support/app.mjs'
import { startChild } from './support/child.mjs'
import { makePractised, practise } from './support/learners.mjs'
import { cpuPerRequest, load } from './support/load.mjs'
import { median, tell } from './support/rows.mjs'

/** @typedef {import('./support/app.mjs').App} App */
/** @typedef {import('./support/app.mjs').Ask} Ask */
/** @typedef {import('./support/child.mjs').Child} Child */

const PAGES = ['/dashboard', '/history', '/practice', '/vocabulary']
const LIMIT = 0.5
const SESSIONS = 200
const ROUNDS = 7
const CONNECTIONS = 8
/** Requests per round: as many as take about this long, within bounds. */
const ROUND_MS = 4_000
const COUNT = { sample: 40, least: 60, most: 250 }
const WARM_UP_ROUNDS = 1.6

/** @param {{ url: string, ask: Ask }} page */
async function countFor({ url, ask }) {
  const startedAt = performance.now()
  await load({ url, asks: [ask], count: COUNT.sample, connections: CONNECTIONS })
  const eachMs = (performance.now() - startedAt) / COUNT.sample
  return Math.round(Math.max(COUNT.least, Math.min(COUNT.most, ROUND_MS / eachMs)))
}

/**
 * @param {App} app
 * @param {{ ask: Ask, limits: Child, limitsUrl: string }} options
 */
async function measurePage({ url, child }, { ask, limits, limitsUrl }) {
  const html = await (
    await fetch(url + ask.path, { headers: { ...ask.headers, 'Accept-Encoding': 'identity' } })
  ).text()
  await limits.ask('show', { html })
  const rendered = await (await fetch(limitsUrl)).text()
  const likeness = rendered.length / html.length
  if (likeness < 0.95 || likeness > 1.05)
    throw new Error(`${ask.path}: the limit renders ${likeness.toFixed(2)} of the page`)
  const count = await countFor({ url, ask })
  const shot = { count, connections: CONNECTIONS }
  const warmUp = { ...shot, count: Math.round(count * WARM_UP_ROUNDS) }
  await load({ url, asks: [ask], ...warmUp })
  await load({ url: limitsUrl, asks: [{ path: '/' }], ...warmUp })
  /** @type {{ page: number, react: number, sql: number, ratio: number, whole: number }[]} */
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = (await cpuPerRequest({ url, child, ask, ...shot })).cpuMs
    const react = (await cpuPerRequest({ url: limitsUrl, child: limits, ask: { path: '/' }, ...shot })).cpuMs
    await child.ask('listen')
    await (await fetch(url + ask.path, { headers: ask.headers })).text()
    const sql = (await child.ask('replay', { rounds: count })).cpuMs
    rounds.push({ page, react, sql, ratio: react / (page - sql), whole: react / page })
  }
  const of = (/** @type {'page' | 'react' | 'sql' | 'ratio' | 'whole'} */ name) =>
    median(rounds.map((one) => one[name]))
  const parts = `page ${of('page').toFixed(2)}, SQL ${of('sql').toFixed(2)}, React ${of('react').toFixed(2)} ms`
  tell({
    target: 'P2',
    what: `${ask.path}: React's own work / ours, less SQL`,
    limit: `>= ${LIMIT}`,
    measured: `${of('ratio').toFixed(2)} (${parts})`,
    isMet: of('ratio') >= LIMIT,
  })
}

/** @param {App} app */
async function measure(app) {
  const model = await practise(app, await signIn(app.url, 'free'))
  const headers = await makePractised(app, { username: 'bench', count: SESSIONS, model })
  const { ready, ...limits } = await startChild('limits.mjs')
  try {
    for (const path of PAGES) await measurePage(app, { ask: { path, headers }, limits, limitsUrl: ready.base })
  } finally {
    await limits.stop()
  }
}

await runScript(() => withApp(measure, { port: 41_751 }))
process.exit()
