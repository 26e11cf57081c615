import { type Database, db, storableText } from '#app/db.server.ts'
import { claimFor, IS_FREE, IS_LEASED, isHeldBy, type Lease, RELEASE, TOKEN } from '../leases/lease.server.ts'

// The rows of the queue. What they mean, and who works on them: app/jobs.

/** A job that a worker has claimed. */
export interface ClaimedJob {
  id: bigint
  kind: string
  payload: unknown
  /** This one included. */
  attempts: number
  uniqueKey: string | null
  lease: Lease
}

/**
 * Inserts a job, or brings the waiting one with its unique key forward. That one stays locked until the caller's
 * transaction ends, so it cannot run before the transaction commits.
 *
 * @param options.payload JSON text.
 * @param options.runAt not before this; null: `afterSeconds` from now, by the database's clock.
 */
export async function insertJob(
  options: { kind: string; payload: string; uniqueKey: string | null; runAt: Date | null; afterSeconds: number },
  database: Database,
): Promise<void> {
  const { kind, payload, uniqueKey, runAt, afterSeconds } = options
  await database.$executeRaw`
    INSERT INTO jobs (kind, payload, unique_key, run_at)
    VALUES (${kind}, ${payload}::jsonb, ${uniqueKey}, coalesce(${runAt}::timestamptz, now() + make_interval(secs => ${afterSeconds})))
    ON CONFLICT (unique_key) DO UPDATE SET run_at = least(jobs.run_at, excluded.run_at)`
}

/** Deletes the job that waits under this key. One that is running goes on. */
export async function deleteWaitingJob(uniqueKey: string, database: Database): Promise<void> {
  await database.job.deleteMany({ where: { uniqueKey } })
}

/**
 * Claims what is due, oldest first: jobs that nobody has, and those whose lease ran out. A job that is claimed gives its
 * unique key up: it no longer waits.
 */
export async function claimJobs(options: { limit: number; leaseSeconds: number }): Promise<ClaimedJob[]> {
  const { limit, leaseSeconds: seconds } = options
  const claimed = await db.$queryRaw<(Omit<ClaimedJob, 'lease'> & { token: string })[]>`
    WITH due AS MATERIALIZED (
      SELECT id, unique_key FROM jobs WHERE parked_at IS NULL AND run_at <= now() AND ${IS_FREE}
      ORDER BY run_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    UPDATE jobs SET attempts = attempts + 1, unique_key = NULL, ${claimFor(seconds)}
    FROM due WHERE jobs.id = due.id
    RETURNING jobs.id, kind, payload, attempts, due.unique_key AS "uniqueKey", ${TOKEN}`
  return claimed.map(({ token, ...job }) => ({ ...job, lease: { table: 'jobs', key: job.id, token, seconds } }))
}

/** Deletes a job that is done. @returns whether its lease was still the caller's. */
export async function completeJob({ lease }: ClaimedJob): Promise<boolean> {
  return (await db.$executeRaw`DELETE FROM jobs WHERE ${isHeldBy(lease)}`) === 1
}

/**
 * Puts a job back that failed. Where another with its unique key waits by now, that one stands for both.
 *
 * @returns whether its lease was still the caller's.
 */
export async function retryJob(options: { job: ClaimedJob; delaySeconds: number; error: string }): Promise<boolean> {
  const { job, delaySeconds, error } = options
  const changed = await db.$executeRaw`
    UPDATE jobs SET run_at = now() + make_interval(secs => ${delaySeconds}), last_error = ${storableText(error)},
      unique_key = ${job.uniqueKey}, ${RELEASE}
    WHERE ${isHeldBy(job.lease)} AND NOT EXISTS (SELECT 1 FROM jobs AS newer WHERE newer.unique_key = ${job.uniqueKey})`
  return changed === 1 || (job.uniqueKey !== null && completeJob(job))
}

/** Sets a job aside for an admin. @returns whether its lease was still the caller's. */
export async function parkJob(options: { job: ClaimedJob; error: string }): Promise<boolean> {
  const { job, error } = options
  const parked = await db.$executeRaw`
    UPDATE jobs SET parked_at = now(), last_error = ${storableText(error)}, ${RELEASE} WHERE ${isHeldBy(job.lease)}`
  return parked === 1
}

/** Puts a job back whose process stops, due at once; the attempt does not count. */
export async function putBackUncounted({ lease }: ClaimedJob): Promise<boolean> {
  const released = await db.$executeRaw`
    UPDATE jobs SET attempts = attempts - 1, ${RELEASE} WHERE ${isHeldBy(lease)}`
  return released === 1
}

/** A job that failed too often, or for good, and waits for an admin. */
export interface ParkedJob {
  /** A whole number. */
  id: string
  kind: string
  attempts: number
  /** Without secrets (app/jobs/failure.ts). */
  lastError: string | null
  parkedAt: Date
}

/** What was set aside, the latest first. */
export function listParkedJobs(limit: number): Promise<ParkedJob[]> {
  return db.$queryRaw<ParkedJob[]>`
    SELECT id::text, kind, attempts, last_error AS "lastError", parked_at AS "parkedAt"
    FROM jobs WHERE parked_at IS NOT NULL ORDER BY parked_at DESC, id DESC LIMIT ${limit}`
}

/** Makes a parked job due, with all its attempts before it. @returns its kind; null where it is not parked. */
export async function unparkJob({ id, database }: { id: string; database: Database }): Promise<string | null> {
  const [job] = await database.$queryRaw<{ kind: string }[]>`
    UPDATE jobs SET parked_at = NULL, attempts = 0, run_at = now()
    WHERE id = ${id}::bigint AND parked_at IS NOT NULL RETURNING kind`
  return job?.kind ?? null
}

/** Deletes a parked job. @returns its kind; null where it is not parked. */
export async function deleteParkedJob({ id, database }: { id: string; database: Database }): Promise<string | null> {
  const [job] = await database.$queryRaw<{ kind: string }[]>`
    DELETE FROM jobs WHERE id = ${id}::bigint AND parked_at IS NOT NULL RETURNING kind`
  return job?.kind ?? null
}

export interface JobCount {
  kind: string
  /** `later`: not due yet; `waiting`: due, and nobody has it. */
  state: 'waiting' | 'later' | 'running' | 'parked'
  count: number
  /** How long the oldest of them has been due; 0 where none is. */
  oldestSeconds: number
}

/** The jobs that are not done, by kind and state. */
export function countJobs(): Promise<JobCount[]> {
  return db.$queryRaw<JobCount[]>`
    SELECT kind, state, count(*)::int AS count,
      greatest(0, extract(epoch FROM now() - min(run_at)))::float AS "oldestSeconds"
    FROM (SELECT kind, run_at, CASE
        WHEN parked_at IS NOT NULL THEN 'parked'
        WHEN ${IS_LEASED} THEN 'running'
        WHEN run_at > now() THEN 'later'
        ELSE 'waiting' END AS state FROM jobs) AS queued
    GROUP BY kind, state`
}
