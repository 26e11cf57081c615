import { inTransaction } from '#app/db.server.ts'
import { cancelDeletion } from '#app/models/accounts/user.server.ts'
import { followDeletionLater } from '../billing/follow-account-deletion.server.ts'

/** Signing in keeps an account that was to be deleted, and its subscription. @returns whether it was. */
export async function keepAccount(userId: number): Promise<boolean> {
  return inTransaction(async (tx) => {
    const wasLeaving = await cancelDeletion({ userId, database: tx })
    if (wasLeaving) await followDeletionLater({ userId, database: tx })
    return wasLeaving
  })
}
