// node bench/history.mjs: what /history and /dashboard cost a learner with 20,000 submissions against one with 200, on
// the built app and a throw-away database. Fails where the ratio of a page's medians is above the limit.
import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureBuild } from '../scripts/build.mjs'
import { migrate } from '../scripts/migrate.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { fromRoot, Problem, ROOT, runScript } from '../scripts/project.mjs'

const PORT = Number(process.env.PORT || 41_739)
const BASE = `http://127.0.0.1:${PORT}`
const SIZES = { few: 200, many: 20_000 }
const ROUNDS = 60
const WARM_UP = 20
const LIMIT = 1.3
const SAMPLE = fromRoot('content/dialogues/01-physio-before-the-wedding.json')
const RARE_TOPIC = 'Legal'

/** @typedef {{ path: string, headers: Record<string, string> }} Ask */

/**
 * @param {string} username
 * @returns {Promise<Record<string, string>>} the headers of a session
 */
async function signIn(username) {
  const response = await fetch(`${BASE}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ username, password: 'Kopru!2026' }),
  })
  if (!response.ok) throw new Problem(`Sign-in failed: ${await response.text()}`)
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { Cookie: pairs.join('; '), 'Sec-Fetch-Site': 'same-origin' }
}

/**
 * A real result, so that rows have their real size.
 * @param {Record<string, string>} headers
 */
async function practise(headers) {
  const { segments } = JSON.parse(await readFile(SAMPLE, 'utf8'))
  const submissionId = randomUUID()
  const form = new FormData()
  form.set('dialogueId', '1')
  form.set('submissionId', submissionId)
  const words = (/** @type {{ translation: string }} */ { translation }, /** @type {number} */ segmentIndex) => ({
    segmentIndex,
    text: segmentIndex % 3 === 0 ? translation.split(' ').slice(0, 5).join(' ') : translation,
  })
  form.set('transcripts', JSON.stringify(segments.map(words)))
  const response = await fetch(`${BASE}/api/submit-naati-session`, { method: 'POST', headers, body: form })
  if (!response.ok) throw new Problem(`Not practised: ${await response.text()}`)
  return submissionId
}

const INSERTS = {
  user: `WITH made AS (
      INSERT INTO users (username, email, email_verified, password)
      SELECT $1, $1 || '@example.org', true, password FROM users WHERE username = 'free' RETURNING id),
    settings AS (INSERT INTO user_settings (user_id, updated_at) SELECT id, now() FROM made)
    SELECT id FROM made`,
  // The rare topic is in the three oldest only: the worst case of a filter.
  submissions: `INSERT INTO submissions (id, user_id, dialogue_id, status, overall_score, feedback, type, dialogue_title,
      dialogue_topic, dialogue_level, created_at)
    SELECT gen_random_uuid(), $1, dialogue_id, 'scored', overall_score, feedback, 'practice', dialogue_title,
      CASE WHEN g > $2 - 3 THEN '${RARE_TOPIC}' ELSE (ARRAY['Business', 'Community', 'Housing', 'Finance'])[1 + g % 4] END,
      dialogue_level, now() - g * interval '20 minutes'
    FROM generate_series(1, $2::int) g, submissions WHERE id = $3::uuid`,
  recordings: `INSERT INTO recordings (id, submission_id, segment_index, storage_key, mime_type, bytes, duration_ms, sha256)
    SELECT gen_random_uuid(), s.id, i, gen_random_uuid()::text, 'audio/webm', 40000, 9000, repeat('a', 64)
    FROM submissions s, generate_series(0, 11) i WHERE s.user_id = $1`,
  topics: `INSERT INTO learner_topics (user_id, topic, count, score_sum)
    SELECT user_id, dialogue_topic, count(*), sum(overall_score) FROM submissions WHERE user_id = $1 GROUP BY 1, 2`,
  totals: 'INSERT INTO learner_totals (user_id, practice_count, practice_passed) VALUES ($1, $2, $2 / 2)',
}

/**
 * @param {Client} db
 * @param {{ username: string, count: number, model: string }} options `model`: the submission that all are copies of
 */
async function seed(db, { username, count, model }) {
  const { rows } = await db.query(INSERTS.user, [username])
  const userId = rows[0].id
  await db.query(INSERTS.submissions, [userId, count, model])
  await db.query(INSERTS.recordings, [userId])
  await db.query(INSERTS.topics, [userId])
  await db.query(INSERTS.totals, [userId, count])
  return signIn(username)
}

/** @param {Ask} ask @returns milliseconds to the last byte */
async function time({ path, headers }) {
  const start = performance.now()
  const response = await fetch(BASE + path, { headers })
  await response.text()
  if (!response.ok) throw new Problem(`${path} answered ${response.status}`)
  return performance.now() - start
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * The oldest rows but a few.
 * @param {Client} db
 * @param {string} username
 */
async function lastPage(db, username) {
  const { rows } = await db.query(
    `SELECT s.id, (extract(epoch FROM s.created_at) * 1000)::bigint AS ms
     FROM submissions s JOIN users u ON u.id = s.user_id
     WHERE u.username = $1 ORDER BY s.created_at, s.id OFFSET 25 LIMIT 1`,
    [username],
  )
  return `/history?cursor=${rows[0].ms}.${rows[0].id}`
}

/**
 * Both learners by turns, so that whatever else the machine does strikes both.
 * @param {{ name: string, few: Ask, many: Ask }} asks
 */
async function compare({ name, few, many }) {
  const times = { few: [Number.NaN], many: [Number.NaN] }
  times.few.length = 0
  times.many.length = 0
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [fewMs, manyMs] = [await time(few), await time(many)]
    if (round < 0) continue
    times.few.push(fewMs)
    times.many.push(manyMs)
  }
  const [fewMs, manyMs] = [median(times.few), median(times.many)]
  const ratio = manyMs / fewMs
  const figures = `200: ${fewMs.toFixed(1)} ms   20,000: ${manyMs.toFixed(1)} ms   ratio ${ratio.toFixed(2)}`
  console.log(`${name.padEnd(36)} ${figures}`)
  return ratio
}

/** @param {Client} db */
async function measure(db) {
  const model = await practise(await signIn('free'))
  const headers = {
    few: await seed(db, { username: 'few', count: SIZES.few, model }),
    many: await seed(db, { username: 'many', count: SIZES.many, model }),
  }
  await db.query('ANALYZE')
  const ask = (/** @type {string} */ name, path = name, manyPath = path) =>
    compare({ name, few: { path, headers: headers.few }, many: { path: manyPath, headers: headers.many } })
  const ratios = [
    await ask('/history'),
    await ask('/history?topic=Housing'),
    await ask('/history, the last page', await lastPage(db, 'few'), await lastPage(db, 'many')),
    await ask('/dashboard'),
    await ask(`/history?topic=${RARE_TOPIC}, 3 oldest`, `/history?topic=${RARE_TOPIC}`),
  ]
  const worst = Math.max(...ratios)
  console.log(`worst ratio ${worst.toFixed(2)}, limit ${LIMIT}`)
  if (worst > LIMIT) process.exitCode = 1
}

await runScript(async () => {
  await ensureBuild()
  const folder = join(tmpdir(), `kopru-bench-${PORT}`)
  await rm(folder, { recursive: true, force: true })
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false, settings })
  const url = postgres.url('postgres')
  await migrate({ url })
  Object.assign(process.env, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: String(PORT),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    KOPRU_EMBEDDED_DATABASE_URL: url,
    RATE_LIMIT_FACTOR: '100',
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
    // The server ends as it does for npm start.
    process.kill(process.pid, 'SIGTERM')
    await served
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
process.exit()
