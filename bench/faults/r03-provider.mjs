// R3: the provider of transcripts and judgements fails, hangs, responds byte by byte, or sends garbage. OpenAI's double
// misbehaves over real HTTP.
import { setTimeout as pause } from 'node:timers/promises'
import { startOpenAi } from './support/doubles.mjs'
import { jsonOf, logIn, own, send, submission } from './support/http.mjs'
import { checkSubmissions, compareFiles } from './support/invariants.mjs'
import { check, faultScript, note, seconds } from './support/report.mjs'
import { addLearners, getSample, inWorld } from './support/world.mjs'

/**
 * @typedef {import('../../tests/support/openai-double.ts').Fault} Fault
 * @typedef {import('./support/world.mjs').World} World
 * @typedef {{ world: World, app: import('./support/world.mjs').App, openai: Awaited<ReturnType<typeof startOpenAi>>,
 *   sample: import('./support/world.mjs').Sample, cookie: string }} Scene
 */

const SECRET = /sk-fault|api[_-]?key|127\.0\.0\.1:\d+|\bat .+\(.*:\d+:\d+\)/i
/** The limit for all recordings together (app/config/speech.ts), with a margin. */
const TRANSCRIBE_MS = 65_000
const JUDGE_MS = 45_000

/** @type {Record<string, Fault>} */
const FAULTS = {
  500: { fault: 'status', status: 500 },
  '429 with Retry-After': { fault: 'status', status: 429, retryAfterSeconds: 1 },
  401: { fault: 'status', status: 401 },
  hang: { fault: 'hang' },
  drip: { fault: 'drip', everyMs: 30 },
  garbage: { fault: 'garbage' },
  truncated: { fault: 'truncated' },
  reset: { fault: 'reset' },
}

/**
 * Transcription fails: the recordings are kept, the learner is asked to type, and the typed text is scored once.
 * @param {Scene} scene @param {string} name @param {Fault} fault
 */
async function failToTranscribe({ world, app, openai, sample, cookie }, name, fault) {
  const { double } = openai
  double.reset()
  double.always('transcriptions', fault)
  double.always('chat', JSON.stringify({ errors: [] }))
  const sent = await submission({ dialogueId: sample.id, cookie, takes: [0, 1] })
  const answer = await send(app, sent)
  const said = jsonOf(answer)
  const asked = double.requests.filter(({ endpoint }) => endpoint === 'transcriptions').length
  const isAsking = answer.status === 200 && said.status === 'needs_transcripts'
  check(
    isAsking && said.naatiScore === null,
    `${name}: no words and no score are made up`,
    `${answer.status} ${said.status} after ${seconds(answer.ms)}, ${asked} calls`,
  )
  check(answer.ms <= TRANSCRIBE_MS, `${name}: the learner is told in time`, seconds(answer.ms))
  check(asked >= 2 && asked <= 4, `${name}: each recording is tried twice at the most`, asked)
  check(!SECRET.test(answer.body), `${name}: neither key nor address nor stack in the answer`)
  const [kept] = await world.sql('SELECT count(*)::int AS n FROM recordings WHERE submission_id = $1', [
    sent.submissionId,
  ])
  check(kept?.n === 2, `${name}: the recordings are kept`, String(kept?.n))
  const typed = await submission({
    dialogueId: sample.id,
    cookie,
    submissionId: sent.submissionId,
    words: sample.answers,
  })
  const second = await send(app, typed)
  check(
    second.status === 200 && jsonOf(second).status === 'scored',
    `${name}: with typed words it is scored`,
    second.status,
  )
  return sent.submissionId
}

/**
 * Judging fails: our own scorer judges alone, and the result says so.
 * @param {Scene} scene @param {string} name @param {Fault} fault
 */
async function failToJudge({ app, openai, sample, cookie }, name, fault) {
  const { double } = openai
  double.reset()
  double.always('chat', fault)
  // Unique, so that no answer comes from a cache.
  const words = sample.answers.map((answer) => `${answer} ${name.replace(/\W/g, '')}`)
  const sent = await submission({ dialogueId: sample.id, cookie, words })
  const answer = await send(app, sent)
  const said = jsonOf(answer)
  const calls = double.requests.length
  check(
    answer.status === 200 && said.engine === 'embedded' && said.fallback === 'provider',
    `judge, ${name}: our own scorer stands in and says so`,
    `${answer.status} ${said.engine} ${said.fallback} after ${seconds(answer.ms)}, ${calls} calls`,
  )
  check(answer.ms <= JUDGE_MS && calls <= 2, `judge, ${name}: in time, tried twice at the most`, seconds(answer.ms))
  check(!SECRET.test(answer.body), `judge, ${name}: neither key nor address nor stack in the answer`)
  return sent.submissionId
}

/** It recovers: nothing left over from the failure blocks scoring. @param {Scene} scene */
async function comeBack({ app, openai, sample, cookie }) {
  const { double } = openai
  double.reset()
  double.next('transcriptions', { fault: 'status', status: 503, retryAfterSeconds: 1 })
  double.always('transcriptions', sample.answers[0] ?? '')
  double.always('chat', JSON.stringify({ errors: [] }))
  const sent = await submission({ dialogueId: sample.id, cookie, takes: [0] })
  const answer = await send(app, sent)
  check(
    jsonOf(answer).status === 'scored',
    'a provider that fails once is asked again, and heard',
    `${answer.status} after ${seconds(answer.ms)}`,
  )
}

/**
 * Many submissions while the provider hangs: the site keeps working.
 * @param {Scene} scene
 * @param {{ username: string }[]} learners
 */
async function hangForMany({ app, openai, sample }, learners) {
  const { double } = openai
  double.reset()
  double.always('transcriptions', { fault: 'hang' })
  const sent = []
  for (const { username } of learners) {
    sent.push(await submission({ dialogueId: sample.id, cookie: await logIn(app, username), takes: [0, 1] }))
  }
  const rss = app.rssMiB()
  const answers = sent.map((one) => send(app, one))
  const times = []
  for (let round = 0; round < 40; round += 1) {
    times.push((await send(app, { path: '/practice' })).ms)
    await pause(50)
  }
  check(
    Math.max(...times) < 2_000,
    'while many wait for it, pages are served',
    `slowest ${seconds(Math.max(...times))}`,
  )
  const ended = await Promise.all(answers)
  check(
    ended.every((answer) => jsonOf(answer).status === 'needs_transcripts'),
    'everybody is told',
    `${ended.length} after ${seconds(Math.max(...ended.map(({ ms }) => ms)))}`,
  )
  note(`RSS ${rss.toFixed(0)} -> ${app.rssMiB().toFixed(0)} MiB with ${sent.length} waiting submissions`)
}

await faultScript('R3 provider', async () => {
  const openai = await startOpenAi({
    OPENAI_EVALUATE_MODEL: 'gpt-4o-mini',
    OPENAI_MONTHLY_BUDGET_USD: '100',
    OPENAI_DAILY_EVALUATIONS_PER_USER: '1000',
  })
  await inWorld({ settings: openai.settings }, async (world) => {
    const app = await world.start()
    const sample = await getSample(world)
    const scene = { world, app, openai, sample, cookie: await logIn(app, 'free') }
    /** @type {string[]} */
    const transcribed = []
    /** @type {string[]} */
    const judged = []
    for (const [name, fault] of Object.entries(FAULTS)) transcribed.push(await failToTranscribe(scene, name, fault))
    for (const [name, fault] of Object.entries(FAULTS)) judged.push(await failToJudge(scene, name, fault))
    await comeBack(scene)
    await hangForMany(scene, await addLearners(world, 12))
    await checkSubmissions(world, { ids: transcribed, takes: 2, what: 'typed after all' })
    await checkSubmissions(world, { ids: judged, takes: 0, what: 'judged by our own scorer' })
    const { wrong, strangers } = await compareFiles(world)
    check(wrong === 0 && strangers.length === 0, 'rows and files agree', `${strangers.length} strangers`)
    check(!app.log().includes('sk-fault'), 'the key is not in the log')
    const health = await send(app, { path: '/healthz', headers: own() })
    check(app.isAlive() && health.status === 200, 'the process has lived through it all')
  })
  await openai.close()
})
