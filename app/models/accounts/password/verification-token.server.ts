import { VERIFICATION_LINK_LIFETIME_HOURS } from '#app/config/accounts.ts'
import { HOUR_MINUTES } from '#app/config/time.ts'
import { type Database, inTransaction } from '#app/db.server.ts'
import {
  createMailedToken,
  findMailedToken,
  lockMailedToken,
  type MailedTokens,
  type MailedTokenState,
} from './mailed-token.server.ts'
import { isEmailVerified, markEmailVerified } from '../user.server.ts'

const VERIFICATION_TOKENS: MailedTokens = {
  table: 'email_verification_tokens',
  lifetimeMinutes: VERIFICATION_LINK_LIFETIME_HOURS * HOUR_MINUTES,
}

/** Creates the token of a link that verifies an address; the account's older ones end. Lives 24 hours. */
export function createVerificationToken(options: { userId: number; database?: Database }): Promise<string> {
  return createMailedToken({ tokens: VERIFICATION_TOKENS, ...options })
}

/** A link that its account no longer needs counts as `verified`: opening it twice is no error. */
export type VerificationTokenState = MailedTokenState | 'verified'

/** The state of a verification link's token, without using it. */
export async function findVerificationTokenState(token: string): Promise<VerificationTokenState> {
  const found = await findMailedToken({ tokens: VERIFICATION_TOKENS, token })
  if (found.state === 'unknown') return found.state
  return (await isEmailVerified({ userId: found.userId })) ? 'verified' : found.state
}

/**
 * Uses a verification link's token and marks its account's address as verified, in one transaction. The ended row is
 * kept for a while, so that the link can report success when it is opened again.
 *
 * @returns the token's state before; the address was marked now only if it was `valid`.
 */
export function takeVerificationToken(token: string): Promise<VerificationTokenState> {
  return inTransaction(async (database) => {
    const found = await lockMailedToken({ tokens: VERIFICATION_TOKENS, token, database })
    if (found.state === 'unknown') return found.state
    const { state, userId } = found
    if (await isEmailVerified({ userId, database })) return 'verified'
    if (state === 'valid') {
      await database.$executeRaw`
        UPDATE email_verification_tokens SET expires_at = clock_timestamp() WHERE user_id = ${userId}`
      await markEmailVerified({ userId, database })
    }
    return state
  })
}
