import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { SECOND_MS } from '#app/config/time.ts'

// This process's metrics for Prometheus. Labels come from lists in the code, never from a request: routes are patterns;
// methods, kinds and providers are constants.

const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]
const STATEMENT_SECONDS = [0.0005, 0.002, 0.005, 0.02, 0.05, 0.1, 0.5, 2, 8]
const CALL_SECONDS = [0.05, 0.2, 0.5, 1, 2, 5, 10, 30, 60]
const JOB_SECONDS = [0.05, 0.2, 1, 5, 20, 60, 300, 600]

/** Of a pool of connections. */
interface PoolFigures {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

interface Watched {
  pool: PoolFigures | undefined
  /** Requests that are not answered yet. A plain number, because counting it costs nothing. */
  requestsInFlight: number
  watchesProcess: boolean
}

function createMetrics() {
  const watched: Watched = { pool: undefined, requestsInFlight: 0, watchesProcess: false }
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'kopru_http_request_duration_seconds',
      help: 'Time until an answer was ready, by pattern of the route',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: REQUEST_SECONDS,
      registers,
    }),
    requestsInFlight: new Gauge({
      name: 'kopru_http_requests_in_flight',
      help: 'Requests whose answers are not yet sent',
      registers,
      collect() {
        this.set(watched.requestsInFlight)
      },
    }),
    uploadsInFlight: new Gauge({
      name: 'kopru_uploads_in_flight',
      help: 'Uploads that are held in memory',
      registers,
    }),
    uploadBytesInFlight: new Gauge({
      name: 'kopru_upload_bytes_in_flight',
      help: 'What the uploads in memory may come to',
      registers,
    }),
    uploadBytes: new Counter({
      name: 'kopru_upload_bytes_total',
      help: 'What all uploads came to, as they declared it',
      registers,
    }),
    uploadsRefused: new Counter({
      name: 'kopru_uploads_refused_total',
      help: 'Uploads refused because too much was in flight',
      registers,
    }),
    pagesRefused: new Counter({
      name: 'kopru_pages_refused_total',
      help: 'Pages refused because too many were waiting for their turn',
      registers,
    }),
    connections: new Gauge({
      name: 'kopru_database_connections',
      help: 'The pool: connections in all, idle ones, and requests that wait for one',
      labelNames: ['state'] as const,
      registers,
      collect() {
        if (!watched.pool) return
        this.set({ state: 'total' }, watched.pool.totalCount)
        this.set({ state: 'idle' }, watched.pool.idleCount)
        this.set({ state: 'waiting' }, watched.pool.waitingCount)
      },
    }),
    statementSeconds: new Histogram({
      name: 'kopru_database_statement_duration_seconds',
      help: 'Time of a statement, the wait for a connection included',
      labelNames: ['operation', 'outcome'] as const,
      buckets: STATEMENT_SECONDS,
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'kopru_job_duration_seconds',
      help: 'Time of a job, by how it ended',
      labelNames: ['kind', 'outcome'] as const,
      buckets: JOB_SECONDS,
      registers,
    }),
    callSeconds: new Histogram({
      name: 'kopru_provider_call_duration_seconds',
      help: 'Time of a call to a provider, by how it ended',
      labelNames: ['provider', 'purpose', 'outcome'] as const,
      buckets: CALL_SECONDS,
      registers,
    }),
    scoringSeconds: new Histogram({
      name: 'kopru_scoring_duration_seconds',
      help: 'Time to judge a dialogue, by who judged',
      labelNames: ['engine'] as const,
      buckets: CALL_SECONDS,
      registers,
    }),
    signIns: new Counter({
      name: 'kopru_sign_ins_total',
      help: 'Tries to sign in, by how they ended',
      labelNames: ['outcome'] as const,
      registers,
    }),
    refusals: new Counter({
      name: 'kopru_refusals_total',
      help: 'Requests refused for who asked, from where, or how often',
      labelNames: ['reason'] as const,
      registers,
    }),
    up: new Gauge({
      name: 'kopru_process_up',
      help: 'Which processes these figures are of',
      labelNames: ['pid'] as const,
      registers,
    }),
    watched,
  }
}

declare global {
  // Shared by every module graph of the process, like the database client.
  var kopruMetrics: ReturnType<typeof createMetrics> | undefined
}

globalThis.kopruMetrics ??= createMetrics()

export const metrics = globalThis.kopruMetrics

/** Memory, event-loop lag, open files and the like, from now on. */
export function watchProcess(): void {
  if (metrics.watched.watchesProcess) return
  metrics.watched.watchesProcess = true
  metrics.up.set({ pid: process.pid }, 1)
  collectDefaultMetrics({ register: metrics.registry })
}

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / SECOND_MS

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const STATUS_CLASS = 100

/** Counts a response. `route` is a pattern, or one of our own words for requests that reach no route. */
export function noteAnswer(answer: { route: string; method: string; status: number; startedAt: number }): void {
  const { route, method, status, startedAt } = answer
  const labels = {
    route,
    method: METHODS.has(method) ? method : 'other',
    status: `${Math.floor(status / STATUS_CLASS)}xx`,
  }
  metrics.requestSeconds.observe(labels, secondsSince(startedAt))
}
