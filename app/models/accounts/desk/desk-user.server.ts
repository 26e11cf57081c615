import { SESSION_LIFETIME_SECONDS } from '#app/config/accounts.ts'
import { db, type Database } from '#app/db.server.ts'
import type { Role } from '../current-user.ts'
import type { ListedUser } from './user-list.server.ts'

/** A user as admins see them: facts and figures, nothing that they said or wrote. */
export interface DeskUser extends ListedUser {
  emailVerifiedAt: Date | null
  hasPassword: boolean
  hasGoogle: boolean
  isCustomer: boolean
  hasCompletedInterfaceTutorial: boolean
  currentStreak: number
  timezone: string
  language: string
  /** Started practice attempts and mock tests. */
  practiceCount: number
  mockTestCount: number
  /** Browsers that are signed in. */
  sessionCount: number
  /** Exact to a day: sessions are renewed once a day. Null if unknown. */
  lastActive: Date | null
}

/** Null if there is no such user. One query. */
export async function findDeskUser(id: number): Promise<DeskUser | null> {
  const [row] = await db.$queryRaw<DeskUser[]>`
    SELECT u.id, username, email, email_verified AS "emailVerified", email_verified_at AS "emailVerifiedAt",
      role::text, subscription_status::text AS "subscriptionStatus",
      subscription_period_end AS "subscriptionPeriodEnd", cancel_at_period_end AS "cancelAtPeriodEnd",
      manual_pro_until AS "manualProUntil", delete_after AS "deleteAfter", u.created_at AS "createdAt",
      password IS NOT NULL AS "hasPassword", google_id IS NOT NULL AS "hasGoogle",
      u.stripe_customer_id IS NOT NULL AS "isCustomer",
      has_completed_interface_tutorial AS "hasCompletedInterfaceTutorial", current_streak AS "currentStreak",
      coalesce(us.timezone, 'UTC') AS timezone, coalesce(us.language, 'en') AS language,
      practice.count AS "practiceCount", tests.count AS "mockTestCount", browsers.count AS "sessionCount",
      greatest(practice.last, tests.last, browsers.last) AS "lastActive"
    FROM users u LEFT JOIN user_settings us ON us.user_id = u.id,
      LATERAL (SELECT count(*)::int, max(created_at) AS last FROM submissions WHERE user_id = u.id) AS practice,
      LATERAL (SELECT count(*)::int, max(started_at) AS last FROM mock_test_attempts WHERE user_id = u.id) AS tests,
      LATERAL (SELECT count(*) FILTER (WHERE expire > now())::int,
          max(expire) - make_interval(secs => ${SESSION_LIFETIME_SECONDS}) AS last
        FROM sessions WHERE user_id = u.id) AS browsers
    WHERE u.id = ${id}`
  return row ?? null
}

/** The user's fields that an admin can change; the row is locked. */
export interface LockedUser {
  id: number
  username: string
  role: Role
  manualProUntil: Date | null
  hasCompletedInterfaceTutorial: boolean
  timezone: string
}

/** Locks the user's row until the transaction ends. */
export async function lockUser({ id, database }: { id: number; database: Database }): Promise<LockedUser | null> {
  const [row] = await database.$queryRaw<LockedUser[]>`
    SELECT u.id, username, role::text, manual_pro_until AS "manualProUntil",
      has_completed_interface_tutorial AS "hasCompletedInterfaceTutorial", coalesce(us.timezone, 'UTC') AS timezone
    FROM users u LEFT JOIN user_settings us ON us.user_id = u.id WHERE u.id = ${id} FOR UPDATE OF u`
  return row ?? null
}

/**
 * Locks all admins until the transaction ends, always in the same order: two who revoke each other's role wait for
 * each other.
 */
export async function lockAdmins(database: Database): Promise<number[]> {
  const rows = await database.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`
  return rows.map(({ id }) => id)
}

/** An admin's changes to a user, in the transaction that holds the lock. */
export async function changeUser(options: {
  id: number
  changes: Partial<Pick<LockedUser, 'role' | 'manualProUntil' | 'hasCompletedInterfaceTutorial'>>
  database: Database
}): Promise<void> {
  const { id, changes, database } = options
  await database.user.update({ where: { id }, data: changes, select: { id: true } })
}
