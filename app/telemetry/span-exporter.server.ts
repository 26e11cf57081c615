import { hostname } from 'node:os'
import { TRACE_BATCH, TRACE_EXPORT_MS, TRACE_INTERVAL_MS, TRACE_QUEUE } from '#app/config/telemetry.ts'
import { log } from '#app/log.server.ts'
import { exportRequest, type Span } from './otlp.ts'

interface Exporter {
  add: (span: Span) => void
  /** Sends what waits. Never throws. */
  flush: () => Promise<void>
}

interface Target {
  /** Of the collector, with its path. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  resource: Readonly<Record<string, string>>
}

/** Sends spans to a collector some at a time, beside the work. What it cannot take is dropped: nothing waits for it. */
export function createSpanExporter({ url, headers, serviceName, resource }: Target): Exporter {
  let waiting: Span[] = []
  let isFailing = false
  const about = { 'service.name': serviceName, 'host.name': hostname(), 'process.pid': process.pid, ...resource }

  async function send(spans: Span[]): Promise<void> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(exportRequest({ resource: about, spans })),
        redirect: 'error',
        signal: AbortSignal.timeout(TRACE_EXPORT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The collector answered ${response.status}`)
      isFailing = false
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'traces cannot be sent')
      isFailing = true
    }
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) await send(waiting.splice(0, TRACE_BATCH))
  }

  const timer = setInterval(() => void flush(), TRACE_INTERVAL_MS)
  timer.unref()
  return {
    add(span) {
      if (waiting.length < TRACE_QUEUE) waiting.push(span)
    },
    flush,
  }
}
