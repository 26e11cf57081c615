// Many requests on few keep-alive connections, over bare sockets: on two cores, a client that parses every header would
// dominate the measurement.
import { connect } from 'node:net'
import { once } from 'node:events'
import { Problem } from '../../scripts/project.mjs'

/** @typedef {import('./app.mjs').Ask} Ask */

const HEADER_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** @param {URL} url @param {Ask} ask */
function requestText(url, { path, headers = {} }) {
  const lines = Object.entries({ Host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

/**
 * Where the first response in `bytes` ends, and its outcome; undefined while it is incomplete.
 * @param {Buffer} bytes
 */
function readAnswer(bytes) {
  const head = bytes.indexOf(HEADER_END)
  if (head < 0) return undefined
  const text = bytes.toString('latin1', 0, head)
  const status = Number(text.slice(9, 12))
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  const start = head + HEADER_END.length
  if (length !== undefined) {
    const end = start + Number(length)
    return bytes.length >= end ? { status, end } : undefined
  }
  if (status === 304) return { status, end: start }
  // Without pipelining, the last chunk ends the data.
  return bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? { status, end: bytes.length } : undefined
}

/**
 * One connection that sends the next request after each response.
 * @param {{ url: URL, next: () => Ask | undefined, onAnswer: (ask: Ask, status: number, ms: number) => void }} options
 */
async function runConnection({ url, next, onAnswer }) {
  const socket = connect(Number(url.port), url.hostname).setNoDelay(true)
  await once(socket, 'connect')
  for (let ask = next(); ask; ask = next()) {
    const startedAt = performance.now()
    socket.write(requestText(url, ask))
    /** @type {Buffer[]} */
    const parts = []
    let answer
    while (!answer) {
      const [part] = await once(socket, 'data')
      parts.push(part)
      answer = readAnswer(Buffer.concat(parts))
    }
    onAnswer(ask, answer.status, performance.now() - startedAt)
  }
  socket.destroy()
}

/**
 * Sends `count` requests, cycling through `asks`.
 * @param {{ url: string, asks: Ask[], count: number, connections: number, accepts?: (status: number) => boolean }} options
 * @returns {Promise<{ seconds: number, times: number[] }>} milliseconds of each answer
 */
export async function load({ url, asks, count, connections, accepts = (status) => status === 200 || status === 304 }) {
  /** @type {number[]} */
  const times = []
  let asked = 0
  const next = () => (asked < count ? asks[asked++ % asks.length] : undefined)
  const startedAt = performance.now()
  const onAnswer = (/** @type {Ask} */ { path }, /** @type {number} */ status, /** @type {number} */ ms) => {
    if (!accepts(status)) throw new Problem(`${path} answered ${status}`)
    times.push(ms)
  }
  const target = new URL(url)
  await Promise.all(Array.from({ length: connections }, () => runConnection({ url: target, next, onAnswer })))
  return { seconds: (performance.now() - startedAt) / 1_000, times }
}

/**
 * The app's CPU time per request, in milliseconds.
 * @param {{ url: string, child: import('./child.mjs').Child, ask: Ask, count: number, connections: number }} options
 */
export async function cpuPerRequest({ url, child, ask, count, connections }) {
  const before = await child.ask('usage')
  const { seconds, times } = await load({ url, asks: [ask], count, connections })
  const after = await child.ask('usage')
  return { cpuMs: (after.cpuMs - before.cpuMs) / count, rate: count / seconds, times }
}
