import { afterCommit, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import type { MailedTokenState } from '#app/models/accounts/password/mailed-token.server.ts'
import { hashPassword, verifyPassword } from '#app/models/accounts/password/password-hash.server.ts'
import { findResetTokenState, findResetUser, takeResetToken } from '#app/models/accounts/password/reset-token.server.ts'
import { deleteSessionsOf } from '#app/models/accounts/session.server.ts'
import { findPasswordHash, setPasswordHash } from '#app/models/accounts/user.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import { samePassword } from './change-password.server.ts'

function refusalOf(state: Exclude<MailedTokenState, 'valid'>): AppError {
  return state === 'expired'
    ? new AppError('EXPIRED_TOKEN', (copy) => copy.resetLinkExpired)
    : new AppError('INVALID_TOKEN', (copy) => copy.resetLinkInvalid)
}

/** The state of a reset link, without using it. */
export function checkResetLink(token: string): Promise<MailedTokenState> {
  return findResetTokenState(token)
}

/** Throws EXPIRED_TOKEN, or INVALID_TOKEN for a token that is unknown or used. */
export async function requireResetToken(token: string): Promise<void> {
  const state = await checkResetLink(token)
  if (state === 'valid') return
  noteSecurity({ event: 'password-change-failed', way: 'mailed-link', reason: 'dead-link' })
  throw refusalOf(state)
}

/** Refuses the old password as the new one; an account without a password has none to repeat. */
async function requireOther({ token, newPassword }: { token: string; newPassword: string }): Promise<void> {
  const userId = await findResetUser(token)
  const hash = userId === null ? null : await findPasswordHash(userId)
  if (hash !== null && (await verifyPassword({ hash, password: newPassword }))) throw samePassword()
}

/**
 * Sets a new password with a reset link, which is used up. Ends every session of the account and tells its owner by
 * mail. It does not verify the address: only the verification link does.
 *
 * @throws AppError VALIDATION_FAILED for the old password (the link stays valid); EXPIRED_TOKEN or INVALID_TOKEN: of
 *   concurrent uses of one link all but one get INVALID_TOKEN.
 */
export async function resetPassword(options: { token: string; newPassword: string }): Promise<void> {
  const { token, newPassword } = options
  // Hashing is slow on purpose: skip it for an invalid link, and do not lock rows meanwhile.
  await requireResetToken(token)
  await requireOther(options)
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(async (database) => {
    const found = await takeResetToken({ token, database })
    if (found.state !== 'valid') throw refusalOf(found.state)
    const { userId } = found
    await setPasswordHash({ userId, passwordHash, database })
    await deleteSessionsOf({ userId, database })
    await enqueue({ kind: 'mail-password-changed', payload: { userId }, database })
    const call = () => noteSecurity({ event: 'password-changed', userId, way: 'mailed-link' })
    afterCommit({ database, call })
  })
}

/**
 * Queues a mail with a reset link, if an account has this address. The job looks that up, so response and timing are
 * the same for every address.
 */
export async function requestPasswordReset({ email }: { email: string }): Promise<void> {
  await enqueue({ kind: 'mail-password-reset', payload: { email } })
}
