import { db } from '#app/db.server.ts'

/** A recording of this learner's own, of an attempt or of a segment tried again; null where it is not theirs or was deleted. `id` must be a UUID. */
export async function findOwnRecording(options: {
  id: string
  userId: number
}): Promise<{ storageKey: string; mimeType: string; sha256: string } | null> {
  const { id, userId } = options
  const [row] = await db.$queryRaw<{ storageKey: string; mimeType: string; sha256: string }[]>`
    SELECT storage_key AS "storageKey", mime_type AS "mimeType", sha256 FROM (
      SELECT id, submission_id, storage_key, mime_type, sha256 FROM recordings
      UNION ALL
      SELECT id, submission_id, storage_key, mime_type, sha256 FROM segment_revisions WHERE storage_key IS NOT NULL
    ) AS kept
    WHERE id = ${id}::uuid AND submission_id IN (SELECT id FROM submissions WHERE user_id = ${userId})
    LIMIT 1`
  return row ?? null
}
