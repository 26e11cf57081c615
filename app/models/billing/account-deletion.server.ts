import { PAYMENT_RECORD_YEARS } from '#app/config/billing.ts'
import { db, type Database } from '#app/db.server.ts'

/** What happens to the subscription when its account is deleted. */
export interface AccountDeletion {
  state: 'staying' | 'scheduled' | 'gone'
  /** We cancelled the subscription because the account is being deleted. */
  endsWithAccount: boolean
}

/** The deletion state of an account; null if there is no such billing account. */
export async function findDeletion(accountId: string): Promise<AccountDeletion | null> {
  const row = await db.billingAccount.findUnique({
    where: { id: accountId },
    select: { endsWithAccount: true, user: { select: { deleteAfter: true } } },
  })
  if (!row) return null
  const { user, endsWithAccount } = row
  if (user === null) return { state: 'gone', endsWithAccount }
  return { state: user.deleteAfter === null ? 'staying' : 'scheduled', endsWithAccount }
}

export async function setEndsWithAccount(options: { accountId: string; endsWithAccount: boolean }): Promise<void> {
  const { accountId: id, endsWithAccount } = options
  await db.billingAccount.update({ where: { id }, data: { endsWithAccount }, select: { id: true } })
}

/** Records when the owner's account was deleted. Only the payment record is kept. */
export async function orphanAccount(options: { userId: number; database: Database }): Promise<void> {
  const { userId, database } = options
  await database.$executeRaw`UPDATE billing_accounts SET orphaned_at = now() WHERE user_id = ${userId}`
}

/** Deletes payment records past their retention period. @returns how many. */
export async function deleteOldRecords(): Promise<number> {
  return db.$executeRaw`
    DELETE FROM billing_accounts
    WHERE user_id IS NULL AND orphaned_at < now() - make_interval(years => ${PAYMENT_RECORD_YEARS})`
}
