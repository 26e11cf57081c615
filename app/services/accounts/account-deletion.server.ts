import { inTransaction } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { startDeletionGrace } from '#app/models/accounts/deletion.server.ts'
import { deleteSessionsOf } from '#app/models/accounts/session.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import { followDeletionLater } from '../billing/follow-account-deletion.server.ts'
import { cancelDeletion } from '#app/models/accounts/user.server.ts'

/**
 * 'Delete my account': signs out all devices at once. The account is deleted after the grace period unless its owner
 * signs in.
 */
export async function scheduleDeletion(userId: number): Promise<void> {
  await inTransaction(async (tx) => {
    await startDeletionGrace({ userId, database: tx })
    await deleteSessionsOf({ userId, database: tx })
    await followDeletionLater({ userId, database: tx })
    await enqueue({ kind: 'mail-deletion-scheduled', payload: { userId }, database: tx })
  })
  noteSecurity({ event: 'account-deletion-asked', userId })
}

/** Signing in cancels a scheduled deletion and keeps the subscription. @returns whether one was scheduled. */
export async function keepAccount(userId: number): Promise<boolean> {
  const wasLeaving = await inTransaction(async (tx) => {
    const isLeaving = await cancelDeletion({ userId, database: tx })
    if (isLeaving) await followDeletionLater({ userId, database: tx })
    return isLeaving
  })
  if (wasLeaving) noteSecurity({ event: 'account-deletion-called-off', userId })
  return wasLeaving
}
