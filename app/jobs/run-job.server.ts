import { setTimeout as delay } from 'node:timers/promises'
import type { z } from 'zod'
import { JOB_ABORT_GRACE_MS, JOB_LONGEST_RUN_MS, JOB_MAX_ATTEMPTS, JOB_RECORD_RETRY_MS } from '#app/config/jobs.ts'
import { log } from '#app/log.server.ts'
import { type ClaimedJob, completeJob, parkJob, putBackUncounted, retryJob } from '#app/models/jobs/job.server.ts'
import { keepLease } from '#app/models/leases/keep-lease.server.ts'
import { metrics, secondsSince } from '#app/telemetry/metrics.server.ts'
import { traced } from '#app/telemetry/trace.server.ts'
import { describeFailure, isHopeless, PermanentFailure } from './failure.ts'
import { JOB_PAYLOADS, type JobKind, type JobPayload } from './kinds.ts'

/**
 * Runs the jobs of each kind. A handler must end soon after its signal aborts (lease lost, timeout, or process stopping).
 * It may run again after finishing, if the process died before that was recorded.
 */
export type JobHandlers = {
  [Kind in JobKind]: (payload: JobPayload<Kind>, context: { signal: AbortSignal }) => Promise<void>
}

export interface RunOptions {
  handlers: JobHandlers
  leaseSeconds: number
  renewalMs: number
  /** Seconds until the next attempt, by the number of attempts so far. */
  retryDelay: (attempts: number) => number
}

type Outcome = { status: 'done' } | { status: 'failed'; error: unknown } | { status: 'abandoned' }

/** The abort reason when the process stops; the attempt does not count. */
export const STOPPING = new Error('the process stops')
const LEASE_LOST = new Error('the lease of the job is lost')
const TOO_LONG = new Error('the job took too long')

const SCHEMAS: { [Kind in JobKind]: z.ZodType<JobPayload<Kind>> } = JOB_PAYLOADS

function isKnown(kind: string): kind is JobKind {
  return Object.hasOwn(JOB_PAYLOADS, kind)
}

async function handle<Kind extends JobKind>(options: {
  kind: Kind
  payload: unknown
  handler: JobHandlers[Kind]
  signal: AbortSignal
}): Promise<void> {
  const { kind, handler, signal } = options
  const payload = SCHEMAS[kind].safeParse(options.payload)
  if (!payload.success) throw new PermanentFailure('The payload is not of its kind.')
  await handler(payload.data, { signal })
}

async function work(options: { job: ClaimedJob; handlers: JobHandlers; signal: AbortSignal }): Promise<void> {
  const { job, handlers, signal } = options
  if (!isKnown(job.kind)) throw new PermanentFailure('Nothing here knows this kind of job.')
  // With this many attempts it would be parked by now, unless its process died each time: the job may be what kills it.
  if (job.attempts > JOB_MAX_ATTEMPTS) throw new PermanentFailure('Every process that ran it ended before it did.')
  const { kind, payload, attempts } = job
  await traced({ name: `job ${kind}`, kind: 'consumer', attributes: { attempts }, traceparent: null }, () =>
    handle({ kind, payload, handler: handlers[kind], signal }),
  )
}

/** Waits for the work. Once aborted, it has a moment to end and is then abandoned. */
async function settle(promise: Promise<void>, signal: AbortSignal): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const abandoned = new Promise<Outcome>((resolve) => {
    const wait = () => (timer = setTimeout(() => resolve({ status: 'abandoned' }), JOB_ABORT_GRACE_MS))
    signal.addEventListener('abort', wait, { once: true })
  })
  const ended = promise.then(
    (): Outcome => ({ status: 'done' }),
    (error: unknown): Outcome => ({ status: 'failed', error }),
  )
  const outcome = await Promise.race([ended, abandoned])
  clearTimeout(timer)
  return outcome
}

/** Renews the lease and enforces the timeout. Aborts the job if the lease is lost or the job runs too long. */
function watch(options: { job: ClaimedJob; claimedAt: number; abort: AbortController; run: RunOptions }): () => void {
  const { job, claimedAt, abort, run } = options
  const longest = setTimeout(() => abort.abort(TOO_LONG), JOB_LONGEST_RUN_MS)
  const stopRenewing = keepLease({
    lease: job.lease,
    renewalMs: run.renewalMs,
    claimedAt,
    onLost: () => abort.abort(LEASE_LOST),
  })
  return () => {
    clearTimeout(longest)
    stopRenewing()
  }
}

/**
 * Records how a job ended, retrying while the lease is held, so that finished work is not repeated.
 *
 * @returns whether it was recorded under the lease.
 */
async function record(options: {
  job: ClaimedJob
  statement: () => Promise<boolean>
  signal: AbortSignal
}): Promise<boolean> {
  const { job, statement, signal } = options
  for (;;) {
    try {
      if (await statement()) return true
      log.warn({ job: String(job.id), kind: job.kind }, 'a job ended after its lease')
      return false
    } catch (error) {
      log.warn({ err: error, job: String(job.id) }, 'the end of a job could not be recorded')
      if (signal.aborted) return false
      await delay(JOB_RECORD_RETRY_MS)
    }
  }
}

function recordFailure(options: { job: ClaimedJob; error: unknown; signal: AbortSignal; run: RunOptions }) {
  const { job, error, signal, run } = options
  const about = { job: String(job.id), kind: job.kind, attempts: job.attempts, error: describeFailure(error) }
  if (isHopeless({ attempts: job.attempts, error })) {
    log.error(about, 'a job is parked')
    return record({ job, signal, statement: () => parkJob({ job, error: about.error }) })
  }
  const delaySeconds = run.retryDelay(job.attempts)
  log.warn({ ...about, delaySeconds }, 'a job failed and will be retried')
  return record({ job, signal, statement: () => retryJob({ job, delaySeconds, error: about.error }) })
}

/** The outcome's label in metrics. */
function outcomeOf(options: { outcome: Outcome; job: ClaimedJob; signal: AbortSignal }): string {
  const { outcome, job, signal } = options
  if (outcome.status !== 'failed') return outcome.status
  if (signal.reason === STOPPING) return 'released'
  return isHopeless({ attempts: job.attempts, error: outcome.error }) ? 'parked' : 'failed'
}

/** Runs one job and records how it ended. Never throws. */
export async function runJob(options: {
  job: ClaimedJob
  /** `performance.now()` before it was claimed. */
  claimedAt: number
  abort: AbortController
  run: RunOptions
}): Promise<void> {
  const { job, claimedAt, abort, run } = options
  const { signal } = abort
  const stopWatching = watch({ job, claimedAt, abort, run })
  const outcome = await settle(work({ job, handlers: run.handlers, signal }), signal)
  if (outcome.status === 'done') {
    const isRecorded = await record({ job, signal, statement: () => completeJob(job) })
    const ms = Math.round(performance.now() - claimedAt)
    if (isRecorded) log.info({ job: String(job.id), kind: job.kind, ms }, 'job done')
  } else if (outcome.status === 'abandoned') {
    // It may still be running: nobody else may claim it before the lease expires.
    log.error({ job: String(job.id), kind: job.kind }, 'a job does not end; its lease will run out')
  } else if (signal.reason === STOPPING) {
    await record({ job, signal, statement: () => putBackUncounted(job) })
  } else {
    await recordFailure({ job, error: outcome.error, signal, run })
  }
  stopWatching()
  const labels = { kind: isKnown(job.kind) ? job.kind : 'unknown', outcome: outcomeOf({ outcome, job, signal }) }
  metrics.jobSeconds.observe(labels, secondsSince(claimedAt))
}
