import { AsyncLocalStorage } from 'node:async_hooks'
import { env } from '#app/config/env.server.ts'
import {
  type Attributes,
  newSpanId,
  newTraceId,
  readTraceparent,
  type Span,
  type SpanContext,
  type SpanKind,
} from './otlp.ts'

// Traces, where OTEL_EXPORTER_OTLP_ENDPOINT is set; without it `traced` does the work and nothing else.

interface Tracing {
  spans: AsyncLocalStorage<Span>
  add: ((span: Span) => void) | undefined
  flush: () => Promise<void>
}

declare global {
  // Shared by every module graph of the process, as the database is.
  var kopruTracing: Tracing | undefined
}

globalThis.kopruTracing ??= { spans: new AsyncLocalStorage<Span>(), add: undefined, flush: () => Promise.resolve() }

const tracing = globalThis.kopruTracing

/** Begins to send traces, where the environment says where to. */
export async function startTracing(): Promise<void> {
  if (!env.tracing || tracing.add) return
  const { createSpanExporter } = await import('./span-exporter.server.ts')
  const { add, flush } = createSpanExporter(env.tracing)
  tracing.add = add
  tracing.flush = flush
}

/** Sends what waits: before the process ends. */
export const flushTraces = (): Promise<void> => tracing.flush()

const now = () => performance.timeOrigin + performance.now()

/** A new trace is recorded by chance; one that somebody began is recorded where they do. */
function isSampled(parent: SpanContext | undefined): boolean {
  return parent?.isSampled ?? Math.random() < (env.tracing?.ratio ?? 0)
}

interface Tracked {
  name: string
  kind: SpanKind
  /** Never values of statements, nor anything of a person. */
  attributes?: Attributes
  /** The W3C header that a request came with. Without one it belongs to the work around it. */
  traceparent?: string | null
}

/** Does some work as a span of its own; `about` takes what is known only afterwards. */
export async function traced<Result>(
  { name, kind, attributes, traceparent }: Tracked,
  work: (about: (more: Attributes & { name?: string }) => void) => Promise<Result>,
): Promise<Result> {
  if (!tracing.add) return work(() => undefined)
  const parent = traceparent === undefined ? tracing.spans.getStore() : readTraceparent(traceparent)
  const span: Span = {
    traceId: parent?.traceId ?? newTraceId(),
    spanId: newSpanId(),
    parentSpanId: parent?.spanId,
    isSampled: isSampled(parent),
    name,
    kind,
    attributes: { ...attributes },
    startedAt: now(),
    endedAt: 0,
    hasFailed: false,
  }
  const about = ({ name: better, ...more }: Attributes & { name?: string }) => {
    if (better !== undefined) span.name = better
    Object.assign(span.attributes, more)
  }
  try {
    return await tracing.spans.run(span, () => work(about))
  } catch (error) {
    span.hasFailed = true
    span.attributes['error.type'] = error instanceof Error ? error.name : 'unknown'
    throw error
  } finally {
    span.endedAt = now()
    if (span.isSampled) tracing.add(span)
  }
}
