// node bench/writers.mjs [--readers 200] [--writers 100] [--arrive 20] [--segment 8]: P12. Learners who record a dialogue, a take of
// 60 kB for each segment, and hand it in, beside others who read. `arrive`: within how many seconds the writers begin;
// `segment`: how many seconds a segment takes them. One web process, whose event loop is watched.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runScript } from '../scripts/project.mjs'
import { signIn, withApp } from './support/app.mjs'
import { startChild } from './support/child.mjs'
import { makeCrowd, openDialogues, SECRET } from './support/crowd/accounts.mjs'
import { tellClient, tellFailures, tellKind, tellPages } from './support/crowd/report.mjs'
import { practise } from './support/learners.mjs'
import { percentile, tell } from './support/rows.mjs'

/**
 * @typedef {import('./support/app.mjs').App} App
 * @typedef {import('./support/crowd/writer.mjs').Attempt} Attempt
 */

const target = 'P12'
const LIMITS = { scoreMs: 5_000, pageMs: 500, lagMs: 30 }

const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '200' },
    writers: { type: 'string', default: '100' },
    arrive: { type: 'string', default: '20' },
    segment: { type: 'string', default: '8' },
  },
})
const READERS = Number(values.readers)
const WRITERS = Number(values.writers)

/** Every take has its row, and every row its file. @param {App} app @param {Attempt[]} attempts */
async function tellKept({ db, folder }, attempts) {
  const ids = attempts.map(({ submissionId }) => submissionId)
  const { rows } = await db.query(
    `SELECT storage_key AS key, bytes, status = 'scored' AS "isScored" FROM recordings r
      JOIN submissions s ON s.id = r.submission_id WHERE s.id = ANY($1::uuid[])`,
    [ids],
  )
  const sizeOf = (/** @type {string} */ key) =>
    statSync(join(folder, 'audio/recordings', key), { throwIfNoEntry: false })?.size
  const counts = [
    rows.length,
    rows.filter(({ key, bytes }) => sizeOf(key) === bytes).length,
    rows.filter(({ isScored }) => isScored).length,
  ]
  const expected = attempts.reduce((sum, { takes }) => sum + takes, 0)
  tell({
    target,
    what: 'takes: rows, whole files, of scored attempts',
    limit: `${expected} each`,
    measured: counts.join(', '),
    isMet: expected > 0 && counts.every((count) => count === expected),
  })
}

/** @param {Attempt[]} attempts */
function tellScores(attempts) {
  const times = attempts.flatMap(({ scoreMs }) => scoreMs ?? [])
  const p95 = percentile(times, 0.95)
  tell({
    target,
    what: 'score after the last segment, p95',
    limit: `<= ${LIMITS.scoreMs} ms`,
    measured: `${p95.toFixed(0)} ms (p50 ${percentile(times, 0.5).toFixed(0)}, ${times.length} of ${attempts.length})`,
    isMet: times.length === attempts.length && p95 <= LIMITS.scoreMs,
  })
}

/** @param {App} app */
async function measure(app) {
  const { url, db, child } = app
  const model = await practise(app, await signIn(url, 'free'))
  const readers = await makeCrowd(db, { count: READERS, model })
  const writers = await makeCrowd(db, { count: WRITERS, model, name: 'writer' })
  const dialogues = await openDialogues(app, writers[0] ?? '')
  const client = await startChild('crowd/client.mjs')
  const crowd = { url, dialogues, arriveMs: Number(values.arrive) * 1_000, segmentMs: Number(values.segment) * 1_000 }
  await child.ask('watchLag')
  const told = await client.ask('record', { ...crowd, readers, writers })
  const lag = await child.ask('lag')
  await client.stop()
  const of = { target, told, who: `${READERS} readers, ${WRITERS} writers` }
  await tellKept(app, told.result)
  tellScores(told.result)
  tellPages({ ...of, limitMs: LIMITS.pageMs })
  tellKind({ ...of, kind: 'take' })
  tellKind({ ...of, kind: 'hand in' })
  tellFailures(of)
  tell({
    target,
    what: 'event-loop lag, p99',
    limit: `<= ${LIMITS.lagMs} ms`,
    measured: `${lag.p99.toFixed(1)} ms (p50 ${lag.p50.toFixed(1)}, most ${lag.most.toFixed(0)})`,
    isMet: lag.p99 <= LIMITS.lagMs,
  })
  tellClient(of)
}

await runScript(() => withApp(measure, { port: 41_862, environment: { SESSION_SECRET: SECRET } }))
process.exit()
