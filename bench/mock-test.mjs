// node bench/mock-test.mjs: how long the evaluation of a dialogue of 14 recordings takes with a provider of fixed latency,
// on the built app and a throw-away database. Cold: nothing was transcribed before. Warm: segments were transcribed as they
// came. Fails where the median of cold is above 1.15 × (one transcription + one evaluation), or of warm above 1.15 × one evaluation.
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureBuild } from '../scripts/build.mjs'
import { migrate } from '../scripts/migrate.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { fromRoot, Problem, ROOT, runScript } from '../scripts/project.mjs'

const PORT = Number(process.env.PORT || 41_749)
const BASE = `http://127.0.0.1:${PORT}`
const TRANSCRIBE_MS = 3_000
const EVALUATE_MS = 4_000
const SEGMENTS = 14
const ROUNDS = 3
const LIMIT = 1.15

const provider = { isRefusing: false, heard: 0 }

/** What the stand-in answers, each after its time. */
function answerFor(/** @type {string} */ path) {
  if (path.endsWith('/audio/transcriptions')) {
    // Other words each time: what was judged before is answered from what is kept.
    provider.heard += 1
    return { ms: TRANSCRIBE_MS, body: { text: `Bunlar söylenen ${provider.heard}. sözlerdir.` } }
  }
  const message = { role: 'assistant', content: '{"errors":[]}', refusal: null }
  const choices = [{ index: 0, finish_reason: 'stop', logprobs: null, message }]
  return { ms: EVALUATE_MS, body: { id: 'one', object: 'chat.completion', created: 0, model: 'double', choices } }
}

/** @type {import('node:http').RequestListener} */
function answer(request, response) {
  request.resume()
  const { ms, body } = answerFor(request.url ?? '')
  const headers = { 'Content-Type': 'application/json' }
  if (provider.isRefusing) response.writeHead(400, headers).end('{"error":{"message":"not now"}}')
  else setTimeout(() => response.writeHead(200, headers).end(JSON.stringify(body)), ms)
}

async function startProvider() {
  const server = createServer(answer)
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Problem('The stand-in has no port.')
  return { server, url: `http://127.0.0.1:${address.port}/v1` }
}

/** @returns {Promise<Record<string, string>>} the headers of a session */
async function signIn() {
  const response = await fetch(`${BASE}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ username: 'free', password: 'Kopru!2026' }),
  })
  if (!response.ok) throw new Problem(`Sign-in failed: ${await response.text()}`)
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { Cookie: pairs.join('; '), 'Sec-Fetch-Site': 'same-origin' }
}

/** @param {{ path: string, headers: Record<string, string>, body: unknown }} call */
async function post({ path, headers, body }) {
  const isForm = body instanceof FormData
  const response = await fetch(`${BASE}/api/mock-test/${path}`, {
    method: 'POST',
    headers: isForm ? headers : { ...headers, 'Content-Type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  })
  if (!response.ok) throw new Problem(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/**
 * One test up to the last segment of its first dialogue, and the time that evaluating it takes.
 * @param {{ db: Client, headers: Record<string, string>, isWarm: boolean }} options
 */
async function evaluate({ db, headers, isWarm }) {
  await db.query('DELETE FROM mock_test_attempts')
  const { rows } = await db.query("SELECT id, dialogue1_id FROM mock_test_templates WHERE slug = 'mock-test-4'")
  const [{ id, dialogue1_id: dialogueId }] = rows
  provider.isRefusing = !isWarm
  const { mockTestId } = await post({ path: `start-template/${id}`, headers, body: {} })
  const audio = new Blob([await readFile(fromRoot('tests/fixtures/tr_espeak.webm'))], { type: 'audio/webm' })
  for (let segmentIndex = 0; segmentIndex < SEGMENTS; segmentIndex += 1) {
    const form = new FormData()
    form.set('audio', audio, 'recording.webm')
    for (const [name, value] of Object.entries({ mockTestId, dialogueId, segmentIndex })) form.set(name, String(value))
    await post({ path: 'submit-segment', headers, body: form })
  }
  const heard = async () => {
    const result = await db.query('SELECT count(*)::int AS heard FROM recordings WHERE transcript IS NOT NULL')
    return Number(result.rows[0].heard)
  }
  const wanted = isWarm ? SEGMENTS : 0
  while ((await heard()) < wanted) await pause(50)
  await pause(500)
  if ((await heard()) !== wanted) throw new Problem('The segments are not as this round wants them.')
  provider.isRefusing = false
  const start = performance.now()
  const { status } = await post({
    path: 'evaluate-dialogue',
    headers,
    body: { mockTestId, dialogueId, dialogueSlot: 1 },
  })
  if (status !== 'scored') throw new Problem(`The dialogue is ${status}.`)
  return performance.now() - start
}

/** @param {{ name: string, ms: number[], ideal: number }} figures */
function report({ name, ms, ideal }) {
  const ratios = ms.map((one) => one / ideal)
  const texts = ratios.map((ratio) => ratio.toFixed(3)).join('  ')
  console.log(`${name.padEnd(6)} ideal ${ideal} ms   ratios ${texts}   limit ${LIMIT}`)
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
  if (median > LIMIT) process.exitCode = 1
}

/** @param {Client} db */
async function measure(db) {
  await db.query(`UPDATE mock_test_templates
    SET dialogue1_id = dialogue2_id, dialogue2_id = dialogue1_id, access_level = 'free' WHERE slug = 'mock-test-4'`)
  const headers = await signIn()
  /** @type {{ cold: number[], warm: number[] }} */
  const times = { cold: [], warm: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.cold.push(await evaluate({ db, headers, isWarm: false }))
    times.warm.push(await evaluate({ db, headers, isWarm: true }))
  }
  report({ name: 'cold', ms: times.cold, ideal: TRANSCRIBE_MS + EVALUATE_MS })
  report({ name: 'warm', ms: times.warm, ideal: EVALUATE_MS })
}

await runScript(async () => {
  await ensureBuild()
  const folder = join(tmpdir(), `kopru-bench-${PORT}`)
  await rm(folder, { recursive: true, force: true })
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false, settings })
  const url = postgres.url('postgres')
  await migrate({ url })
  const { server, url: providerUrl } = await startProvider()
  Object.assign(process.env, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: String(PORT),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    KOPRU_EMBEDDED_DATABASE_URL: url,
    RATE_LIMIT_FACTOR: '100',
    MOCK_TEST_COOLDOWN_DAYS: '0',
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: providerUrl,
  })
  const { serve } = await import(fromRoot('build/server/index.js'))
  const served = serve({ rootFolder: ROOT })
  const db = new Client({ connectionString: url })
  await db.connect()
  try {
    while (!(await fetch(`${BASE}/readyz`).catch(() => undefined))?.ok) await pause(100)
    await measure(db)
  } finally {
    await db.end()
    server.closeAllConnections()
    server.close()
    // The server ends as it does for npm start.
    process.kill(process.pid, 'SIGTERM')
    await served
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
process.exit()
