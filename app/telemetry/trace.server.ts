import { env } from '#app/config/env.server.ts'
import type { Describe, SpanOptions, Tracing } from './otel.server.ts'

declare global {
  // Shared by every module graph of the process, like the database client. Undefined: nothing is traced.
  var kopruTracing: Tracing | undefined
}

/** Starts sending traces if the environment names a collector. Only then are OpenTelemetry's packages loaded. */
export async function startTracing(): Promise<void> {
  if (!env.isTracing || globalThis.kopruTracing) return
  const { startOpenTelemetry } = await import('./otel.server.ts')
  globalThis.kopruTracing = startOpenTelemetry()
}

/** Sends the spans that are waiting: before the process ends. */
export async function flushTraces(): Promise<void> {
  await globalThis.kopruTracing?.flush()
}

/** Runs some work as a span of its own. Without a collector it only runs the work. */
export function traced<Result>(options: SpanOptions, work: (describe: Describe) => Promise<Result>): Promise<Result> {
  return globalThis.kopruTracing?.run(options, work) ?? work(() => undefined)
}
