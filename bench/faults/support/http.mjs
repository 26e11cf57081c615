// Requests as a browser or a hostile client sends them. None of these throws: errors are part of the result.
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { fromRoot } from '../../../scripts/project.mjs'

/**
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string, ms: number, error?: string }} Answer
 *   status 0: there was no complete response, and `error` says why
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: Uint8Array | string,
 *   timeoutMs?: number, agent?: import('node:http').Agent | false }} Sent
 */

/** A recording with speech, as a browser makes it. */
export const SPOKEN = readFileSync(fromRoot('tests/fixtures/tr_espeak.webm'))
const PASSWORD = 'Kopru!2026'
const PATIENCE_MS = 30_000

/**
 * @param {{ port: number }} app
 * @param {Sent} sent
 * @returns {Promise<Answer>}
 */
export function send(app, sent) {
  const { method = 'GET', path, headers = {}, body, timeoutMs = PATIENCE_MS, agent = false } = sent
  const startedAt = performance.now()
  return new Promise((resolve) => {
    /** @type {Answer} */
    const answer = { status: 0, headers: {}, body: '', ms: 0 }
    /** @param {string} [error] */
    const end = (error) => {
      clearTimeout(patience)
      resolve({
        ...answer,
        status: error ? 0 : answer.status,
        ms: performance.now() - startedAt,
        ...(error && { error }),
      })
    }
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const outgoing = request(
      { host: '127.0.0.1', port: app.port, method, path, agent, headers: { ...length, ...headers } },
      (incoming) => {
        answer.status = incoming.statusCode ?? 0
        answer.headers = incoming.headers
        incoming.setEncoding('utf8').on('data', (chunk) => (answer.body += chunk))
        incoming.once('end', () => end()).once('error', (error) => end(error.message))
        incoming.once('aborted', () => end('cut off'))
      },
    )
    const patience = setTimeout(() => {
      end('no answer in time')
      outgoing.destroy()
    }, timeoutMs)
    outgoing.once('error', (error) => end(error.message))
    outgoing.end(body)
  })
}

/** @param {Answer} answer @returns {Record<string, any>} */
export function jsonOf(answer) {
  try {
    return JSON.parse(answer.body)
  } catch {
    return {}
  }
}

/** The headers of a same-origin write. @param {string} [cookie] @returns {Record<string, string>} */
export const own = (cookie) => ({ 'Sec-Fetch-Site': 'same-origin', ...(cookie && { Cookie: cookie }) })

/** The Cookie header after an answer. @param {Answer} answer */
function cookiesOf({ headers }) {
  const pairs = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '')
  return pairs.filter((pair) => !pair.endsWith('=')).join('; ')
}

/**
 * @param {{ port: number }} app
 * @param {string} path
 * @param {unknown} value
 * @param {string} [cookie]
 */
export function postJson(app, path, value, cookie) {
  const headers = { ...own(cookie), 'Content-Type': 'application/json' }
  return send(app, { method: 'POST', path, headers, body: JSON.stringify(value) })
}

/** Signs in. @param {{ port: number }} app @param {string} username @returns {Promise<string>} the Cookie header */
export async function logIn(app, username, password = PASSWORD) {
  const answer = await postJson(app, '/api/auth/login', { username, password })
  if (answer.status !== 200)
    throw new Error(`${username} cannot sign in: ${answer.status} ${answer.body} ${answer.error}`)
  return cookiesOf(answer)
}

/** @typedef {{ path: string, headers: Record<string, string>, body: Uint8Array, method: 'POST' | 'PUT', timeoutMs: number }} Upload */

/**
 * A submission that can be sent repeatedly.
 * @param {{ dialogueId: number, submissionId?: string, cookie?: string, takes?: number[], words?: string[],
 *   staged?: number[], sound?: Uint8Array, timeoutMs?: number }} options
 * @returns {Promise<Upload & { submissionId: string }>}
 */
export async function submission(options) {
  const { dialogueId, submissionId = randomUUID(), cookie, takes = [], words, staged, sound = SPOKEN } = options
  const form = new FormData()
  form.set('dialogueId', String(dialogueId))
  form.set('submissionId', submissionId)
  for (const index of takes) form.append('recordings', new File([new Uint8Array(sound)], `${index}.webm`))
  if (words) form.set('transcripts', JSON.stringify(words.map((text, segmentIndex) => ({ segmentIndex, text }))))
  if (staged)
    form.set('staged', JSON.stringify(staged.map((segmentIndex) => ({ segmentIndex, sha256: sha256(sound) }))))
  const whole = new Response(form)
  const headers = { ...own(cookie), 'Content-Type': whole.headers.get('Content-Type') ?? '' }
  const path = cookie ? '/api/submit-naati-session' : '/api/submit-sample-practice'
  const body = new Uint8Array(await whole.arrayBuffer())
  return { submissionId, method: 'POST', path, headers, body, timeoutMs: options.timeoutMs ?? 120_000 }
}

/** @param {Uint8Array} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

/**
 * A recording sent ahead of its submission.
 * @param {{ attemptId: string, index: number, dialogueId: number, cookie: string, sound?: Uint8Array }} options
 * @returns {Upload}
 */
export function stagedTake({ attemptId, index, dialogueId, cookie, sound = SPOKEN }) {
  return {
    method: 'PUT',
    path: `/api/attempts/${attemptId}/segments/${index}?dialogueId=${dialogueId}`,
    headers: { ...own(cookie), 'Content-Type': 'audio/webm' },
    body: sound,
    timeoutMs: PATIENCE_MS,
  }
}
