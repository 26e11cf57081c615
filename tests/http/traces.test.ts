import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT_ID = '00f067aa0ba902b7'
const EXPORT_TIMEOUT_MS = 15_000

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const SpanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(Attribute),
})
const Message = z.object({
  resourceSpans: z.tuple([
    z.object({ scopeSpans: z.tuple([z.object({ spans: z.array(SpanSchema) })]), resource: z.unknown() }),
  ]),
})
type Told = z.output<typeof SpanSchema>

/** What a collector on loopback received. */
const bodies: string[] = []
const keys = new Set<unknown>()
async function take(request: IncomingMessage): Promise<void> {
  if (request.url !== '/v1/traces') return
  keys.add(request.headers['api-key'])
  bodies.push(await text(request))
}

const collector = createServer((request, response) => {
  void take(request).finally(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'))
})
const spans = (): Told[] =>
  bodies.flatMap((body) => Message.parse(JSON.parse(body)).resourceSpans[0].scopeSpans[0].spans)

let app: RunningApp

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve)
  })
  const { port } = collector.address() satisfies AddressInfo | string | null as AddressInfo
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  vi.stubEnv('OTEL_SERVICE_NAME', 'kopru-test')
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'api-key=a%20key')
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test-stage')
  app = await startApp()
})
afterAll(async () => {
  await app.close()
  collector.closeAllConnections()
  collector.close()
})

test('a request is a span of the incoming trace, with its statements as child spans, without their values', async () => {
  const user = await createAccount({ username: 'canary-owner' })
  const headers = { ...(await signedInAs(user)), traceparent: `00-${TRACE_ID}-${PARENT_ID}-01` }
  expect((await app.request('/practice/1?query=canary-query', { headers })).status).toBe(200)
  const own = () => spans().filter(({ traceId }) => traceId === TRACE_ID)
  await vi.waitFor(() => expect(own().map(({ parentSpanId }) => parentSpanId)).toContain(PARENT_ID), {
    timeout: EXPORT_TIMEOUT_MS,
  })
  const request = own().find(({ parentSpanId }) => parentSpanId === PARENT_ID)
  expect(request?.name).toBe('GET /practice/:dialogueId')
  const status = { key: 'http.response.status_code', value: { intValue: 200 } }
  expect(request?.attributes).toContainEqual(status)
  const statements = own().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.map(({ name }) => name)).toContain('sql select')
  expect(bodies.join()).toContain('"stringValue":"kopru-test"')
  expect(bodies.join()).toContain('"stringValue":"test-stage"')
  expect([...keys]).toEqual(['a key'])
  for (const secret of ['canary', 'Cookie', user.email]) expect(bodies.join()).not.toContain(secret)
})

test('a trace that its caller does not sample is not recorded here', async () => {
  const other = TRACE_ID.replaceAll('4', '5')
  await app.request('/practice/1', { headers: { traceparent: `00-${other}-${PARENT_ID}-00` } })
  await app.request('/healthz')
  await vi.waitFor(() => expect(spans().map(({ name }) => name)).toContain('GET /healthz'), {
    timeout: EXPORT_TIMEOUT_MS,
  })
  expect(spans().filter(({ traceId }) => traceId === other)).toEqual([])
})

test('an invalid traceparent header starts a new trace', async () => {
  const wrong = `ff-${TRACE_ID.replaceAll('4', '6')}-${PARENT_ID}-01`
  await app.request('/practice/1', { headers: { traceparent: wrong } })
  const isRoot = ({ name, parentSpanId }: Told) => name === 'GET /practice/:dialogueId' && !parentSpanId
  await vi.waitFor(() => expect(spans().some(isRoot)).toBe(true), { timeout: EXPORT_TIMEOUT_MS })
  expect(spans().filter(({ traceId }) => wrong.includes(traceId))).toEqual([])
})

test('OpenTelemetry is loaded here (traces-off.test.ts relies on this way to detect it)', () => {
  const loaded = Object.keys(createRequire(import.meta.url).cache)
  expect(loaded.some((path) => path.includes('@opentelemetry/sdk-trace'))).toBe(true)
})
