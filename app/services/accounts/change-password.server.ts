import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { hashPassword, verifyPassword } from '#app/models/accounts/password/password-hash.server.ts'
import { deleteSessionsOf } from '#app/models/accounts/session.server.ts'
import { deleteResetLinksOf, findPasswordHash, replacePasswordHash } from '#app/models/accounts/user.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'

function wrongPassword(): AppError {
  return new AppError('VALIDATION_FAILED', (copy) => copy.currentPasswordIncorrect, {
    fields: { currentPassword: (copy) => copy.currentPasswordIncorrect },
  })
}

/** The new password equals the old one. */
export function samePassword(): AppError {
  return new AppError('VALIDATION_FAILED', (copy) => copy.problems.passwordSame, {
    fields: { newPassword: (copy) => copy.problems.passwordSame },
  })
}

/**
 * Sets a new password. Ends every session of the user, including this one (the caller starts a new one), and every
 * reset link; a mail tells the owner.
 *
 * @throws AppError VALIDATION_FAILED: the current password is wrong, the new one is the same, or the account has
 *   none.
 */
export async function changePassword(options: {
  userId: number
  currentPassword: string
  newPassword: string
}): Promise<void> {
  const { userId, currentPassword, newPassword } = options
  const from = await findPasswordHash(userId)
  if (from === null) throw new AppError('VALIDATION_FAILED', (copy) => copy.passwordNotSet)
  if (!(await verifyPassword({ hash: from, password: currentPassword }))) {
    noteSecurity({ event: 'password-change-failed', userId, way: 'settings', reason: 'wrong' })
    throw wrongPassword()
  }
  if (newPassword === currentPassword) throw samePassword()
  const to = await hashPassword(newPassword)
  await inTransaction(async (tx) => {
    // Another change or a reset was quicker: the current password is no longer the one given.
    if (!(await replacePasswordHash({ userId, from, to, database: tx }))) throw wrongPassword()
    await deleteSessionsOf({ userId, database: tx })
    await deleteResetLinksOf({ userId, database: tx })
    await enqueue({ kind: 'mail-password-changed', payload: { userId }, database: tx })
  })
  noteSecurity({ event: 'password-changed', userId, way: 'settings' })
}

/**
 * Mails the link with which an account that signs in with Google only can set a password.
 *
 * @throws AppError CONFLICT: it already has one.
 */
export async function mailSetPasswordLink(userId: number): Promise<void> {
  if ((await findPasswordHash(userId)) !== null) throw new AppError('CONFLICT', (copy) => copy.conflict)
  await enqueue({ kind: 'mail-set-password', payload: { userId } })
}
