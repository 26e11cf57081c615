// What no response may be, whatever was requested.
import { maxHeaderSize } from 'node:http'
import { MARK } from './nasty.mjs'

const LEAK =
  /\n\s+at .+[:(]\d+|node_modules\/|PrismaClient|postgres(?:ql)?:\/\/|\$argon2|\.server\.ts:\d|SELECT .+ FROM |root:x:0:0/
/** Reflected as markup: inside the escaped strings of our own scripts the same characters are harmless text. */
const REFLECTED = new RegExp(`<script>${MARK}|<[a-z][^<>]*onerror=${MARK}`, 'i')
/** Features that are off here and respond with 503. */
const OFF =
  /^(?:\/tr)?\/api\/(?:auth\/google|create-checkout-session|create-portal-session|complete-subscription|stripe|mux)|^\/subscribe|^\/payment-success/
const MARKUP = /^(?:text\/html|image\/svg)/

/**
 * Node refuses longer headers with 431 and closes the connection; a client that is still sending may not get to read that.
 * @param {import('./http.mjs').Sent} request
 */
const isTooLong = ({ headers }) => JSON.stringify(headers ?? {}).length > maxHeaderSize

/** @param {string} location @param {{ port: number }} app */
function leadsAway(location, app) {
  if (!URL.canParse(location, 'http://127.0.0.1')) return true
  const { hostname, port, protocol } = new URL(location, `http://127.0.0.1:${app.port}`)
  const isOurs = ['127.0.0.1', 'localhost'].includes(hostname) && Number(port) === app.port
  return !isOurs || !['http:', 'https:'].includes(protocol)
}

/**
 * What is wrong if no response came.
 * @param {import('./http.mjs').Sent} request @param {string | undefined} error
 */
function judgeSilence(request, error) {
  if (error?.includes('EPIPE') && isTooLong(request)) return []
  return error === 'no answer in time' ? ['hang'] : [`no whole answer (${error})`]
}

/**
 * What is wrong with a response; undefined if it is fine.
 * @param {{ request: import('./http.mjs').Sent, answer: import('./http.mjs').Answer, app: { port: number }, secrets: readonly string[] }} options
 * @returns {string[]}
 */
export function judge({ request, answer, app, secrets }) {
  const { status, headers, body, error } = answer
  if (status === 0) return judgeSilence(request, error)
  const found = []
  if (status >= 500 && !(status === 503 && OFF.test(request.path))) found.push(`status ${status}`)
  if (LEAK.test(body)) found.push('leak of insides')
  if (secrets.some((secret) => body.includes(secret) || JSON.stringify(headers).includes(secret)))
    found.push('leak of a secret')
  if (MARKUP.test(headers['content-type'] ?? '') && REFLECTED.test(body)) found.push('reflection')
  if (Object.keys(headers).some((name) => name.toLowerCase() === `x-${MARK}`)) found.push('header made by a visitor')
  if (headers.location !== undefined && leadsAway(headers.location, app)) found.push(`redirect to ${headers.location}`)
  // Node's own refusals have none of our headers and an empty body.
  const isOurs = headers['x-content-type-options'] === 'nosniff' && headers['content-security-policy'] !== undefined
  if (!isOurs && !(status >= 400 && body === '')) found.push(`no security headers (${status})`)
  return found
}
