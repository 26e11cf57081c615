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

/** The token of a new link to reset a password; it ends the account's older ones. Lives 15 minutes. */
export function createResetToken(options: { userId: number; database?: Database }): Promise<string> {
  return createMailedToken({ tokens: RESET_TOKENS, ...options })
}

/** How the token of a reset link stands, without using it. */
export async function findResetTokenState(token: string): Promise<MailedTokenState> {
  const { state } = await findMailedToken({ tokens: RESET_TOKENS, token })
  return state
}

/** Whose password the token of a reset link may set now, without using it; null where it does not work. */
export async function findResetUser(token: string): Promise<number | null> {
  const found = await findMailedToken({ tokens: RESET_TOKENS, token })
  return found.state === 'valid' ? found.userId : null
}

/**
 * Uses the token of a reset link up, with every other one of its account, in the transaction that sets the password.
 *
 * @returns whose password to set; or why none.
 */
export async function takeResetToken(options: { token: string; database: Database }) {
  const found = await lockMailedToken({ tokens: RESET_TOKENS, ...options })
  if (found.state === 'valid') {
    await options.database.passwordResetToken.deleteMany({ where: { userId: found.userId } })
  }
  return found
}
