// node bench/memory.mjs [requests]: P9. The app's memory after 60,000 mixed requests of guests and a learner, and whether it
// still grew in the second half. RSS of the web process, without forced garbage collection.
import { setTimeout as pause } from 'node:timers/promises'
import { runScript } from '../scripts/project.mjs'
import { signIn, withApp } from './support/app.mjs'
import { makePractised, practise } from './support/learners.mjs'
import { load } from './support/load.mjs'
import { mebibytes, median, tell } from './support/rows.mjs'

/** @typedef {import('./support/app.mjs').App} App */

const REQUESTS = Number(process.argv[2] ?? 60_000)
const STEPS = 20
const CONNECTIONS = 20
const LIMIT_MIB = 250
const LIMIT_DRIFT = 0.05
const SESSIONS = 200
/** A little more than JUDGING_THREAD.idleMs in app/config/scoring.ts. */
const JUDGING_ENDS_MS = 125_000
/** For one of a learner: 60,000 requests take about three minutes on a quiet machine. */
const ROUNDS_OF_GUESTS = 8

/**
 * A realistic mix: more light requests than heavy ones.
 * @param {Record<string, string>} headers of a learner
 */
function mix(headers) {
  const guest = [
    '/',
    '/tr',
    '/faq',
    '/login',
    '/healthz',
    '/',
    '/guides/naati-ccl-overview',
    '/favicon.svg',
    '/readyz',
    '/no/such/page',
  ]
  const learner = [
    '/dashboard',
    '/history',
    '/practice',
    '/vocabulary',
    '/api/notifications/unread-count',
    '/practice/1',
    '/history?topic=Housing',
    '/settings',
  ]
  return [
    ...Array.from({ length: ROUNDS_OF_GUESTS }, () => guest)
      .flat()
      .map((path) => ({ path, headers: { 'Accept-Encoding': 'br' } })),
    ...learner.map((path) => ({ path, headers: { ...headers, 'Accept-Encoding': 'br' } })),
  ]
}

/** @param {App} app */
async function measure(app) {
  const { url, child } = app
  const headers = await makePractised(app, {
    username: 'bench',
    count: SESSIONS,
    model: await practise(app, await signIn(url, 'free')),
  })
  // Practising has woken the thread that judges, which ends when it has been idle.
  await pause(JUDGING_ENDS_MS)
  const atStart = await child.ask('usage')
  /** @type {number[]} */
  const steps = []
  for (let step = 0; step < STEPS; step += 1) {
    const accepts = (/** @type {number} */ status) => status < 500
    await load({ url, asks: mix(headers), count: REQUESTS / STEPS, connections: CONNECTIONS, accepts })
    steps.push((await child.ask('usage')).rss)
  }
  const half = steps.slice(STEPS / 2)
  const [early, late] = [half.slice(0, half.length / 2), half.slice(half.length / 2)]
  const drift = median(late) / median(early) - 1
  const { rss, heapUsed, external } = await child.ask('collect')
  console.log(`     every ${REQUESTS / STEPS}: ${steps.map((bytes) => mebibytes(bytes).toFixed(0)).join(' ')} MiB`)
  console.log(
    `     after a collection: RSS ${mebibytes(rss).toFixed(0)}, heap ${mebibytes(heapUsed).toFixed(0)}, buffers ${mebibytes(external).toFixed(0)} MiB`,
  )
  const last = mebibytes(median(late))
  tell({
    target: 'P9',
    what: `RSS after ${REQUESTS} mixed requests`,
    limit: `<= ${LIMIT_MIB} MiB`,
    measured: `${last.toFixed(0)} MiB (${mebibytes(atStart.rss).toFixed(0)} before)`,
    isMet: last <= LIMIT_MIB,
  })
  tell({
    target: 'P9',
    what: 'RSS, last quarter beside the third',
    limit: `+-${LIMIT_DRIFT * 100} %`,
    measured: `${(drift * 100).toFixed(1)} %`,
    isMet: Math.abs(drift) <= LIMIT_DRIFT,
  })
}

await runScript(() => withApp(measure, { port: 41_754 }))
process.exit()
