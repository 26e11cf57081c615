// node bench/mock-test.mjs: P7. How long the evaluation of a dialogue of 14 recordings takes with a provider of fixed latency.
// Cold: nothing was transcribed before. Warm: segments were transcribed as they came. Compared with one transcription plus
// one evaluation (L_t + L_e), and with one evaluation.
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fromRoot, Problem, runScript } from '../scripts/project.mjs'
import { signIn, withApp } from './support/app.mjs'
import { startProvider } from './support/provider.mjs'
import { median, tell } from './support/rows.mjs'

/** @typedef {import('./support/app.mjs').App} App */
/** @typedef {import('./support/provider.mjs').Provider} Provider */

const LATENCIES = [
  { transcribeMs: 300, evaluateMs: 500, limit: 1.15 },
  { transcribeMs: 800, evaluateMs: 1_500, limit: 1.05 },
]
const SEGMENTS = 14
const ROUNDS = 5

/**
 * @param {App} app
 * @param {{ path: string, headers: Record<string, string>, body: unknown }} call
 */
async function post({ url }, { path, headers, body }) {
  const isForm = body instanceof FormData
  const response = await fetch(`${url}/api/mock-test/${path}`, {
    method: 'POST',
    headers: isForm ? headers : { ...headers, 'Content-Type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  })
  if (!response.ok) throw new Problem(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/**
 * A test up to the last segment of its first dialogue.
 * @param {App} app
 * @param {Record<string, string>} headers
 */
async function takeTest(app, headers) {
  await app.db.query('DELETE FROM mock_test_attempts')
  const { rows } = await app.db.query("SELECT id, dialogue1_id FROM mock_test_templates WHERE slug = 'mock-test-4'")
  const [{ id, dialogue1_id: dialogueId }] = rows
  const { mockTestId } = await post(app, { path: `start-template/${id}`, headers, body: {} })
  const audio = new Blob([await readFile(fromRoot('tests/fixtures/tr_espeak.webm'))], { type: 'audio/webm' })
  for (let segmentIndex = 0; segmentIndex < SEGMENTS; segmentIndex += 1) {
    const body = new FormData()
    body.set('audio', audio, 'recording.webm')
    for (const [name, value] of Object.entries({ mockTestId, dialogueId, segmentIndex })) body.set(name, String(value))
    await post(app, { path: 'submit-segment', headers, body })
  }
  return { mockTestId, dialogueId }
}

/** Waits until as many segments are transcribed as this round wants. @param {App} app @param {number} wanted */
async function settle({ db }, wanted) {
  const heard = async () => {
    const result = await db.query('SELECT count(*)::int AS heard FROM recordings WHERE transcript IS NOT NULL')
    return Number(result.rows[0].heard)
  }
  while ((await heard()) < wanted) await pause(50)
  await pause(500)
  if ((await heard()) !== wanted) throw new Problem('The segments are not as this round wants them.')
}

/**
 * @param {App} app
 * @param {{ provider: Provider, headers: Record<string, string>, isWarm: boolean }} options
 * @returns {Promise<number>} milliseconds of the evaluation
 */
async function evaluate(app, { provider, headers, isWarm }) {
  provider.isRefusing = !isWarm
  const dialogue = await takeTest(app, headers)
  await settle(app, isWarm ? SEGMENTS : 0)
  provider.isRefusing = false
  const start = performance.now()
  const { status } = await post(app, { path: 'evaluate-dialogue', headers, body: { ...dialogue, dialogueSlot: 1 } })
  if (status !== 'scored') throw new Problem(`The dialogue is ${status}.`)
  return performance.now() - start
}

/** @param {{ what: string, ms: number[], idealMs: number, limit: number }} figures */
function report({ what, ms, idealMs, limit }) {
  const ratio = median(ms) / idealMs
  const each = ms.map((one) => (one / idealMs).toFixed(2)).join(' ')
  tell({ target: 'P7', what, limit: `<= ${limit}`, measured: `${ratio.toFixed(3)} (${each})`, isMet: ratio <= limit })
}

/** @param {App} app @param {Provider} provider */
async function measure(app, provider) {
  await app.db.query(`UPDATE mock_test_templates
    SET dialogue1_id = dialogue2_id, dialogue2_id = dialogue1_id, access_level = 'free' WHERE slug = 'mock-test-4'`)
  const headers = await signIn(app.url, 'free')
  for (const { transcribeMs, evaluateMs, limit } of LATENCIES) {
    Object.assign(provider, { transcribeMs, evaluateMs })
    /** @type {{ cold: number[], warm: number[] }} */
    const times = { cold: [], warm: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      times.cold.push(await evaluate(app, { provider, headers, isWarm: false }))
      times.warm.push(await evaluate(app, { provider, headers, isWarm: true }))
    }
    const name = `${SEGMENTS} segments at ${transcribeMs} + ${evaluateMs} ms`
    report({ what: `${name} / L_t + L_e`, ms: times.cold, idealMs: transcribeMs + evaluateMs, limit })
    report({ what: `${name}, heard before / L_e`, ms: times.warm, idealMs: evaluateMs, limit })
  }
}

await runScript(async () => {
  const provider = await startProvider()
  const environment = { MOCK_TEST_COOLDOWN_DAYS: '0', OPENAI_API_KEY: 'bench', OPENAI_BASE_URL: provider.url }
  await withApp((app) => measure(app, provider), { port: 41_749, environment })
  provider.stop()
})
process.exit()
