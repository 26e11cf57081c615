// node bench/public-pages.mjs: P1. CPU time of a public page, compared with node:http sending the same bytes as one prepared
// buffer in the same run; and p99 latency at 50 connections.
import { runScript } from '../scripts/project.mjs'
import { withApp } from './support/app.mjs'
import { startChild } from './support/child.mjs'
import { cpuPerRequest, load } from './support/load.mjs'
import { median, percentile, tell } from './support/rows.mjs'

/** @typedef {import('./support/app.mjs').App} App */
/** @typedef {import('./support/child.mjs').Child} Child */

const PAGES = [
  '/',
  '/tr',
  '/faq',
  '/guides/naati-ccl-overview',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/site-index',
  '/coming-soon',
  '/login',
  '/signup',
]
const LIMIT = 0.5
const SLOWEST_MS = 10
const CONNECTIONS = 50
const COUNT = 6_000
const ROUNDS = 3

/**
 * @param {App} app
 * @param {{ path: string, limits: Child, limitsUrl: string }} options
 */
async function measurePage({ url, child }, { path, limits, limitsUrl }) {
  const headers = { Cookie: 'kopru_language=en', 'Accept-Encoding': 'identity' }
  const ask = { path, headers }
  const first = await fetch(url + path, { headers })
  const html = await first.text()
  await limits.ask('show', { html })
  const bytes = { path: '/bytes' }
  await load({ url, asks: [ask], count: COUNT, connections: CONNECTIONS })
  /** @type {{ ratio: number, slowest: number, limitSlowest: number }[]} */
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await cpuPerRequest({ url, child, ask, count: COUNT, connections: CONNECTIONS })
    const limit = await cpuPerRequest({
      url: limitsUrl,
      child: limits,
      ask: bytes,
      count: COUNT,
      connections: CONNECTIONS,
    })
    const [slowest, limitSlowest] = [percentile(page.times, 0.99), percentile(limit.times, 0.99)]
    rounds.push({ ratio: limit.cpuMs / page.cpuMs, slowest, limitSlowest })
  }
  const ratio = median(rounds.map((round) => round.ratio))
  const slowest = Math.min(...rounds.map((round) => round.slowest))
  const limitSlowest = Math.min(...rounds.map((round) => round.limitSlowest))
  tell({
    target: 'P1',
    what: `${path}: prepared bytes / ours`,
    limit: `>= ${LIMIT}, p99 <= ${SLOWEST_MS} ms`,
    measured: `${ratio.toFixed(2)}, p99 ${slowest.toFixed(1)} ms beside ${limitSlowest.toFixed(1)}`,
    isMet: ratio >= LIMIT && slowest <= SLOWEST_MS,
  })
}

/** @param {App} app */
async function measure(app) {
  const { ready, ...limits } = await startChild('limits.mjs')
  try {
    for (const path of PAGES) await measurePage(app, { path, limits, limitsUrl: ready.base })
  } finally {
    await limits.stop()
  }
}

await runScript(() => withApp(measure, { port: 41_738 }))
process.exit()
