import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ensureBuild } from '../../scripts/build.mjs'
import { readMetrics, sumOf } from '#tests/support/metrics.ts'

const BUSY_MACHINE_MS = 90_000
/** After the drain timeout. */
const EXIT_WITHIN_MS = 10_000
const DRAIN_SECONDS = 5
vi.setConfig({ testTimeout: BUSY_MACHINE_MS, hookTimeout: BUSY_MACHINE_MS })
beforeAll(ensureBuild, BUSY_MACHINE_MS)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}

async function startServer(settings: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start/serve.mjs'], {
    stdio: 'ignore',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), WEB_PROCESSES: '1', ...settings },
  })
  const exited = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  const request = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } })
  await vi.waitFor(async () => expect((await request('/readyz')).status).toBe(200), { timeout: BUSY_MACHINE_MS })
  return { child, exited, request }
}

test('told to stop, it tells the balancer while still serving, and then exits', async () => {
  const { child, exited, request } = await startServer({ DRAIN_SECONDS: String(DRAIN_SECONDS) })
  const toldAt = performance.now()
  child.kill('SIGTERM')
  await vi.waitFor(async () => {
    const response = await request('/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ ready: false, reason: 'draining' })
  })
  expect((await request('/healthz')).status).toBe(200)
  expect((await request('/login')).status).toBe(200)
  expect(await exited).toEqual([0, null])
  const tookMs = performance.now() - toldAt
  expect(tookMs).toBeGreaterThanOrEqual(DRAIN_SECONDS * 1_000)
  expect(tookMs).toBeLessThan(DRAIN_SECONDS * 1_000 + EXIT_WITHIN_MS)
  await expect(request('/healthz')).rejects.toThrow('fetch failed')
})

test('without time to drain it closes its port after a moment', async () => {
  const { child, exited, request } = await startServer({})
  child.kill('SIGTERM')
  await vi.waitFor(() => expect(request('/healthz')).rejects.toThrow('fetch failed'), { timeout: EXIT_WITHIN_MS })
  expect(await exited).toEqual([0, null])
})

test('once it was ready, the further processes that start do not make it unready', async () => {
  const PROCESSES = 3
  const { child, exited, request } = await startServer({ WEB_PROCESSES: String(PROCESSES) })
  const statuses = new Set<number>()
  const all = new AbortController()
  const asking = (async () => {
    while (!all.signal.aborted) statuses.add((await request('/readyz')).status)
  })()
  const countProcesses = async () => sumOf(readMetrics(await (await request('/metrics')).text()), 'kopru_process_up')
  await vi.waitFor(async () => expect(await countProcesses()).toBe(PROCESSES), { timeout: BUSY_MACHINE_MS })
  all.abort()
  await asking
  expect(statuses).toEqual(new Set([200]))
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})
