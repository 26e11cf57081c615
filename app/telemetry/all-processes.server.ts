import cluster from 'node:cluster'
import { on } from 'node:events'
import { AggregatorRegistry } from 'prom-client'
import { z } from 'zod'
import { METRICS_ASK_MS, METRICS_TELL_INTERVAL_MS } from '#app/config/telemetry.ts'
import { metrics } from './metrics.server.ts'

// The other half is scripts/start/metrics-hub.mjs, in the parent of the web processes of this machine.

type Told = Awaited<ReturnType<typeof metrics.registry.getMetricsAsJSON>>

const Collect = z.object({ kopru: z.literal('metrics-collect'), id: z.number() })
const OfOthers = z.object({ kopru: z.literal('metrics-of-others'), id: z.number(), metrics: z.array(z.custom<Told>()) })

let lastId = 0

async function tell(id?: number): Promise<void> {
  const told = await metrics.registry.getMetricsAsJSON()
  if (process.connected) process.send?.({ kopru: 'metrics-told', id, metrics: told })
}

/**
 * Sends our metrics to the parent: when another web process asks, and regularly, so that little is lost when a process is
 * killed. Does nothing if there is only one process.
 */
export function shareMetrics(): void {
  if (!cluster.isWorker) return
  process.on('message', (message) => {
    const asked = Collect.safeParse(message)
    if (asked.success) void tell(asked.data.id)
  })
  setInterval(() => void tell(), METRICS_TELL_INTERVAL_MS).unref()
  void tell()
}

/** What the other processes, and those that have ended, have counted. @throws if the parent does not answer in time. */
async function askOthers(own: Told): Promise<Told[]> {
  const id = ++lastId
  const messages = on(process, 'message', { signal: AbortSignal.timeout(METRICS_ASK_MS) })
  process.send?.({ kopru: 'metrics-ask', id, metrics: own })
  for await (const [message] of messages) {
    const answer = OfOthers.safeParse(message)
    if (answer.success && answer.data.id === id) return answer.data.metrics
  }
  throw new Error('The parent process is gone')
}

/**
 * The metrics of every web process of this machine as one text for Prometheus.
 *
 * @param options.more what belongs to no process, such as the queue.
 * @throws if the others' metrics are not available: sums without them would look like a restart.
 */
export async function metricsText(options: { more: Told }): Promise<{ text: string; contentType: string }> {
  const own = await metrics.registry.getMetricsAsJSON()
  const others = cluster.isWorker ? await askOthers(own) : []
  const all = AggregatorRegistry.aggregate([own, ...others, options.more])
  return { text: await all.metrics(), contentType: all.contentType }
}
