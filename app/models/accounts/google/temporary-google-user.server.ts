import { GOOGLE_SIGN_UP_LIFETIME_MINUTES } from '#app/config/accounts.ts'
import { db, type Database } from '#app/db.server.ts'
import type { GoogleIdentity } from './google-identity.ts'
import { createToken, hashToken } from '../password/token.server.ts'

/** A Google sign-up that still needs a username. */
export interface TemporaryGoogleUser extends GoogleIdentity {
  suggestedUsername: string
}

interface Row extends TemporaryGoogleUser {
  isExpired: boolean
}

/**
 * Stores a sign-up for 15 minutes, by the database's clock. Deletes the same person's older one, and expired ones.
 *
 * @returns the token for the cookie; only its hash is stored.
 */
export async function createTemporaryGoogleUser(user: TemporaryGoogleUser): Promise<string> {
  const token = createToken()
  await db.$executeRaw`
    WITH gone AS (DELETE FROM temporary_google_users WHERE google_id = ${user.googleId} OR expires_at <= now())
    INSERT INTO temporary_google_users
      (token, google_id, email, email_verified, suggested_username, first_name, last_name, profile_image_url, expires_at)
    VALUES (${hashToken(token)}, ${user.googleId}, ${user.email}, ${user.emailVerified}, ${user.suggestedUsername},
      ${user.firstName}, ${user.lastName}, ${user.profileImageUrl},
      now() + make_interval(mins => ${GOOGLE_SIGN_UP_LIFETIME_MINUTES}))`
  return token
}

/** The sign-up of a cookie, expired or not; null if there is none. */
export async function findTemporaryGoogleUser(token: string): Promise<Row | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT google_id AS "googleId", email, email_verified AS "emailVerified",
      suggested_username AS "suggestedUsername", first_name AS "firstName", last_name AS "lastName",
      profile_image_url AS "profileImageUrl", expires_at <= now() AS "isExpired"
    FROM temporary_google_users WHERE token = ${hashToken(token)}`
  return row ?? null
}

/** Claims a sign-up that has not expired and deletes it: only one of several concurrent requests gets it. */
export async function takeTemporaryGoogleUser(options: {
  token: string
  database: Database
}): Promise<TemporaryGoogleUser | null> {
  const [row] = await options.database.$queryRaw<TemporaryGoogleUser[]>`
    DELETE FROM temporary_google_users WHERE token = ${hashToken(options.token)} AND expires_at > now()
    RETURNING google_id AS "googleId", email, email_verified AS "emailVerified",
      suggested_username AS "suggestedUsername", first_name AS "firstName", last_name AS "lastName",
      profile_image_url AS "profileImageUrl"`
  return row ?? null
}
