import { hostname } from 'node:os'
import {
  type Attributes,
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { TRACE_BATCH, TRACE_EXPORT_MS, TRACE_INTERVAL_MS, TRACE_QUEUE } from '#app/config/telemetry.ts'
import { log } from '#app/log.server.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const

export interface SpanOptions {
  name: string
  kind: keyof typeof KINDS
  /** Never values of statements, nor anything about a person. */
  attributes?: Attributes
  /** The W3C header of a request, or null for a new trace. If omitted, the parent is the span that is active now. */
  traceparent?: string | null
}

/** Adds to a span what is known only later; a `name` replaces its name. */
export type Describe = (more: Attributes & { name?: string }) => void

export interface Tracing {
  /** Runs the work as a span. */
  run: <Result>(options: SpanOptions, work: (describe: Describe) => Promise<Result>) => Promise<Result>
  /** Sends what is waiting. Never throws. */
  flush: () => Promise<void>
}

/** The SDK itself reads the endpoint, headers, sampler and resource from the OTEL_ variables. */
function createProvider(): NodeTracerProvider {
  const own = { 'service.name': 'kopru', 'host.name': hostname(), 'process.pid': process.pid }
  const exporter = new OTLPTraceExporter({ timeoutMillis: TRACE_EXPORT_MS })
  return new NodeTracerProvider({
    resource: resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(exporter, {
        maxQueueSize: TRACE_QUEUE,
        maxExportBatchSize: TRACE_BATCH,
        scheduledDelayMillis: TRACE_INTERVAL_MS,
      }),
    ],
  })
}

const WARNING_INTERVAL_MS = 60_000
let warnedAt = -WARNING_INTERVAL_MS

/** OpenTelemetry reports every failed batch; one line a minute is enough. */
function warn(detail: string): void {
  if (performance.now() - warnedAt < WARNING_INTERVAL_MS) return
  warnedAt = performance.now()
  log.warn({ detail }, 'traces cannot be sent')
}

const parentOf = (traceparent: string | null | undefined) =>
  traceparent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { traceparent: traceparent ?? '' })

/** Starts OpenTelemetry. This module is imported only where traces are configured: see trace.server.ts. */
export function startOpenTelemetry(): Tracing {
  const ignore = () => undefined
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN)
  const provider = createProvider()
  provider.register()
  const tracer = provider.getTracer('kopru')
  return {
    async run({ name, kind, attributes, traceparent }, work) {
      const parent = parentOf(traceparent)
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent)
      const describe: Describe = ({ name: newName, ...more }) => {
        if (newName !== undefined) span.updateName(newName)
        span.setAttributes(more)
      }
      try {
        return await context.with(trace.setSpan(parent, span), () => work(describe))
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
        throw error
      } finally {
        span.end()
      }
    },
    flush: () => provider.forceFlush().catch((error: unknown) => log.warn({ err: error }, 'traces were not sent')),
  }
}
