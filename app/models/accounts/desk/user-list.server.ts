import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { ACCESS_STATUSES, type SubscriptionStatus } from '../../billing/subscription-status.ts'
import type { Role } from '../current-user.ts'
import type { PlanState, UserFilter } from './user-filter.ts'
import { fold } from '../user.server.ts'

export interface ListedUser {
  id: number
  username: string
  email: string
  emailVerified: boolean
  role: Role
  subscriptionStatus: SubscriptionStatus
  subscriptionPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  manualProUntil: Date | null
  /** Set while the account waits for its deletion. */
  deleteAfter: Date | null
  createdAt: Date
}

const PAID = Prisma.sql`(subscription_status::text = ANY(${[...ACCESS_STATUSES]}) AND subscription_status <> 'past_due'
  AND subscription_period_end >= now())`

/** `planStateOf` as a SQL condition. */
const PLAN_CONDITIONS: Record<PlanState, Prisma.Sql> = {
  active: Prisma.sql`${PAID} AND NOT cancel_at_period_end`,
  ending: Prisma.sql`${PAID} AND cancel_at_period_end`,
  past_due: Prisma.sql`subscription_status IN ('past_due', 'unpaid')`,
  given: Prisma.sql`manual_pro_until >= now() AND subscription_status NOT IN ('past_due', 'unpaid') AND ${PAID} IS NOT TRUE`,
  ended: Prisma.sql`subscription_status NOT IN ('free', 'past_due', 'unpaid') AND ${PAID} IS NOT TRUE
    AND (manual_pro_until >= now()) IS NOT TRUE`,
  free: Prisma.sql`subscription_status = 'free' AND (manual_pro_until >= now()) IS NOT TRUE`,
}

/** Escapes the three special characters of LIKE. */
function beginning(text: string): string {
  return `${fold(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** A page of users, newest first; the search matches the beginning of a name or address, ignoring case. */
export async function listUsers(options: {
  filter: UserFilter
  limit: number
  after: { createdAt: Date; id: number } | undefined
}): Promise<{ rows: ListedUser[]; hasMore: boolean }> {
  const { filter, limit, after } = options
  const { q, role, plan } = filter
  const conditions = [
    ...(q ? [Prisma.sql`(username_folded LIKE ${beginning(q)} OR email_folded LIKE ${beginning(q)})`] : []),
    ...(role ? [Prisma.sql`role = ${role}::role`] : []),
    ...(plan ? [PLAN_CONDITIONS[plan]] : []),
    ...(after ? [Prisma.sql`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::int)`] : []),
  ]
  const where = conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty
  const rows = await db.$queryRaw<ListedUser[]>`
    SELECT id, username, email, email_verified AS "emailVerified", role::text, subscription_status::text
      AS "subscriptionStatus", subscription_period_end AS "subscriptionPeriodEnd",
      cancel_at_period_end AS "cancelAtPeriodEnd", manual_pro_until AS "manualProUntil",
      delete_after AS "deleteAfter", created_at AS "createdAt"
    FROM users ${where} ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}`
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}
