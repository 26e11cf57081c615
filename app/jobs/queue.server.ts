import { afterCommit, db, type Database, storableJson } from '#app/db.server.ts'
import * as jobs from '#app/models/jobs/job.server.ts'
import { JOB_PAYLOADS, type JobKind, type JobPayload } from './kinds.ts'
import { wakeWorkers } from './wake.server.ts'

/**
 * Queues a job, in the caller's transaction if given: then it runs only if that commits. It starts at once in this
 * process and is retried after failures (worker.server.ts), so its handler must be idempotent.
 *
 * @param options.runAt not before this; unset: at once.
 * @param options.afterSeconds delay from now, by the database's clock, because ours may be wrong.
 * @param options.uniqueKey waiting jobs with the same key are merged. A running job is not: it may have read data older
 *   than the caller's change.
 */
export async function enqueue<Kind extends JobKind>(options: {
  kind: Kind
  payload: JobPayload<Kind>
  runAt?: Date
  afterSeconds?: number
  uniqueKey?: string
  database?: Database
}): Promise<void> {
  const { kind, runAt = null, afterSeconds = 0, uniqueKey = null, database = db } = options
  const payload = storableJson(JOB_PAYLOADS[kind].parse(options.payload))
  await jobs.insertJob({ kind, payload, uniqueKey, runAt, afterSeconds }, database)
  if (runAt === null && afterSeconds === 0) afterCommit({ database, call: wakeWorkers })
}

/** Removes the waiting job with this key. A running one continues. */
export async function withdraw(options: { uniqueKey: string; database?: Database }): Promise<void> {
  await jobs.deleteWaitingJob(options.uniqueKey, options.database ?? db)
}

/**
 * Retries a parked job at once, with a full set of attempts.
 *
 * @returns its kind; null if it is not parked (any more).
 */
export async function retryParkedJob(options: { id: string; database: Database }): Promise<string | null> {
  const kind = await jobs.unparkJob(options)
  if (kind !== null) afterCommit({ database: options.database, call: wakeWorkers })
  return kind
}

/** Counts unfinished jobs by kind (`unknown` if not in kinds.ts) and state, in one statement. */
export async function countJobs(): Promise<jobs.JobCount[]> {
  const counts = await jobs.countJobs()
  return counts.map((count) => (Object.hasOwn(JOB_PAYLOADS, count.kind) ? count : { ...count, kind: 'unknown' }))
}
