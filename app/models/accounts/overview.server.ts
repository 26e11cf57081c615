import { db } from '#app/db.server.ts'
import { ACCESS_STATUSES } from '../billing/subscription-status.ts'

export interface Overview {
  users: number
  subscribers: number
  submissions: number
  waitlist: number
  /** Background work that waits or runs. */
  jobs: number
  /** Background work that failed too often and needs a look. */
  parkedJobs: number
}

/** The figures on the admin's desk, counted now, in one query. */
export async function findOverview(): Promise<Overview> {
  const [row] = await db.$queryRaw<Overview[]>`
    SELECT (SELECT count(*)::int FROM users) AS users,
      (SELECT count(*)::int FROM users
        WHERE subscription_status::text = ANY(${[...ACCESS_STATUSES]}) AND subscription_period_end >= now()) AS subscribers,
      (SELECT count(*)::int FROM submissions) AS submissions,
      (SELECT count(*)::int FROM waitlist) AS waitlist,
      (SELECT count(*)::int FROM jobs WHERE parked_at IS NULL) AS jobs,
      (SELECT count(*)::int FROM jobs WHERE parked_at IS NOT NULL) AS "parkedJobs"`
  if (!row) throw new Error('A query without FROM answers one row.')
  return row
}
