import { randomBytes } from 'node:crypto'

// What a trace is made of, as OpenTelemetry's protocol over HTTP says it in JSON (opentelemetry-proto 1.x, "OTLP/HTTP").
// Written out, for a dozen packages would be needed to send this one message.

const TRACE_BYTES = 16
const SPAN_BYTES = 8
const NANOSECONDS_PER_MS = 1_000_000n

/** Numbers of the protocol. */
const KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const
const FAILED = 2

export type SpanKind = keyof typeof KINDS
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Which span somebody else's or our own work belongs to. */
export interface SpanContext {
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 hexadecimal digits. */
  spanId: string
  /** Whether it is recorded at all. */
  isSampled: boolean
}

export interface Span extends SpanContext {
  parentSpanId: string | undefined
  name: string
  kind: SpanKind
  attributes: Record<string, string | number | boolean | undefined>
  /** Milliseconds since 1970, with fractions. */
  startedAt: number
  endedAt: number
  hasFailed: boolean
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/

/** The W3C header `traceparent`; undefined for what is none. */
export function readTraceparent(header: string | null): SpanContext | undefined {
  const match = TRACEPARENT.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, traceId = '', spanId = '', flags = ''] = match
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const newTraceId = (): string => randomBytes(TRACE_BYTES).toString('hex')
export const newSpanId = (): string => randomBytes(SPAN_BYTES).toString('hex')

function valueOf(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: valueOf(value) }],
  )
}

/** As text: a number cannot hold it. */
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * (NANOSECONDS_PER_MS / 1_000n))

function spanOf(span: Span) {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId !== undefined && { parentSpanId: span.parentSpanId }),
    name: span.name,
    kind: KINDS[span.kind],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: attributesOf(span.attributes),
    status: span.hasFailed ? { code: FAILED } : {},
  }
}

/** The message that a collector takes at /v1/traces. */
export function exportRequest(options: { resource: Attributes; spans: readonly Span[] }) {
  const { resource, spans } = options
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'kopru' }, spans: spans.map(spanOf) }],
      },
    ],
  }
}
