import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import type { AccessLevel } from '#app/generated/prisma/enums.ts'
import { ACCESS_STATUSES } from '../billing/subscription-status.ts'

/** `hasFullAccess` (models/accounts/current-user.ts) as a condition on `users`. */
const FULL_ACCESS = Prisma.sql`(users.role <> 'user' OR users.manual_pro_until >= now()
  OR (users.subscription_status::text = ANY(${[...ACCESS_STATUSES]}) AND users.subscription_period_end >= now()))`

/** `canPractise` (dialogue-access.ts) as a condition on `users` and `dialogues`. */
export const MAY_PRACTISE = Prisma.sql`(dialogues.access_level = 'free' OR ${FULL_ACCESS})`

/**
 * How many users are notified of a new dialogue with this access level: those who may practise it and have notifications
 * on.
 */
export async function countAudience(accessLevel: AccessLevel): Promise<number> {
  const isFree = accessLevel === 'free'
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM user_settings JOIN users ON users.id = user_id
    WHERE notifications AND (${isFree} OR ${FULL_ACCESS})`
  return row?.count ?? 0
}
