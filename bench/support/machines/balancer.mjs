// A plain load balancer: requests go to the machines in turn, whoever sends them. One that is not ready is left out. A refused
// connection is tried on another machine; a request that was sent never is.
import { Agent, createServer, request } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {import('./machine.mjs').Machine} Machine */

/** Between two health checks. */
export const CHECK_MS = 1_000
/** Shorter than the app's own 75 s. */
const IDLE_MS = 60_000
/** Says which machine answered. */
export const MACHINE_HEADER = 'x-machine'

/**
 * @param {{ machine: Machine, agent: Agent, incoming: import('node:http').IncomingMessage, body: Buffer }} options
 * @returns {Promise<import('node:http').IncomingMessage>}
 */
function forward({ machine, agent, incoming, body }) {
  const { method, url, headers, socket } = incoming
  return new Promise((resolve, reject) => {
    const known = headers['x-forwarded-for']
    const outgoing = request({
      host: '127.0.0.1',
      port: machine.port,
      agent,
      method,
      path: url,
      headers: {
        ...headers,
        connection: 'keep-alive',
        'x-forwarded-for': [known, socket.remoteAddress].filter(Boolean).join(', '),
      },
    })
    outgoing.once('response', resolve).once('error', reject)
    outgoing.end(body)
  })
}

/** @param {unknown} error */
const isRefused = (error) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

/**
 * @param {{ port: number, machines: Machine[] }} options
 */
export async function startBalancer({ port, machines }) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS })
  const inRotation = new Set(machines)
  const broken = /** @type {string[]} */ ([])
  let retried = 0
  let turn = 0
  /** The machines to try, the next in turn first; a balancer without a healthy one tries them all. */
  const candidates = () => {
    const healthy = machines.filter((machine) => inRotation.has(machine))
    const all = healthy.length > 0 ? healthy : machines
    turn += 1
    return all.map((_, index) => /** @type {Machine} */ (all[(turn + index) % all.length]))
  }
  /** @param {import('node:http').IncomingMessage} incoming @param {import('node:http').ServerResponse} outgoing */
  const handle = async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => undefined)
    if (!body) return
    for (const machine of candidates()) {
      try {
        const answer = await forward({ machine, agent, incoming, body })
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, [MACHINE_HEADER]: machine.name })
        answer.pipe(outgoing)
        answer.once('error', () => outgoing.destroy())
        return
      } catch (error) {
        if (!isRefused(error)) {
          broken.push(`${machine.name} ${incoming.method} ${incoming.url}: ${String(error)}`)
          break
        }
        retried += 1
      }
    }
    outgoing.writeHead(502).end()
  }
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
  const stopping = new AbortController()
  const watching = machines.map(async (machine) => {
    while (!stopping.signal.aborted) {
      if (await machine.isReady()) inRotation.add(machine)
      else inRotation.delete(machine)
      await pause(CHECK_MS)
    }
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    port,
    /** Requests that were sent and not answered. */
    broken,
    retried: () => retried,
    /** Resolves once requests go to this machine. @param {Machine} machine */
    async untilUsed(machine) {
      while (!inRotation.has(machine)) await pause(CHECK_MS / 10)
    },
    async stop() {
      stopping.abort()
      await Promise.all(watching)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
