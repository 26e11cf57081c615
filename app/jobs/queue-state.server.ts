import { db } from '#app/db.server.ts'
import { JOB_PAYLOADS } from './kinds.ts'

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
