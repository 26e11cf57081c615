// R10: 200 learners submit 14 recordings of 60 kB each at the same moment.
import { setTimeout as pause } from 'node:timers/promises'
import { makeLongTake } from './support/sound.mjs'
import { logIn, send, submission } from './support/http.mjs'
import { checkSubmissions, compareFiles } from './support/invariants.mjs'
import { check, faultScript, note, quantile, seconds } from './support/report.mjs'
import { addLearners, getSample, inWorld } from './support/world.mjs'

const LEARNERS = Number(process.env.FAULTS_UPLOADS || 200)
const TAKE_BYTES = 60_000
const RSS_MIB = 100
const PAGE_P95_MS = 300
/** Decoding takes a tenth of a second on one core per recording: 280 s of CPU time in total. */
const PATIENCE_MS = 900_000

/**
 * Sends until accepted, as our player does: a 503 or 429 says when to retry.
 * @param {{ port: number }} app @param {import('./support/http.mjs').Upload} sent
 */
async function persist(app, sent) {
  const until = performance.now() + PATIENCE_MS
  const statuses = []
  for (;;) {
    const answer = await send(app, { ...sent, timeoutMs: PATIENCE_MS })
    statuses.push(answer.status)
    const again = Number(answer.headers['retry-after'])
    const isPut = [503, 429].includes(answer.status) && again > 0
    if (!isPut || performance.now() > until) return { answer, statuses, isPut }
    await pause(again * 1_000 * (0.5 + Math.random()))
  }
}

await faultScript('R10 200 uploads', async () => {
  await inWorld({}, async (world) => {
    const app = await world.start()
    const sample = await getSample(world)
    const count = Math.min(14, sample.answers.length)
    const takes = Array.from({ length: count }, (_, index) => index)
    const sound = makeLongTake(TAKE_BYTES)
    const sent = []
    for (const { username } of await addLearners(world, LEARNERS)) {
      const cookie = await logIn(app, username)
      sent.push(await submission({ dialogueId: sample.id, cookie, takes, words: sample.answers, sound }))
    }
    const [first, ...others] = sent
    if (!first) return
    await send(app, { path: '/' })
    await pause(1_000)
    const cold = app.rssMiB()
    // The first recording opens the judge and starts the decoding thread: a one-off cost, kept out of the
    // measurement.
    const opened = await persist(app, first)
    await pause(1_000)
    const before = app.rssMiB()
    const startedAt = performance.now()
    const watch = new AbortController()
    /** @type {number[]} */
    const pages = []
    const watching = (async () => {
      while (!watch.signal.aborted) {
        const { status, ms } = await send(app, { path: '/' })
        pages.push(status === 200 ? ms : 60_000)
        await pause(50)
      }
    })()
    let peak = 0
    const memory = setInterval(() => (peak = Math.max(peak, app.rssMiB())), 100)
    const ended = [opened, ...(await Promise.all(others.map((one) => persist(app, one))))]
    const took = performance.now() - startedAt
    watch.abort()
    await watching
    clearInterval(memory)
    const statuses = ended.flatMap((one) => one.statuses)
    const counts = [...new Set(statuses)].map(
      (status) => `${statuses.filter((one) => one === status).length} x ${status}`,
    )
    const bad = ended.find(({ answer }) => answer.status !== 200)
    check(
      bad === undefined,
      'all are accepted, at once or when they were told to come back',
      `${counts.join(', ')}; ${bad?.answer.body.slice(0, 120) ?? ''} ${bad?.answer.error ?? ''}`,
    )
    check(
      peak - before <= RSS_MIB,
      `memory grows by ${RSS_MIB} MiB at the most`,
      `${before.toFixed(0)} -> ${peak.toFixed(0)} MiB`,
    )
    const p95 = quantile(pages, 0.95)
    check(
      p95 <= PAGE_P95_MS,
      `GET / meanwhile: p95 within ${PAGE_P95_MS} ms`,
      `${p95.toFixed(0)} ms of ${pages.length}`,
    )
    note(
      `${LEARNERS} x ${count} recordings in ${seconds(took)}; RSS ${cold.toFixed(0)}, after the first ${before.toFixed(0)} -> ${peak.toFixed(0)} MiB; GET / p95 ${p95.toFixed(0)} ms; ${counts.join(', ')}`,
    )
    await checkSubmissions(world, {
      ids: sent.map(({ submissionId }) => submissionId),
      takes: count,
      what: 'of the 200',
    })
    const { wrong, strangers } = await compareFiles(world)
    check(wrong === 0 && strangers.length === 0, 'rows and files agree', strangers.length)
    check(app.isAlive() && !/unhandled/i.test(app.log()), 'the process has lived through it')
  })
})
