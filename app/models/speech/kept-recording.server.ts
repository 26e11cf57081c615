import { MAX_KEPT_RECORDINGS } from '#app/config/speech.ts'
import { db, inTransaction } from '#app/db.server.ts'

interface Owned {
  /** A UUID. */
  id: string
  userId: number
}

/**
 * Keeps a learner's own recording beyond the retention time; twice is once. One learner's calls wait for each other, so
 * that no two of them pass the limit together.
 */
export async function keepRecording({ id, userId }: Owned): Promise<'kept' | 'unknown' | 'full'> {
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
    const [found] = await tx.$queryRaw<{ saved: boolean; kept: number }[]>`
      SELECT r.saved, (
        SELECT count(*)::int FROM recordings k JOIN submissions o ON o.id = k.submission_id
        WHERE k.saved AND o.user_id = ${userId}
      ) AS kept
      FROM recordings r JOIN submissions s ON s.id = r.submission_id
      WHERE r.id = ${id}::uuid AND s.user_id = ${userId}`
    if (!found) return 'unknown'
    if (found.saved) return 'kept'
    if (found.kept >= MAX_KEPT_RECORDINGS) return 'full'
    const { count } = await tx.recording.updateMany({ where: { id, submission: { userId } }, data: { saved: true } })
    return count === 1 ? 'kept' : 'unknown'
  })
}

/** Lets a learner's own recording go when its time is over; twice is once. @returns whether there is such a recording. */
export async function releaseRecording({ id, userId }: Owned): Promise<boolean> {
  const { count } = await db.recording.updateMany({ where: { id, submission: { userId } }, data: { saved: false } })
  return count === 1
}
