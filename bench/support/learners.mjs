// Learners with a history, inserted by SQL as copies of one real result, so that rows have their real size.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fromRoot, Problem } from '../../scripts/project.mjs'
import { signIn } from './app.mjs'

/** @typedef {import('./app.mjs').App} App */

const SAMPLE = fromRoot('content/dialogues/001-physio-before-the-wedding.json')
/** Only in the three oldest sessions: the worst case for a filter. */
export const RARE_TOPIC = 'Legal'

/**
 * A real result.
 * @param {Pick<App, 'url'>} app
 * @param {Record<string, string>} headers of a session
 * @returns {Promise<string>} its submission's id
 */
export async function practise({ url }, headers) {
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
  const response = await fetch(`${url}/api/submit-naati-session`, { method: 'POST', headers, body: form })
  if (!response.ok) throw new Problem(`Not practised: ${await response.text()}`)
  return submissionId
}

const INSERTS = {
  user: `WITH made AS (
      INSERT INTO users (username, email, email_verified, password)
      SELECT $1, $1 || '@example.org', true, password FROM users WHERE username = 'free' RETURNING id),
    settings AS (INSERT INTO user_settings (user_id, updated_at) SELECT id, now() FROM made)
    SELECT id FROM made`,
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
 * A learner without any practice.
 * @param {Pick<App, 'db'>} app
 * @param {string} username
 * @returns {Promise<number>} the account's id
 */
export async function makeLearner({ db }, username) {
  const { rows } = await db.query(INSERTS.user, [username])
  return rows[0].id
}

/**
 * A learner with `count` results, all copies of one submission, and no session.
 * @param {Pick<App, 'db'>} app
 * @param {{ username: string, count: number, model: string }} options
 * @returns {Promise<number>} the account's id
 */
export async function makeHistory({ db }, { username, count, model }) {
  const userId = await makeLearner({ db }, username)
  await db.query(INSERTS.submissions, [userId, count, model])
  await db.query(INSERTS.recordings, [userId])
  await db.query(INSERTS.topics, [userId])
  await db.query(INSERTS.totals, [userId, count])
  return userId
}

/**
 * A learner with `count` results who is signed in.
 * @param {App} app
 * @param {{ username: string, count: number, model: string }} options
 * @returns {Promise<Record<string, string>>} the headers of a session
 */
export async function makePractised(app, options) {
  await makeHistory(app, options)
  return signIn(app.url, options.username)
}
