import { expect, test } from 'vitest'
import { tracingOf } from '#app/config/tracing.ts'
import { exportRequest, readTraceparent } from './otlp.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN_ID = '00f067aa0ba902b7'

test('a traceparent is read, with whether its trace is recorded', () => {
  const parent = { traceId: TRACE_ID, spanId: SPAN_ID }
  expect(readTraceparent(`00-${TRACE_ID}-${SPAN_ID}-01`)).toEqual({ ...parent, isSampled: true })
  expect(readTraceparent(`00-${TRACE_ID}-${SPAN_ID}-00`)).toEqual({ ...parent, isSampled: false })
  expect(readTraceparent(`cc-${TRACE_ID}-${SPAN_ID}-01-what-comes-later`)).toEqual({ ...parent, isSampled: true })
})

test.each([
  null,
  '',
  'x',
  `ff-${TRACE_ID}-${SPAN_ID}-01`,
  `00-${'0'.repeat(32)}-${SPAN_ID}-01`,
  `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
  `00-${TRACE_ID.toUpperCase()}-${SPAN_ID}-01`,
])('what is no traceparent begins a trace of its own: %s', (header) => {
  expect(readTraceparent(header)).toBeUndefined()
})

test('a span is told as the protocol has it: moments as text in nanoseconds, values with their kind', () => {
  const span = {
    traceId: TRACE_ID,
    spanId: SPAN_ID,
    parentSpanId: undefined,
    isSampled: true,
    name: 'GET /',
    kind: 'server',
    attributes: { text: 'a', whole: 2, part: 0.5, yes: true, none: undefined },
    startedAt: 1_700_000_000_000.25,
    endedAt: 1_700_000_000_001,
    hasFailed: true,
  } as const
  const [told] = exportRequest({ resource: { 'service.name': 'kopru' }, spans: [span] }).resourceSpans
  expect(told?.resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'kopru' } }])
  expect(told?.scopeSpans[0]?.spans).toEqual([
    {
      traceId: TRACE_ID,
      spanId: SPAN_ID,
      name: 'GET /',
      kind: 2,
      startTimeUnixNano: '1700000000000250000',
      endTimeUnixNano: '1700000000001000000',
      attributes: [
        { key: 'text', value: { stringValue: 'a' } },
        { key: 'whole', value: { intValue: '2' } },
        { key: 'part', value: { doubleValue: 0.5 } },
        { key: 'yes', value: { boolValue: true } },
      ],
      status: { code: 2 },
    },
  ])
})

test('the usual variables say where traces go, as whom, and how many', () => {
  expect(tracingOf({})).toBeUndefined()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318/'
  expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
    url: 'http://localhost:4318/v1/traces',
    headers: {},
    serviceName: 'kopru',
    resource: {},
    ratio: 1,
  })
  const more = {
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example.org/own',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key,other=b',
    OTEL_SERVICE_NAME: 'kopru-web',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  }
  expect(tracingOf(more)).toEqual({
    url: 'https://collector.example.org/own',
    headers: { 'api-key': 'a key', other: 'b' },
    serviceName: 'kopru-web',
    resource: { 'deployment.environment.name': 'test' },
    ratio: 0.1,
  })
  expect(tracingOf({ ...more, OTEL_TRACES_SAMPLER: 'always_off' })?.ratio).toBe(0)
  expect(tracingOf({ ...more, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
})
