import { once } from 'node:events'
import type { JobKind } from '#app/jobs/kinds.ts'
import type { JobHandlers } from '#app/jobs/run-job.server.ts'
import { JobWorker } from '#app/jobs/worker.server.ts'

/** The same for every kind. */
export function handleAll(handler: (kind: JobKind, payload: unknown, signal: AbortSignal) => Promise<void>) {
  const of = (kind: JobKind) => (payload: unknown, context: { signal: AbortSignal }) =>
    handler(kind, payload, context.signal)
  return {
    'mail-verification': of('mail-verification'),
    'mail-password-reset': of('mail-password-reset'),
    'mail-set-password': of('mail-set-password'),
    'mail-password-changed': of('mail-password-changed'),
    'mail-deletion-scheduled': of('mail-deletion-scheduled'),
    'mail-billing': of('mail-billing'),
    'reconcile-subscription': of('reconcile-subscription'),
    'follow-account-deletion': of('follow-account-deletion'),
    'evaluate-submission': of('evaluate-submission'),
    'finish-mock-test': of('finish-mock-test'),
    'render-dialogue': of('render-dialogue'),
    'announce-dialogue': of('announce-dialogue'),
    'publish-dialogue-audio': of('publish-dialogue-audio'),
    'sync-mux-asset': of('sync-mux-asset'),
    'forget-mux-asset': of('forget-mux-asset'),
  } satisfies JobHandlers
}

/** Runs jobs, says so on stdout, and never ends them. */
export function workForEver(options: { leaseSeconds: number }): void {
  const handlers = handleAll(async (kind, _payload, signal) => {
    process.stdout.write(`took ${kind}\n`)
    await once(signal, 'abort')
  })
  new JobWorker({ handlers, leaseSeconds: options.leaseSeconds, renewalMs: 200 }).start()
}
