import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { HEADERS_TIMEOUT_MS, KEEP_ALIVE_TIMEOUT_MS } from '#app/config/http.ts'
import { createHttpServer, drain } from './node-server.server.ts'

const COMMON_BALANCER_MS = 60_000
const SHORT_MS = 500

async function startServer() {
  const server = createHttpServer({
    respond: () => Promise.resolve(new Response('here')),
    servePage: (_req, _res, next) => next(),
    serveStatic: (_req, _res, next) => next(),
  })
  // As in production, the request time-out is far longer than the headers time-out.
  server.headersTimeout = SHORT_MS
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  onTestFinished(() => server.close().closeAllConnections())
  return { server, port: address !== null && typeof address === 'object' ? address.port : 0 }
}

/** Sends a request on an agent's one connection. @returns the client's port, which identifies the connection. */
async function ask(agent: Agent, port: number): Promise<number | undefined> {
  const sent = request({ agent, host: '127.0.0.1', port, path: '/' }).end()
  const [response] = await once(sent, 'response')
  const { localPort } = response.socket
  response.resume()
  await once(response, 'end')
  return localPort
}

test('idle connections outlive those of common balancers, and heads have far less time', async () => {
  const { server } = await startServer()
  expect(server.keepAliveTimeout).toBe(KEEP_ALIVE_TIMEOUT_MS)
  expect(KEEP_ALIVE_TIMEOUT_MS).toBeGreaterThan(COMMON_BALANCER_MS + 5_000)
  expect(HEADERS_TIMEOUT_MS).toBeLessThanOrEqual(10_000)
})

test('a head that drips in is cut, while a connection that waits for its next request as long is kept', async () => {
  const { port } = await startServer()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const first = await ask(agent, port)
  const dripping = connect(port, '127.0.0.1')
  dripping.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  const drip = setInterval(() => dripping.write('a'), SHORT_MS / 10)
  dripping.on('error', () => undefined)
  const [answer] = await once(dripping, 'data')
  clearInterval(drip)
  expect(String(answer)).toContain('408')
  expect(await ask(agent, port)).toBe(first)
})

test('what is on its way when the server is told to end is answered whole, and its connection ends with it', async () => {
  const { server, port } = await startServer()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const idle = await ask(agent, port)
  const opened = connect(port, '127.0.0.1')
  await once(opened, 'connect')
  const drained = drain(server)
  expect(await ask(agent, port)).toBe(idle)
  opened.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [answer] = await once(opened, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n.*here/isu)
  await drained
  await expect(ask(agent, port)).rejects.toThrow('ECONNREFUSED')
})
