import type { PlanId } from '#app/config/billing.ts'
import { db, type Database } from '#app/db.server.ts'
import type { Prisma } from '#app/generated/prisma/client.ts'
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

const COLUMNS = {
  id: true,
  category: true,
  comment: true,
  pageUrl: true,
  createdAt: true,
  doneAt: true,
  user: { select: { username: true } },
} as const

/** Where a page ended. */
interface Place {
  createdAt: Date
  id: number
  /** Among those that come first. */
  isFirst: boolean
}

/** Remarks that nobody is done with, of who pays for the plan now. */
function waitsFirst(now: Date): Prisma.FeedbackWhereInput {
  const paid = { plan: FIRST_PLAN, status: { in: [...ACCESS_STATUSES] }, periodEnd: { gte: now } }
  return { doneAt: null, user: { billingAccount: paid } }
}

async function listPart(options: {
  where: Prisma.FeedbackWhereInput[]
  after: Place | undefined
  take: number
  isFirst: boolean
}): Promise<ListedFeedback[]> {
  const { where, after, take, isFirst } = options
  const older: Prisma.FeedbackWhereInput | undefined = after && {
    OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }],
  }
  const rows = await db.feedback.findMany({
    where: { AND: older ? [...where, older] : where },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
    select: COLUMNS,
  })
  return rows.map(({ user, doneAt, ...row }) => ({
    ...row,
    isDone: doneAt !== null,
    isFirst,
    username: user?.username ?? null,
  }))
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
  const first = waitsFirst(now)
  const open: Prisma.FeedbackWhereInput[] = openOnly ? [{ doneAt: null }] : []
  const isAmongFirst = after?.isFirst ?? true
  const wanted = limit + 1
  const rows = isAmongFirst ? await listPart({ where: [first], after, take: wanted, isFirst: true }) : []
  if (rows.length < wanted) {
    const rest = { where: [...open, { NOT: first }], after: isAmongFirst ? undefined : after, isFirst: false }
    rows.push(...(await listPart({ ...rest, take: wanted - rows.length })))
  }
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
