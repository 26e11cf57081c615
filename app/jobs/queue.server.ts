import { afterCommit, db, type Database, storableJson } from '#app/db.server.ts'
import { JOB_PAYLOADS, type JobKind, type JobPayload } from './kinds.ts'
import { wakeWorkers } from './wake.server.ts'

/**
 * Queues work, in the caller's transaction where one is given: the work is done if and only if that is kept.
 * It starts at once in this process, and is tried again after failures (worker.server.ts), so that a handler must bear
 * being run twice.
 *
 * @param options.runAt not before this; unset is at once.
 * @param options.afterSeconds not before so many seconds from now, by the database's clock: ours may be wrong.
 * @param options.uniqueKey jobs with the same key that wait to be taken up are one. One that is being worked on is not
 *   waiting: what it has read may be older than the caller's change.
 */
export async function enqueue<Kind extends JobKind>(options: {
  kind: Kind
  payload: JobPayload<Kind>
  runAt?: Date
  afterSeconds?: number
  uniqueKey?: string
  database?: Database
}): Promise<void> {
  const { kind, runAt, afterSeconds = 0, uniqueKey = null, database = db } = options
  const payload = storableJson(JOB_PAYLOADS[kind].parse(options.payload))
  // The update locks the waiting job until the caller's transaction ends, so that it cannot run before that is kept.
  await database.$executeRaw`
    INSERT INTO jobs (kind, payload, unique_key, run_at)
    VALUES (${kind}, ${payload}::jsonb, ${uniqueKey}, coalesce(${runAt ?? null}::timestamptz, now() + make_interval(secs => ${afterSeconds})))
    ON CONFLICT (unique_key) DO UPDATE SET run_at = least(jobs.run_at, excluded.run_at)`
  if (runAt === undefined && afterSeconds === 0) afterCommit({ database, call: wakeWorkers })
}

/** Takes work back that waits under this key. What is being worked on goes on. */
export async function withdraw(options: { uniqueKey: string; database?: Database }): Promise<void> {
  const { uniqueKey, database = db } = options
  await database.job.deleteMany({ where: { uniqueKey } })
}

/** A job that failed too often, or for good, and waits for a person. */
export interface ParkedJob {
  /** A whole number. */
  id: string
  kind: string
  attempts: number
  /** Without anything secret (failure.ts). */
  lastError: string | null
  parkedAt: Date
}

/** What was set aside, the latest first. */
export function listParkedJobs(limit: number): Promise<ParkedJob[]> {
  return db.$queryRaw<ParkedJob[]>`
    SELECT id::text, kind, attempts, last_error AS "lastError", parked_at AS "parkedAt"
    FROM jobs WHERE parked_at IS NOT NULL ORDER BY parked_at DESC, id DESC LIMIT ${limit}`
}

/**
 * Has a job that was set aside tried again at once, with all its tries before it.
 *
 * @returns its kind; null where it is not set aside (any more).
 */
export async function putBackJob({ id, database }: { id: string; database: Database }): Promise<string | null> {
  const [job] = await database.$queryRaw<{ kind: string }[]>`
    UPDATE jobs SET parked_at = NULL, attempts = 0, run_at = now()
    WHERE id = ${id}::bigint AND parked_at IS NOT NULL RETURNING kind`
  if (job) afterCommit({ database, call: wakeWorkers })
  return job?.kind ?? null
}

/** Throws a job that was set aside away. @returns its kind; null where it is not set aside (any more). */
export async function dropJob({ id, database }: { id: string; database: Database }): Promise<string | null> {
  const [job] = await database.$queryRaw<{ kind: string }[]>`
    DELETE FROM jobs WHERE id = ${id}::bigint AND parked_at IS NOT NULL RETURNING kind`
  return job?.kind ?? null
}

export interface JobCount {
  /** One of kinds.ts, or `unknown`. */
  kind: string
  /** `later`: not due yet; `waiting`: due, and nobody has it. */
  state: 'waiting' | 'later' | 'running' | 'parked'
  count: number
  /** For how long the oldest of them has been due; 0 where none is. */
  oldestSeconds: number
}

/** What stands in the queue, by kind and state. One statement; the table holds little but what is not done. */
export async function countJobs(): Promise<JobCount[]> {
  const rows = await db.$queryRaw<JobCount[]>`
    SELECT kind, state, count(*)::int AS count,
      greatest(0, extract(epoch FROM now() - min(run_at)))::float AS "oldestSeconds"
    FROM (SELECT kind, run_at, CASE
        WHEN parked_at IS NOT NULL THEN 'parked'
        WHEN lease_until >= now() THEN 'running'
        WHEN run_at > now() THEN 'later'
        ELSE 'waiting' END AS state FROM jobs) AS queued
    GROUP BY kind, state`
  return rows.map((row) => (Object.hasOwn(JOB_PAYLOADS, row.kind) ? row : { ...row, kind: 'unknown' }))
}
