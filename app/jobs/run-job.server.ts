import { setTimeout as delay } from 'node:timers/promises'
import type { z } from 'zod'
import { JOB_ABORT_GRACE_MS, JOB_LONGEST_RUN_MS, JOB_MAX_ATTEMPTS, JOB_RECORD_RETRY_MS } from '#app/config/jobs.ts'
import { log } from '#app/log.server.ts'
import { metrics, secondsSince } from '#app/telemetry/metrics.server.ts'
import { traced } from '#app/telemetry/trace.server.ts'
import { describeFailure, isHopeless, PermanentFailure } from './failure.ts'
import { JOB_PAYLOADS, type JobKind, type JobPayload } from './kinds.ts'
import { completeJob, parkJob, releaseJob, renewLease, retryJob, type TakenJob } from './lease.server.ts'

/**
 * What does the work of each kind. A handler ends soon after its signal aborts: the lease is lost then, the time is up
 * or the process stops. It may be run again after it was done, when the process died before that was written down.
 */
export type JobHandlers = {
  [Kind in JobKind]: (payload: JobPayload<Kind>, context: { signal: AbortSignal }) => Promise<void>
}

export interface RunOptions {
  handlers: JobHandlers
  leaseSeconds: number
  heartbeatMs: number
  /** Seconds until the next attempt after so many. */
  retryDelay: (attempts: number) => number
}

type Outcome = { status: 'done' } | { status: 'failed'; error: unknown } | { status: 'abandoned' }

/** Why a job is interrupted when its process stops; it is put back as if it had not been taken up. */
export const STOPPING = new Error('the process stops')
const LEASE_LOST = new Error('the lease of the job is lost')
const TOO_LONG = new Error('the job took too long')
const MS_PER_SECOND = 1_000

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

async function work(options: { job: TakenJob; handlers: JobHandlers; signal: AbortSignal }): Promise<void> {
  const { job, handlers, signal } = options
  if (!isKnown(job.kind)) throw new PermanentFailure('Nothing here knows this kind of job.')
  // Each time its worker vanished, or there would have been a failure to count: it may be what kills them.
  if (job.attempts > JOB_MAX_ATTEMPTS) throw new PermanentFailure('Every process that took it up ended before it did.')
  const { kind, payload, attempts } = job
  await traced({ name: `job ${kind}`, kind: 'consumer', attributes: { attempts }, traceparent: null }, () =>
    handle({ kind, payload, handler: handlers[kind], signal }),
  )
}

/** Waits for the work; once told to end it has a moment to do so, and then nobody waits any more. */
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

/**
 * Renews the lease until it is let go. The job is aborted when somebody else has it, and when for the length of a lease
 * nobody could be asked: by then somebody else may have it.
 */
function keepLease(options: { job: TakenJob; takenAt: number; abort: AbortController; run: RunOptions }): () => void {
  const { job, abort, run } = options
  const leaseMs = run.leaseSeconds * MS_PER_SECOND
  const abortAfter = (ms: number) => setTimeout(() => abort.abort(LEASE_LOST), Math.max(ms, 0))
  let deadline = abortAfter(leaseMs - (performance.now() - options.takenAt))
  let isAsking = false
  const renew = async () => {
    if (isAsking || abort.signal.aborted) return
    isAsking = true
    const askedAt = performance.now()
    try {
      if (!(await renewLease({ job, leaseSeconds: run.leaseSeconds }))) return abort.abort(LEASE_LOST)
      clearTimeout(deadline)
      if (!abort.signal.aborted) deadline = abortAfter(leaseMs - (performance.now() - askedAt))
    } catch (error) {
      log.warn({ err: error, job: String(job.id) }, 'the lease of a job could not be renewed')
    } finally {
      isAsking = false
    }
  }
  const heartbeat = setInterval(() => void renew(), run.heartbeatMs)
  const longest = setTimeout(() => abort.abort(TOO_LONG), JOB_LONGEST_RUN_MS)
  return () => {
    clearInterval(heartbeat)
    clearTimeout(deadline)
    clearTimeout(longest)
  }
}

/**
 * Writes down how a job ended, if need be again and again while the lease is held: work done is not to be done twice.
 *
 * @returns whether that was done, under the lease.
 */
async function record(options: {
  job: TakenJob
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
      log.warn({ err: error, job: String(job.id) }, 'the end of a job could not be written down')
      if (signal.aborted) return false
      await delay(JOB_RECORD_RETRY_MS)
    }
  }
}

function recordFailure(options: { job: TakenJob; error: unknown; signal: AbortSignal; run: RunOptions }) {
  const { job, error, signal, run } = options
  const about = { job: String(job.id), kind: job.kind, attempts: job.attempts, error: describeFailure(error) }
  if (isHopeless({ attempts: job.attempts, error })) {
    log.error(about, 'a job is parked')
    return record({ job, signal, statement: () => parkJob({ job, error: about.error }) })
  }
  const delaySeconds = run.retryDelay(job.attempts)
  log.warn({ ...about, delaySeconds }, 'a job failed and will be tried again')
  return record({ job, signal, statement: () => retryJob({ job, delaySeconds, error: about.error }) })
}

/** As it stands in the metrics. */
function outcomeOf(options: { outcome: Outcome; job: TakenJob; signal: AbortSignal }): string {
  const { outcome, job, signal } = options
  if (outcome.status !== 'failed') return outcome.status
  if (signal.reason === STOPPING) return 'released'
  return isHopeless({ attempts: job.attempts, error: outcome.error }) ? 'parked' : 'failed'
}

/** Does one job and writes down how it ended. Never throws. */
export async function runJob(options: {
  job: TakenJob
  /** `performance.now()` before it was taken up. */
  takenAt: number
  abort: AbortController
  run: RunOptions
}): Promise<void> {
  const { job, takenAt, abort, run } = options
  const { signal } = abort
  const letGo = keepLease({ job, takenAt, abort, run })
  const outcome = await settle(work({ job, handlers: run.handlers, signal }), signal)
  if (outcome.status === 'done') {
    const isRecorded = await record({ job, signal, statement: () => completeJob(job) })
    const ms = Math.round(performance.now() - takenAt)
    if (isRecorded) log.info({ job: String(job.id), kind: job.kind, ms }, 'job done')
  } else if (outcome.status === 'abandoned') {
    // It may still be at work: nobody else is to have it before the lease ends.
    log.error({ job: String(job.id), kind: job.kind }, 'a job does not end; its lease will')
  } else if (signal.reason === STOPPING) {
    await record({ job, signal, statement: () => releaseJob(job) })
  } else {
    await recordFailure({ job, error: outcome.error, signal, run })
  }
  letGo()
  const labels = { kind: isKnown(job.kind) ? job.kind : 'unknown', outcome: outcomeOf({ outcome, job, signal }) }
  metrics.jobSeconds.observe(labels, secondsSince(takenAt))
}
