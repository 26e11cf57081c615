// A learner who records a dialogue as the player does: each segment is heard and spoken, its take goes up while the learner goes
// on, and what is handed in names the takes. What the server puts off is sent again after the player's own delays
// (app/config/practice.ts).
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { stagedTake, submission } from '../../faults/support/http.mjs'
import { makeRecording } from '../recording.mjs'
import { between } from './reader.mjs'
import { isPutOff } from './tally.mjs'

/**
 * @typedef {{ id: number, answers: string[] }} Dialogue
 * @typedef {{ submissionId: string, takes: number, scoreMs: number | null }} Attempt
 *   `scoreMs`: from the end of the last segment to the result; null without one
 */

const TAKE_BYTES = 60 * 1_024
const TAKE_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 30_000]
const HAND_IN_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000]

/**
 * Sends until the server takes it, refuses it, or the delays are used up.
 * @param {{ connection: import('../connection.mjs').Connection, tally: import('./tally.mjs').Tally, kind: string,
 *   request: import('../connection.mjs').Request, delaysMs: number[] }} options
 * @returns {Promise<boolean>} whether the server has taken it
 */
async function insist({ connection, tally, kind, request, delaysMs }) {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await connection.ask(request)
    tally.note(kind, answer)
    if (answer.status === 200) return true
    const delayMs = delaysMs[attempt]
    if (delayMs === undefined || !(answer.status === 0 || answer.status >= 500 || isPutOff(answer))) return false
    await pause(Math.max(delayMs, (answer.retryAfterSeconds ?? 0) * 1_000))
  }
}

/** Every third segment is cut short, so that there is something to mark. @param {string[]} answers */
const spoken = (answers) =>
  answers.map((answer, index) => (index % 3 === 0 ? answer.split(' ').slice(0, 5).join(' ') : answer))

/**
 * @param {{ connection: import('../connection.mjs').Connection, cookie: string, dialogue: Dialogue, segmentMs: number,
 *   tally: import('./tally.mjs').Tally }} options `segmentMs`: how long a segment takes the learner, give or take a half
 * @returns {Promise<Attempt>}
 */
export async function record({ connection, cookie, dialogue, segmentMs, tally }) {
  const { id: dialogueId, answers } = dialogue
  const submissionId = randomUUID()
  const sound = makeRecording(TAKE_BYTES)
  const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip' }
  const staged = []
  tally.note('dialogue', await connection.ask({ path: `/practice/${dialogueId}`, headers }))
  let spokenAt = performance.now()
  for (const index of answers.keys()) {
    tally.note('sound', await connection.ask({ path: `/api/audio/segment/${dialogueId}/${index}`, headers }))
    await pause(between(segmentMs / 2, segmentMs * 1.5))
    spokenAt = performance.now()
    const request = stagedTake({ attemptId: submissionId, index, dialogueId, cookie, sound })
    if (await insist({ connection, tally, kind: 'take', request, delaysMs: TAKE_DELAYS_MS })) staged.push(index)
  }
  const request = await submission({ dialogueId, submissionId, cookie, words: spoken(answers), staged, sound })
  const isScored = await insist({ connection, tally, kind: 'hand in', request, delaysMs: HAND_IN_DELAYS_MS })
  return { submissionId, takes: answers.length, scoreMs: isScored ? performance.now() - spokenAt : null }
}
