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
  /** An admin is done with it. */
  isDone: boolean
  /** It waits, and its writer's plan promises that it comes first. */
  isFirst: boolean
  /** Null for a guest, and for somebody who has left. */
  username: string | null
}

/** Whose remarks stand first: the cards of the plans say so. */
const FIRST_PLAN: PlanId = 'monthly'

/** Where a page ended. */
interface Place {
  createdAt: Date
  id: number
  /** Among those that come first. */
  isFirst: boolean
}

/**
 * What people said, a page at a time: first what waits of who pays for the monthly plan, then the rest, each newest
 * first. For admins.
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

/** Notes that an admin is done with a remark, or not after all. @returns its category; null where nothing changes. */
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
