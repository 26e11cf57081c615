import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { mayReadMetrics } from '#app/http/guards/metrics-access.server.ts'
import { countJobs } from '#app/jobs/queue.server.ts'
import { metricsText } from '#app/telemetry/all-processes.server.ts'
import { jobMetrics } from '#app/telemetry/job-metrics.server.ts'
import type { Route } from './+types/metrics.ts'

/** Metrics of every web process on this machine, for Prometheus. 404 without access. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, context }) {
    const { socketAddress } = currentRequest(context)
    if (!mayReadMetrics({ request, socketAddress })) throw new AppError('NOT_FOUND', (copy) => copy.notFound)
    const { text, contentType } = await metricsText({ more: await jobMetrics(countJobs) })
    return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } })
  },
})

export { handle as loader, handle as action }
