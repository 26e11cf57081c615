import { type Database, db, storableText } from '#app/db.server.ts'
import { claimFor, IS_FREE, IS_LEASED, isHeldBy, type Lease, RELEASE, TOKEN } from '../leases/lease.server.ts'

// The rows of the queue. Their meaning and processing: app/jobs.

/** A job that a worker has claimed. */
export interface ClaimedJob {
  id: bigint
  kind: string
  payload: unknown
  /** Including the current one. */
  attempts: number
  uniqueKey: string | null
  lease: Lease
}

/**
 * Inserts a job, or moves the waiting one with its unique key forward. That row stays locked until the caller's
 * transaction ends, so it cannot run before the commit.
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

/** Deletes the waiting job with this key. A running one continues. */
export async function deleteWaitingJob(uniqueKey: string, database: Database): Promise<void> {
  await database.job.deleteMany({ where: { uniqueKey } })
}

/**
 * Claims due jobs, oldest first: unclaimed ones, and those whose lease expired. A claimed job no longer waits, so it
 * gives up its unique key.
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

/** Deletes a finished job. @returns whether the caller still held its lease. */
export async function completeJob({ lease }: ClaimedJob): Promise<boolean> {
  return (await db.$executeRaw`DELETE FROM jobs WHERE ${isHeldBy(lease)}`) === 1
}

/**
 * Puts a failed job back. If another with its unique key is waiting by now, that one replaces it.
 *
 * @returns whether the caller still held its lease.
 */
export async function retryJob(options: { job: ClaimedJob; delaySeconds: number; error: string }): Promise<boolean> {
  const { job, delaySeconds, error } = options
  const changed = await db.$executeRaw`
    UPDATE jobs SET run_at = now() + make_interval(secs => ${delaySeconds}), last_error = ${storableText(error)},
      unique_key = ${job.uniqueKey}, ${RELEASE}
    WHERE ${isHeldBy(job.lease)} AND NOT EXISTS (SELECT 1 FROM jobs AS newer WHERE newer.unique_key = ${job.uniqueKey})`
  return changed === 1 || (job.uniqueKey !== null && completeJob(job))
}

/** Parks a job for an admin. @returns whether the caller still held its lease. */
export async function parkJob(options: { job: ClaimedJob; error: string }): Promise<boolean> {
  const { job, error } = options
  const parked = await db.$executeRaw`
    UPDATE jobs SET parked_at = now(), last_error = ${storableText(error)}, ${RELEASE} WHERE ${isHeldBy(job.lease)}`
  return parked === 1
}

/** Puts a job back because its process is stopping. It is due at once, and the attempt does not count. */
export async function putBackUncounted({ lease }: ClaimedJob): Promise<boolean> {
  const released = await db.$executeRaw`
    UPDATE jobs SET attempts = attempts - 1, ${RELEASE} WHERE ${isHeldBy(lease)}`
  return released === 1
}

/** A job that failed too often, or permanently, and waits for an admin. */
export interface ParkedJob {
  /** An integer, as text. */
  id: string
  kind: string
  attempts: number
  /** Without secrets (app/jobs/failure.ts). */
  lastError: string | null
  parkedAt: Date
}

/** Parked jobs, latest first. */
export function listParkedJobs(limit: number): Promise<ParkedJob[]> {
  return db.$queryRaw<ParkedJob[]>`
    SELECT id::text, kind, attempts, last_error AS "lastError", parked_at AS "parkedAt"
    FROM jobs WHERE parked_at IS NOT NULL ORDER BY parked_at DESC, id DESC LIMIT ${limit}`
}

/** Makes a parked job due with a full set of attempts. @returns its kind; null if it is not parked. */
export async function unparkJob({ id, database }: { id: string; database: Database }): Promise<string | null> {
  const [job] = await database.$queryRaw<{ kind: string }[]>`
    UPDATE jobs SET parked_at = NULL, attempts = 0, run_at = now()
    WHERE id = ${id}::bigint AND parked_at IS NOT NULL RETURNING kind`
  return job?.kind ?? null
}

/** Deletes a parked job. @returns its kind; null if it is not parked. */
export async function deleteParkedJob({ id, database }: { id: string; database: Database }): Promise<string | null> {
  const [job] = await database.$queryRaw<{ kind: string }[]>`
    DELETE FROM jobs WHERE id = ${id}::bigint AND parked_at IS NOT NULL RETURNING kind`
  return job?.kind ?? null
}

export interface JobCount {
  kind: string
  /** `later`: not due yet; `waiting`: due and unclaimed. */
  state: 'waiting' | 'later' | 'running' | 'parked'
  count: number
  /** How long the oldest job has been due; 0 if none is. */
  oldestSeconds: number
}

/** Counts unfinished jobs by kind and state. */
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
