import { DELETION_GRACE_DAYS } from '#app/config/accounts.ts'
import { db, type Database, inTransaction } from '#app/db.server.ts'

/** Starts the grace period after which the account is deleted, by the database's clock. */
export async function startDeletionGrace(options: { userId: number; database: Database }): Promise<void> {
  const { userId, database } = options
  await database.$executeRaw`
    UPDATE users SET delete_after = now() + make_interval(days => ${DELETION_GRACE_DAYS}) WHERE id = ${userId}`
}

/** Also deletes what identifies a person without referring to the account's row. */
async function forgetByName(tx: Database, user: { id: number; email: string; isVerified: boolean }): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM jobs WHERE payload->>'userId' = ${String(user.id)} OR lower(payload->>'email') = lower(${user.email})`
  // An unverified address may belong to another person.
  if (user.isVerified) await tx.$executeRaw`DELETE FROM waitlist WHERE lower(email) = lower(${user.email})`
}

/** Accounts whose grace period is over, a few at a time, by id. */
export async function listDueAccounts(options: { afterId: number; limit: number }): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE delete_after < now() AND id > ${options.afterId} ORDER BY id LIMIT ${options.limit}`
  return rows.map(({ id }) => id)
}

/**
 * Deletes an account whose grace period is over, with all its data; feedback stays, without a name.
 *
 * @returns the storage keys of its recordings: the rows are gone, the caller removes the files. Null if the owner has
 *   just returned or another process holds the account.
 */
export async function deleteDueAccount(options: {
  userId: number
  /** Further work in the same transaction. */
  alongside: (tx: Database) => Promise<void>
}): Promise<string[] | null> {
  const { userId, alongside } = options
  return inTransaction(async (tx) => {
    // Lock this before the user's row, as the subscription sync does: otherwise the two could deadlock.
    await tx.$executeRaw`SELECT 1 FROM billing_accounts WHERE user_id = ${userId} FOR UPDATE`
    const [due] = await tx.$queryRaw<{ id: number; email: string; isVerified: boolean }[]>`
      SELECT id, email, email_verified AS "isVerified" FROM users
      WHERE id = ${userId} AND delete_after < now() FOR UPDATE SKIP LOCKED`
    if (!due) return null
    const recordings = await tx.recording.findMany({
      where: { OR: [{ submission: { userId } }, { mockTestSegment: { attempt: { userId } } }] },
      select: { storageKey: true },
    })
    const where = { submission: { userId } }
    const tries = await tx.segmentRevision.findMany({ where, select: { storageKey: true } })
    const staged = await tx.stagedRecording.findMany({ where: { userId }, select: { storageKey: true } })
    await forgetByName(tx, due)
    await alongside(tx)
    await tx.user.delete({ where: { id: userId }, select: { id: true } })
    return [...recordings, ...tries, ...staged].flatMap(({ storageKey }) => storageKey ?? [])
  })
}

/**
 * Deletes pending Google sign-ups that have expired, and links one day after they expired: until then they can still
 * report that they are too old.
 * @returns how many.
 */
export async function deleteEndedLinks(): Promise<number> {
  const counts = [
    await db.$executeRaw`DELETE FROM password_reset_tokens WHERE expires_at < now() - interval '1 day'`,
    await db.$executeRaw`DELETE FROM email_verification_tokens WHERE expires_at < now() - interval '1 day'`,
    await db.$executeRaw`DELETE FROM temporary_google_users WHERE expires_at < now()`,
  ]
  return counts.reduce((sum, count) => sum + count, 0)
}
