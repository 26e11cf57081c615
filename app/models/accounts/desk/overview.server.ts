import { UNSCORED_AFTER_MINUTES } from '#app/config/admin.ts'
import { db } from '#app/db.server.ts'
import { ACCESS_STATUSES } from '../../billing/subscription-status.ts'
import { IS_DISPUTE } from '../../practice/dispute.server.ts'
import { IS_FREE, IS_LEASED } from '../../leases/lease.server.ts'

/** Attempts of one kind. */
export interface AttemptFigures {
  /** In the last 24 hours. */
  day: number
  /** In the last 7 days, like the next. */
  week: number
  /** Submitted or out of time for a while, and still without a score. */
  failed: number
}

export interface Overview {
  users: { total: number; verified: number; newUsers: number }
  subscriptions: { active: number; ending: number; pastDue: number; given: number }
  attempts: Record<'practice' | 'sample' | 'mockTest', AttemptFigures>
  queue: { waiting: number; planned: number; running: number; parked: number; oldest: Date | null }
  waitlist: number
  /** What waits for an admin, other than parked jobs. */
  openFeedback: number
  unseenDisputes: number
}

type People = Overview['users'] & Overview['subscriptions']

async function countPeople(): Promise<People> {
  const [row] = await db.$queryRaw<People[]>`
    SELECT count(*)::int AS total, count(*) FILTER (WHERE email_verified)::int AS verified,
      count(*) FILTER (WHERE created_at > now() - interval '7 days')::int AS "newUsers",
      count(*) FILTER (WHERE paid AND NOT cancel_at_period_end)::int AS active,
      count(*) FILTER (WHERE paid AND cancel_at_period_end)::int AS ending,
      count(*) FILTER (WHERE subscription_status IN ('past_due', 'unpaid'))::int AS "pastDue",
      count(*) FILTER (WHERE manual_pro_until >= now())::int AS given
    FROM (SELECT *, subscription_status <> 'past_due' AND subscription_period_end >= now()
        AND subscription_status::text = ANY(${[...ACCESS_STATUSES]}) AS paid FROM users) AS people`
  if (!row) throw new Error('A count answers one row.')
  return row
}

async function countAttempts(): Promise<Overview['attempts']> {
  const rows = await db.$queryRaw<(AttemptFigures & { kind: keyof Overview['attempts'] })[]>`
    WITH recent AS (
      SELECT type::text AS kind, created_at AS at,
        status = 'received' AND created_at < now() - make_interval(mins => ${UNSCORED_AFTER_MINUTES}) AS failed
      FROM submissions WHERE created_at > now() - interval '7 days'
      UNION ALL
      SELECT 'mockTest', started_at,
        status = 'running' AND expires_at < now() - make_interval(mins => ${UNSCORED_AFTER_MINUTES})
      FROM mock_test_attempts WHERE started_at > now() - interval '7 days')
    SELECT kind, count(*) FILTER (WHERE at > now() - interval '24 hours')::int AS day, count(*)::int AS week,
      count(*) FILTER (WHERE failed)::int AS failed
    FROM recent GROUP BY kind`
  const of = (kind: keyof Overview['attempts']): AttemptFigures => {
    const { day = 0, week = 0, failed = 0 } = rows.find((row) => row.kind === kind) ?? {}
    return { day, week, failed }
  }
  return { practice: of('practice'), sample: of('sample'), mockTest: of('mockTest') }
}

type Waiting = Overview['queue'] & Pick<Overview, 'waitlist' | 'openFeedback' | 'unseenDisputes'>

async function countWaiting(): Promise<Waiting> {
  const [row] = await db.$queryRaw<Waiting[]>`
    SELECT count(*) FILTER (WHERE due)::int AS waiting, min(run_at) FILTER (WHERE due) AS oldest,
      count(*) FILTER (WHERE parked_at IS NULL AND NOT due AND NOT running)::int AS planned,
      count(*) FILTER (WHERE running)::int AS running, count(*) FILTER (WHERE parked_at IS NOT NULL)::int AS parked,
      (SELECT count(*)::int FROM waitlist) AS waitlist,
      (SELECT count(*)::int FROM feedback WHERE done_at IS NULL) AS "openFeedback",
      (SELECT count(*)::int FROM segment_revisions r WHERE ${IS_DISPUTE} AND seen_at IS NULL) AS "unseenDisputes"
    FROM (SELECT run_at, parked_at, parked_at IS NULL AND ${IS_LEASED} AS running,
        parked_at IS NULL AND run_at <= now() AND ${IS_FREE} AS due FROM jobs) AS job`
  if (!row) throw new Error('A count answers one row.')
  return row
}

/** The figures of the admin overview, counted now: three parallel queries. */
export async function findOverview(): Promise<Overview> {
  const [people, attempts, waiting] = await Promise.all([countPeople(), countAttempts(), countWaiting()])
  const { total, verified, newUsers, ...subscriptions } = people
  const { waitlist, openFeedback, unseenDisputes, ...queue } = waiting
  return {
    users: { total, verified, newUsers },
    subscriptions,
    attempts,
    queue,
    waitlist,
    openFeedback,
    unseenDisputes,
  }
}
