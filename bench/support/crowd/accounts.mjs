// The accounts of a crowd, each with a history and a session, made without the app: signing in is no part of what is measured.
import { createHash, randomUUID } from 'node:crypto'
import { sign } from 'cookie-signature'
import { makeHistory } from '../learners.mjs'

/** SESSION_SECRET of the app that is to accept these sessions. */
export const SECRET = 'throw-away-secret-of-thirty-two-bytes'
const RESULTS = 30
const BASE_36 = 36

/**
 * A session as a browser would hold it after signing in.
 * @param {import('pg').Client} db
 * @param {number} userId
 */
async function makeSession(db, userId) {
  const token = randomUUID()
  await db.query(`INSERT INTO sessions (sid, user_id, sess, expire) VALUES ($1, $2, '{}', now() + interval '1 year')`, [
    createHash('sha256').update(token).digest('hex'),
    userId,
  ])
  const { rows } = await db.query('SELECT created_at FROM users WHERE id = $1', [userId])
  const value = sign(Buffer.from(JSON.stringify(token)).toString('base64'), SECRET)
  const owner = `${userId}-${rows[0].created_at.getTime().toString(BASE_36)}`
  return `kopru_session=${encodeURIComponent(value)}; kopru_owner=${owner}`
}

/**
 * @param {import('pg').Client} db
 * @param {{ count: number, model: string, name?: string }} options `model`: the submission that all results copy
 * @returns {Promise<string[]>} the Cookie headers
 */
export async function makeCrowd(db, { count, model, name = 'learner' }) {
  const cookies = []
  for (let n = 0; n < count; n += 1) {
    cookies.push(await makeSession(db, await makeHistory({ db }, { username: `${name}${n}`, count: RESULTS, model })))
  }
  await db.query('VACUUM ANALYZE')
  return cookies
}

/**
 * The dialogues that a learner may open, with what is to be said in them.
 * @param {{ url: string, db: import('pg').Client }} app
 * @param {string} cookie
 * @returns {Promise<import('./writer.mjs').Dialogue[]>}
 */
export async function openDialogues({ url, db }, cookie) {
  const response = await fetch(`${url}/api/dialogues`, { headers: { Cookie: cookie } })
  /** @type {{ id: number, userCanAccess: boolean }[]} */
  const listed = await response.json()
  const ids = listed.filter(({ userCanAccess }) => userCanAccess).map(({ id }) => id)
  const { rows } = await db.query('SELECT id, transcript FROM dialogues WHERE id = ANY($1) ORDER BY id', [ids])
  return rows.map(({ id, transcript }) => {
    /** @type {{ segments: { translation: string }[] }} */
    const { segments } = JSON.parse(transcript)
    return { id, answers: segments.map(({ translation }) => translation) }
  })
}
