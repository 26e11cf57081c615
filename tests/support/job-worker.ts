import { once } from 'node:events'
import { JOB_PAYLOADS, type JobKind } from '#app/jobs/kinds.ts'
import type { JobHandlers } from '#app/jobs/run-job.server.ts'
import { JobWorker } from '#app/jobs/worker.server.ts'

/** The same handler for every kind of job. */
export function handleAll(
  handler: (kind: JobKind, payload: unknown, signal: AbortSignal) => Promise<void>,
): JobHandlers {
  // Object.keys loses the record's key type.
  const kinds = Object.keys(JOB_PAYLOADS) as JobKind[]
  const handle = (kind: JobKind) => (payload: unknown, context: { signal: AbortSignal }) =>
    handler(kind, payload, context.signal)
  return Object.fromEntries(kinds.map((kind) => [kind, handle(kind)])) as JobHandlers
}

/** Claims jobs, reports them on stdout, and never finishes them. */
export function workForEver(options: { leaseSeconds: number }): void {
  const handlers = handleAll(async (kind, _payload, signal) => {
    process.stdout.write(`took ${kind}\n`)
    await once(signal, 'abort')
  })
  new JobWorker({ handlers, leaseSeconds: options.leaseSeconds, renewalMs: 200 }).start()
}
