import { MAX_KEPT_RECORDINGS } from '#app/config/speech.ts'
import { db, inTransaction } from '#app/db.server.ts'

interface Owned {
  /** A UUID. */
  id: string
  userId: number
}

/** A recording belongs either to a practice submission or to a mock test. */
const ownedBy = (userId: number) => ({ OR: [{ submission: { userId } }, { mockTestSegment: { attempt: { userId } } }] })

/**
 * Keeps a learner's own recording, from practice or a mock test, beyond the retention time. Idempotent. Calls for one
 * learner run one at a time, so that together they cannot exceed the limit.
 */
export async function keepRecording({ id, userId }: Owned): Promise<'kept' | 'unknown' | 'full'> {
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
    const [found] = await tx.$queryRaw<{ saved: boolean; kept: number }[]>`
      SELECT r.saved, (
        SELECT count(*)::int FROM recordings k
        LEFT JOIN submissions ks ON ks.id = k.submission_id
        LEFT JOIN mock_test_segment_submissions km ON km.id = k.mock_test_segment_id
        LEFT JOIN mock_test_attempts ka ON ka.id = km.mock_test_attempt_id
        WHERE k.saved AND ${userId} IN (ks.user_id, ka.user_id)
      ) AS kept
      FROM recordings r
      LEFT JOIN submissions s ON s.id = r.submission_id
      LEFT JOIN mock_test_segment_submissions m ON m.id = r.mock_test_segment_id
      LEFT JOIN mock_test_attempts a ON a.id = m.mock_test_attempt_id
      WHERE r.id = ${id}::uuid AND ${userId} IN (s.user_id, a.user_id)`
    if (!found) return 'unknown'
    if (found.saved) return 'kept'
    if (found.kept >= MAX_KEPT_RECORDINGS) return 'full'
    const { count } = await tx.recording.updateMany({ where: { id, ...ownedBy(userId) }, data: { saved: true } })
    return count === 1 ? 'kept' : 'unknown'
  })
}

/** Lets a learner's kept recording expire again. Idempotent. @returns whether there is such a recording. */
export async function releaseRecording({ id, userId }: Owned): Promise<boolean> {
  const { count } = await db.recording.updateMany({ where: { id, ...ownedBy(userId) }, data: { saved: false } })
  return count === 1
}
