import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ensureBuild } from '../../scripts/build.mjs'
import { addToTotals } from '../../scripts/start/metrics-hub.mjs'
import { readMetrics, sumOf } from '#tests/support/metrics.ts'

const READY_TIMEOUT_MS = 150_000
const ANSWER_MS = 15_000
const PROCESSES = 2

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })
beforeAll(ensureBuild)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** Several processes on one port. Each request has its own connection, so that they take turns. */
async function startSeveral() {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start/serve.mjs'], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', WEB_PROCESSES: String(PROCESSES) },
  })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const request = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { Connection: 'close' },
      // A request that was passed to a process just as it died gets no response.
      signal: AbortSignal.timeout(ANSWER_MS),
    })
  const scrape = async () => {
    const response = await request('/metrics')
    expect(response.status).toBe(200)
    return readMetrics(await response.text())
  }
  await vi.waitFor(
    async () => {
      expect(sumOf(await scrape(), 'kopru_process_up')).toBe(PROCESSES)
    },
    { timeout: READY_TIMEOUT_MS, interval: 250 },
  )
  return { request, scrape }
}

const countOf = (series: Map<string, number>) =>
  sumOf(series, 'kopru_http_request_duration_seconds_count', 'route="/healthz"')

test("any process reports the metrics of all, and a killed one's counts are kept", async () => {
  const { request, scrape } = await startSeveral()
  const REQUESTS = 30
  for (let index = 0; index < REQUESTS; index += 1) await (await request('/healthz')).text()
  const counts = await Promise.all(Array.from({ length: 2 * PROCESSES }, async () => countOf(await scrape())))
  expect(new Set(counts)).toEqual(new Set([REQUESTS]))
  const [victim] = [...(await scrape()).keys()].flatMap(
    (key) => /^kopru_process_up\{pid="(\d+)"\}$/.exec(key)?.[1] ?? [],
  )
  process.kill(Number(victim), 'SIGKILL')
  const withoutIt = await vi.waitFor(
    async () => {
      const series = await scrape()
      expect(series.has(`kopru_process_up{pid="${victim}"}`)).toBe(false)
      return series
    },
    { timeout: READY_TIMEOUT_MS },
  )
  expect(countOf(withoutIt)).toBe(REQUESTS)
  await vi.waitFor(async () => expect(sumOf(await scrape(), 'kopru_process_up')).toBe(PROCESSES), {
    timeout: READY_TIMEOUT_MS,
  })
  expect(countOf(await scrape())).toBe(REQUESTS)
})

test('of processes that ended only counters are added up', () => {
  const told = (value: number) => [
    { name: 'requests', type: 'counter', values: [{ value, labels: { route: '/' } }] },
    { name: 'memory', type: 'gauge', values: [{ value, labels: { route: '/' } }] },
    {
      name: 'seconds',
      type: 'histogram',
      values: [
        { value, labels: { route: '/' }, metricName: 'seconds_bucket' },
        { value: 2 * value, labels: { route: '/' }, metricName: 'seconds_sum' },
      ],
    },
  ]
  const buried = addToTotals(addToTotals([], told(3)), told(4))
  expect(buried.map(({ name }) => name)).toEqual(['requests', 'seconds'])
  expect(buried.flatMap(({ values }) => values.map(({ value }) => value))).toEqual([7, 7, 14])
})
