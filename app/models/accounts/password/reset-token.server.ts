import { RESET_LINK_LIFETIME_MINUTES } from '#app/config/accounts.ts'
import type { Database } from '#app/db.server.ts'
import {
  createMailedToken,
  findMailedToken,
  lockMailedToken,
  type MailedTokens,
  type MailedTokenState,
} from './mailed-token.server.ts'

const RESET_TOKENS: MailedTokens = { table: 'password_reset_tokens', lifetimeMinutes: RESET_LINK_LIFETIME_MINUTES }

/** Creates the token of a password reset link; the account's older ones end. Lives 15 minutes. */
export function createResetToken(options: { userId: number; database?: Database }): Promise<string> {
  return createMailedToken({ tokens: RESET_TOKENS, ...options })
}

/** The state of a reset link's token, without using it. */
export async function findResetTokenState(token: string): Promise<MailedTokenState> {
  const { state } = await findMailedToken({ tokens: RESET_TOKENS, token })
  return state
}

/** The account whose password this token may reset, without using the token; null if the token is not valid. */
export async function findResetUser(token: string): Promise<number | null> {
  const found = await findMailedToken({ tokens: RESET_TOKENS, token })
  return found.state === 'valid' ? found.userId : null
}

/**
 * Uses a reset link's token, and ends all others of its account, in the transaction that sets the password.
 *
 * @returns whose password to set, or why the token is refused.
 */
export async function takeResetToken(options: { token: string; database: Database }) {
  const found = await lockMailedToken({ tokens: RESET_TOKENS, ...options })
  if (found.state === 'valid') {
    await options.database.passwordResetToken.deleteMany({ where: { userId: found.userId } })
  }
  return found
}
