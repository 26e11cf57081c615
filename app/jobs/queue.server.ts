import { afterCommit, db, type Database, storableJson } from '#app/db.server.ts'
import * as jobs from '#app/models/jobs/job.server.ts'
import { JOB_PAYLOADS, type JobKind, type JobPayload } from './kinds.ts'
import { wakeWorkers } from './wake.server.ts'

/**
 * Queues a job, in the caller's transaction where one is given: it runs if and only if that commits. It starts at once in
 * this process and is retried after failures (worker.server.ts), so its handler must bear being run twice.
 *
 * @param options.runAt not before this; unset is at once.
 * @param options.afterSeconds not before so many seconds from now, by the database's clock: ours may be wrong.
 * @param options.uniqueKey waiting jobs with the same key are one. A running job does not wait: what it has read may be
 *   older than the caller's change.
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

/** Takes back the job that waits under this key. One that is running goes on. */
export async function withdraw(options: { uniqueKey: string; database?: Database }): Promise<void> {
  await jobs.deleteWaitingJob(options.uniqueKey, options.database ?? db)
}

/**
 * Has a parked job retried at once, with all its attempts before it.
 *
 * @returns its kind; null where it is not parked (any more).
 */
export async function retryParkedJob(options: { id: string; database: Database }): Promise<string | null> {
  const kind = await jobs.unparkJob(options)
  if (kind !== null) afterCommit({ database: options.database, call: wakeWorkers })
  return kind
}

/** The jobs that are not done, by kind (`unknown` where kinds.ts has none of it) and state. One statement. */
export async function countJobs(): Promise<jobs.JobCount[]> {
  const counts = await jobs.countJobs()
  return counts.map((count) => (Object.hasOwn(JOB_PAYLOADS, count.kind) ? count : { ...count, kind: 'unknown' }))
}
