import { db, storableText } from '#app/db.server.ts'

// Every statement that a worker makes about a job: by the database's clock, and, once the job is taken up, naming the
// token of its lease, so that a worker that lost it changes nothing.

/** A job that a worker has to itself until its lease ends. */
export interface TakenJob {
  id: bigint
  kind: string
  payload: unknown
  /** This one included. */
  attempts: number
  uniqueKey: string | null
  /** A UUID. */
  token: string
}

/**
 * Takes up what is due, oldest first: jobs that nobody has, and those whose lease ran out. A job that is taken up gives
 * its unique key away: it no longer waits.
 */
export async function takeJobs(options: { limit: number; leaseSeconds: number }): Promise<TakenJob[]> {
  return db.$queryRaw<TakenJob[]>`
    WITH due AS MATERIALIZED (
      SELECT id, unique_key FROM jobs
      WHERE parked_at IS NULL AND run_at <= now() AND (lease_until IS NULL OR lease_until < now())
      ORDER BY run_at, id LIMIT ${options.limit} FOR UPDATE SKIP LOCKED)
    UPDATE jobs SET attempts = attempts + 1, unique_key = NULL, lease_token = gen_random_uuid(),
      lease_until = now() + make_interval(secs => ${options.leaseSeconds})
    FROM due WHERE jobs.id = due.id
    RETURNING jobs.id, kind, payload, attempts, due.unique_key AS "uniqueKey", lease_token::text AS token`
}

/** @returns whether the lease was still the caller's. */
export async function renewLease(options: { job: TakenJob; leaseSeconds: number }): Promise<boolean> {
  const { job, leaseSeconds } = options
  const renewed = await db.$executeRaw`
    UPDATE jobs SET lease_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id = ${job.id} AND lease_token = ${job.token}::uuid`
  return renewed === 1
}

/** Ends a job that is done. @returns whether the lease was still the caller's. */
export async function completeJob(job: TakenJob): Promise<boolean> {
  return (await db.$executeRaw`DELETE FROM jobs WHERE id = ${job.id} AND lease_token = ${job.token}::uuid`) === 1
}

/**
 * Puts a job back that failed. Where another with its unique key has come to wait meanwhile, that one stands for both.
 *
 * @returns whether the lease was still the caller's.
 */
export async function retryJob(options: { job: TakenJob; delaySeconds: number; error: string }): Promise<boolean> {
  const { job, delaySeconds, error } = options
  const changed = await db.$executeRaw`
    UPDATE jobs SET run_at = now() + make_interval(secs => ${delaySeconds}), last_error = ${storableText(error)},
      unique_key = ${job.uniqueKey}, lease_until = NULL, lease_token = NULL
    WHERE id = ${job.id} AND lease_token = ${job.token}::uuid
      AND NOT EXISTS (SELECT 1 FROM jobs AS newer WHERE newer.unique_key = ${job.uniqueKey})`
  return changed === 1 || (job.uniqueKey !== null && completeJob(job))
}

/** Sets a job aside for a person to look at. @returns whether the lease was still the caller's. */
export async function parkJob(options: { job: TakenJob; error: string }): Promise<boolean> {
  const { job, error } = options
  const parked = await db.$executeRaw`
    UPDATE jobs SET parked_at = now(), last_error = ${storableText(error)}, lease_until = NULL, lease_token = NULL
    WHERE id = ${job.id} AND lease_token = ${job.token}::uuid`
  return parked === 1
}

/** Puts a job back that was interrupted through no fault of its own, to be taken up at once. */
export async function releaseJob(job: TakenJob): Promise<boolean> {
  const released = await db.$executeRaw`
    UPDATE jobs SET attempts = attempts - 1, lease_until = NULL, lease_token = NULL
    WHERE id = ${job.id} AND lease_token = ${job.token}::uuid`
  return released === 1
}
