import type { PlanId } from '#app/config/billing.ts'
import { db, type Database } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { ACCESS_STATUSES } from '../billing/subscription-status.ts'

export interface ListedFeedback {
  id: number
  category: string
  comment: string
  pageUrl: string
  createdAt: Date
  /** An admin has closed it. */
  isDone: boolean
  /** It is open, and its author's plan includes priority. */
  isFirst: boolean
  /** Null for a guest, or if the author has deleted the account. */
  username: string | null
}

/** The plan whose feedback comes first, as its card promises. */
const FIRST_PLAN: PlanId = 'monthly'

/** The last row of a page. */
interface Place {
  createdAt: Date
  id: number
  /** Among the priority feedback. */
  isFirst: boolean
}

/**
 * A page of feedback for admins: first what is open from subscribers of the monthly plan, then the rest, each newest
 * first.
 */
export async function listFeedback(options: {
  limit: number
  after: Place | undefined
  openOnly?: boolean
  now: Date
}): Promise<{ rows: ListedFeedback[]; hasMore: boolean }> {
  const { limit, after, openOnly = false, now } = options
  const older = after
    ? Prisma.sql`("isFirst", "createdAt", id) < (${after.isFirst}::boolean, ${after.createdAt}::timestamptz, ${after.id}::integer)`
    : Prisma.sql`true`
  const rows = await db.$queryRaw<ListedFeedback[]>`
    SELECT * FROM (
      SELECT said.id, said.category, said.comment, said.page_url AS "pageUrl", said.created_at AS "createdAt",
        said.done_at IS NOT NULL AS "isDone", writer.username,
        said.done_at IS NULL AND paid.user_id IS NOT NULL AS "isFirst"
      FROM feedback said
      LEFT JOIN users writer ON writer.id = said.user_id
      LEFT JOIN billing_accounts paid ON paid.user_id = said.user_id AND paid.plan = ${FIRST_PLAN}
        AND paid.status::text = ANY(${[...ACCESS_STATUSES]}) AND paid.period_end >= ${now}::timestamptz
    ) listed
    WHERE ${older} AND (${!openOnly}::boolean OR NOT "isDone")
    ORDER BY "isFirst" DESC, "createdAt" DESC, id DESC
    LIMIT ${limit + 1}`
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** Closes or reopens a feedback entry. @returns its category; null if nothing changes. */
export async function setFeedbackDone(options: {
  id: number
  isDone: boolean
  database: Database
}): Promise<string | null> {
  const { id, isDone, database } = options
  const [row] = await database.feedback.updateManyAndReturn({
    where: { id, doneAt: isDone ? null : { not: null } },
    data: { doneAt: isDone ? new Date() : null },
    select: { category: true },
  })
  return row?.category ?? null
}
