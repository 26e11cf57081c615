// node bench/uploads.mjs: P8. 200 submissions of 14 recordings of 60 kB at once, from 40 learners: what happens to them, how
// much memory grows, and how long others wait for the landing page meanwhile.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { runScript } from '../scripts/project.mjs'
import { signIn, withApp } from './support/app.mjs'
import { makeLearner } from './support/learners.mjs'
import { makeRecording } from './support/recording.mjs'
import { mebibytes, percentile, tell } from './support/rows.mjs'

/** @typedef {import('./support/app.mjs').App} App */

const UPLOADS = 200
const LEARNERS = 40
const RECORDINGS = 14
const RECORDING_BYTES = 60 * 1_024
const LIMITS = { growthMiB: 100, slowestMs: 300 }
const LOOK_EVERY_MS = 50

/**
 * @param {App} app
 * @param {{ headers: Record<string, string>, dialogueId: number, recording: Buffer }} upload
 */
async function upload({ url }, { headers, dialogueId, recording }) {
  const form = new FormData()
  form.set('dialogueId', String(dialogueId))
  form.set('submissionId', randomUUID())
  for (let index = 0; index < RECORDINGS; index += 1) {
    form.append('recordings', new Blob([new Uint8Array(recording)], { type: 'audio/webm' }), `segment-${index}.webm`)
  }
  const response = await fetch(`${url}/api/submit-naati-session`, { method: 'POST', headers, body: form })
  await response.text()
  const isOrderly =
    response.ok || ((response.status === 503 || response.status === 429) && response.headers.has('Retry-After'))
  return { status: response.status, isOrderly }
}

/** Samples the app until the signal aborts. @param {App} app @param {AbortSignal} over */
async function watch({ url, child }, over) {
  /** @type {number[]} */
  const times = []
  let highest = 0
  while (!over.aborted) {
    const startedAt = performance.now()
    await (await fetch(`${url}/`)).text()
    times.push(performance.now() - startedAt)
    highest = Math.max(highest, (await child.ask('usage')).rss)
    await pause(LOOK_EVERY_MS)
  }
  return { times, highest }
}

/** @param {App} app */
async function measure(app) {
  const { url, db, child } = app
  const { rows } = await db.query(
    "SELECT id FROM dialogues WHERE jsonb_array_length(transcript::jsonb -> 'segments') >= $1 ORDER BY id LIMIT 1",
    [RECORDINGS],
  )
  const dialogueId = Number(rows[0]?.id ?? 1)
  const recording = makeRecording(RECORDING_BYTES)
  /** @type {Record<string, string>[]} */
  const sessions = []
  for (let index = 0; index < LEARNERS; index += 1) {
    const id = await makeLearner(app, `bench${index}`)
    await db.query("UPDATE users SET role = 'tester' WHERE id = $1", [id])
    sessions.push(await signIn(url, `bench${index}`))
  }
  await upload(app, { headers: sessions[0] ?? {}, dialogueId, recording })
  const before = await child.ask('usage')
  const over = new AbortController()
  const watching = watch(app, over.signal)
  const startedAt = performance.now()
  const answers = await Promise.all(
    Array.from({ length: UPLOADS }, (_, index) =>
      upload(app, { headers: sessions[index % LEARNERS] ?? {}, dialogueId, recording }),
    ),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  over.abort()
  const { times, highest } = await watching
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  const counted = [...counts].map(([status, count]) => `${count} x ${status}`).join(', ')
  const growth = mebibytes(highest - before.rss)
  const slowest = percentile(times, 0.95)
  tell({
    target: 'P8',
    what: `${UPLOADS} submissions at once`,
    limit: 'accepted or sent away',
    measured: `${counted} in ${seconds.toFixed(1)} s`,
    isMet: answers.every(({ isOrderly }) => isOrderly),
  })
  tell({
    target: 'P8',
    what: 'RSS meanwhile',
    limit: `<= +${LIMITS.growthMiB} MiB`,
    measured: `+${growth.toFixed(0)} MiB (from ${mebibytes(before.rss).toFixed(0)})`,
    isMet: growth <= LIMITS.growthMiB,
  })
  tell({
    target: 'P8',
    what: `GET / meanwhile, p95 of ${times.length}`,
    limit: `<= ${LIMITS.slowestMs} ms`,
    measured: `${slowest.toFixed(0)} ms`,
    isMet: slowest <= LIMITS.slowestMs,
  })
}

await runScript(() => withApp(measure, { port: 41_755 }))
process.exit()
