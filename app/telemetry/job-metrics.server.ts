import { setTimeout as delay } from 'node:timers/promises'
import { Gauge, Registry } from 'prom-client'
import { METRICS_QUEUE_MS } from '#app/config/telemetry.ts'

interface JobCount {
  kind: string
  state: string
  count: number
  oldestSeconds: number
}

/**
 * The state of the queue. All machines share it, so it is read at the scrape and not added up over processes. If the
 * database does not answer in time, `kopru_jobs_readable` is 0 and the rest is absent.
 */
export async function jobMetrics(countJobs: () => Promise<JobCount[]>) {
  const registry = new Registry()
  const registers = [registry]
  const readable = new Gauge({ name: 'kopru_jobs_readable', help: 'Whether the queue could be read', registers })
  const unread = delay(METRICS_QUEUE_MS, undefined, { ref: false })
  const counts = await Promise.race([countJobs().catch(() => undefined), unread])
  readable.set(counts ? 1 : 0)
  if (!counts) return registry.getMetricsAsJSON()
  const jobs = new Gauge({
    name: 'kopru_jobs',
    help: 'Jobs that are not done, by kind and state',
    labelNames: ['kind', 'state'] as const,
    registers,
  })
  const oldest = new Gauge({
    name: 'kopru_job_oldest_waiting_seconds',
    help: 'For how long the job that waits longest has been due',
    registers,
  })
  for (const { kind, state, count } of counts) jobs.inc({ kind, state }, count)
  const waiting = counts.filter(({ state }) => state === 'waiting').map(({ oldestSeconds }) => oldestSeconds)
  oldest.set(Math.max(0, ...waiting))
  return registry.getMetricsAsJSON()
}
