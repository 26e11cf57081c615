// Many requests on few keep-alive connections.
import { Problem } from '../../scripts/project.mjs'
import { Connection } from './connection.mjs'

/** @typedef {import('./app.mjs').Ask} Ask */

/**
 * One connection that sends the next request after each response.
 * @param {{ url: string, next: () => Ask | undefined, onAnswer: (ask: Ask, status: number, ms: number) => void }} options
 */
async function runConnection({ url, next, onAnswer }) {
  const connection = new Connection(url)
  for (let ask = next(); ask; ask = next()) {
    const { status, ms } = await connection.ask(ask)
    onAnswer(ask, status, ms)
  }
  connection.close()
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
  await Promise.all(Array.from({ length: connections }, () => runConnection({ url, next, onAnswer })))
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
