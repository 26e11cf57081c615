import { db } from '#app/db.server.ts'

/**
 * A learner's own recording, from an attempt, a retry or a mock test; null if it is not theirs or was deleted. `id` must
 * be a UUID.
 */
export async function findOwnRecording(options: {
  id: string
  userId: number
}): Promise<{ storageKey: string; mimeType: string; sha256: string } | null> {
  const { id, userId } = options
  const [row] = await db.$queryRaw<{ storageKey: string; mimeType: string; sha256: string }[]>`
    SELECT r.storage_key AS "storageKey", r.mime_type AS "mimeType", r.sha256 FROM recordings r
    LEFT JOIN submissions s ON s.id = r.submission_id
    LEFT JOIN mock_test_segment_submissions m ON m.id = r.mock_test_segment_id
    LEFT JOIN mock_test_attempts a ON a.id = m.mock_test_attempt_id
    WHERE r.id = ${id}::uuid AND ${userId} IN (s.user_id, a.user_id)
    UNION ALL
    SELECT v.storage_key, v.mime_type, v.sha256 FROM segment_revisions v JOIN submissions s ON s.id = v.submission_id
    WHERE v.id = ${id}::uuid AND v.storage_key IS NOT NULL AND s.user_id = ${userId}
    LIMIT 1`
  return row ?? null
}
