import { SESSION_LIFETIME_SECONDS, SESSION_RENEWAL_SECONDS } from '#app/config/accounts.ts'
import { db, type Database } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { unreadCountOf } from '../notifications/notification.server.ts'
import type { CurrentUser } from './current-user.ts'
import { createToken, hashToken } from './password/token.server.ts'

export interface FoundSession {
  user: CurrentUser
  /** Of the user's notifications. */
  unreadCount: number
  /** Old enough to be renewed. */
  isDue: boolean
}

type SessionRow = CurrentUser & Omit<FoundSession, 'user'>

/** The session of a cookie with its user and what every page of theirs shows, in one query; null if unknown or expired, by the database's clock. */
export async function findSession(token: string): Promise<FoundSession | null> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT u.id, u.username, u.email, u.email_verified AS "emailVerified", u.first_name AS "firstName",
      u.role::text AS role, u.subscription_status::text AS "subscriptionStatus",
      u.subscription_period_end AS "subscriptionPeriodEnd", u.cancel_at_period_end AS "cancelAtPeriodEnd",
      u.manual_pro_until AS "manualProUntil",
      u.password IS NOT NULL AS "hasPassword", coalesce(us.timezone, 'UTC') AS timezone,
      coalesce(us.language, 'en') AS language, coalesce(us.voice, 'natural') AS voice, u.created_at AS "createdAt",
      ${unreadCountOf(Prisma.sql`u.id`)} AS "unreadCount",
      s.expire < now() + make_interval(secs => ${SESSION_LIFETIME_SECONDS - SESSION_RENEWAL_SECONDS}) AS "isDue"
    FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN user_settings us ON us.user_id = u.id
    WHERE s.sid = ${hashToken(token)} AND s.expire > now()`
  if (!row) return null
  const { isDue, unreadCount, ...user } = row
  return { user, unreadCount, isDue }
}

/** @returns the token for the cookie. */
export async function createSession(options: { userId: number; database?: Database }): Promise<string> {
  const { userId, database = db } = options
  const token = createToken()
  await database.$executeRaw`
    INSERT INTO sessions (sid, user_id, sess, expire)
    VALUES (${hashToken(token)}, ${userId}, '{}', now() + make_interval(secs => ${SESSION_LIFETIME_SECONDS}))`
  return token
}

/**
 * Starts a session after a password check, but only if the checked hash is still current. The owner's row is locked
 * until the session exists: a concurrent password change or Google claim either finds this session and ends it, or is
 * found here.
 *
 * @returns the token for the cookie; null if the password has been changed or removed meanwhile.
 */
export async function createPasswordSession(options: { userId: number; passwordHash: string }): Promise<string | null> {
  const { userId, passwordHash } = options
  const token = createToken()
  const created = await db.$executeRaw`
    INSERT INTO sessions (sid, user_id, sess, expire)
    SELECT ${hashToken(token)}, id, '{}', now() + make_interval(secs => ${SESSION_LIFETIME_SECONDS})
    FROM users WHERE id = ${userId} AND password = ${passwordHash} FOR NO KEY UPDATE`
  return created > 0 ? token : null
}

export async function renewSession(token: string): Promise<void> {
  await db.$executeRaw`
    UPDATE sessions SET expire = now() + make_interval(secs => ${SESSION_LIFETIME_SECONDS})
    WHERE sid = ${hashToken(token)}`
}

/** @returns whose session it was; undefined if it had already ended. */
export async function deleteSession(token: string): Promise<number | undefined> {
  const [ended] = await db.$queryRaw<{ userId: number | null }[]>`
    DELETE FROM sessions WHERE sid = ${hashToken(token)} RETURNING user_id AS "userId"`
  return ended?.userId ?? undefined
}

/** Ends every session of a user, as a password reset or change does. */
export async function deleteSessionsOf(options: { userId: number; database?: Database }): Promise<void> {
  const { userId, database = db } = options
  await database.session.deleteMany({ where: { userId } })
}

/** Deletes expired sessions. */
export async function deleteEndedSessions(): Promise<number> {
  return db.$executeRaw`DELETE FROM sessions WHERE expire < now()`
}
