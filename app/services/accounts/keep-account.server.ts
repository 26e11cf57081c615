import { inTransaction } from '#app/db.server.ts'
import { cancelDeletion } from '#app/models/accounts/user.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import { followDeletionLater } from '../billing/follow-account-deletion.server.ts'

/** Signing in keeps an account that was to be deleted, and its subscription. @returns whether it was. */
export async function keepAccount(userId: number): Promise<boolean> {
  const wasLeaving = await inTransaction(async (tx) => {
    const isLeaving = await cancelDeletion({ userId, database: tx })
    if (isLeaving) await followDeletionLater({ userId, database: tx })
    return isLeaving
  })
  if (wasLeaving) noteSecurity({ event: 'account-deletion-called-off', userId })
  return wasLeaving
}
