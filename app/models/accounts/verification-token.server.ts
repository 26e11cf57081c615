import { VERIFICATION_LINK_LIFETIME_HOURS } from '#app/config/accounts.ts'
import { db, type Database } from '#app/db.server.ts'
import {
  createMailedToken,
  deleteEndedMailedTokens,
  findMailedToken,
  type MailedTokens,
  type MailedTokenState,
  takeMailedToken,
} from './mailed-token.server.ts'

const MINUTES_PER_HOUR = 60
const VERIFICATION_TOKENS: MailedTokens = {
  table: 'email_verification_tokens',
  lifetimeMinutes: VERIFICATION_LINK_LIFETIME_HOURS * MINUTES_PER_HOUR,
}

/** The token of a new link to verify an address; it ends the account's older ones. Lives 24 hours. */
export function createVerificationToken(options: { userId: number; database?: Database }): Promise<string> {
  return createMailedToken({ tokens: VERIFICATION_TOKENS, ...options })
}

/** How the token of a verification link stands, without using it; `verified` where its account needs it no more. */
export async function findVerificationTokenState(token: string): Promise<MailedTokenState | 'verified'> {
  const { state, userId } = await findMailedToken({ tokens: VERIFICATION_TOKENS, token })
  if (userId === undefined) return state
  const isVerified = await db.user.count({ where: { id: userId, emailVerified: true } })
  return isVerified > 0 ? 'verified' : state
}

/** Uses the token of a verification link up, in the transaction that marks the address as verified. */
export function takeVerificationToken(options: { token: string; database: Database }) {
  return takeMailedToken({ tokens: VERIFICATION_TOKENS, ...options })
}

/** Forgets verification tokens that ended a day ago or more. @returns how many. */
export function deleteEndedTokens(): Promise<number> {
  return deleteEndedMailedTokens(VERIFICATION_TOKENS)
}
