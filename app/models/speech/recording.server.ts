import { RECORDING_RETENTION_DAYS } from '#app/config/speech.ts'
import { db } from '#app/db.server.ts'

/** Expired recordings that no learner keeps, oldest first, by the database's clock. */
export async function listExpiredRecordings(options: { limit: number }): Promise<{ id: string; storageKey: string }[]> {
  return db.$queryRaw<{ id: string; storageKey: string }[]>`
    SELECT id, storage_key AS "storageKey" FROM recordings
    WHERE NOT saved AND created_at < now() - make_interval(days => ${RECORDING_RETENTION_DAYS})
    ORDER BY created_at LIMIT ${options.limit}`
}

/** Deletes recordings, except those that were kept meanwhile. @returns the storage keys of the deleted ones. */
export async function deleteUnsavedRecordings(ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await db.$queryRaw<{ storageKey: string }[]>`
    DELETE FROM recordings WHERE id = ANY(${ids}::uuid[]) AND NOT saved RETURNING storage_key AS "storageKey"`
  return gone.map(({ storageKey }) => storageKey)
}

/**
 * Deletes a batch of expired retry recordings. Their words and marks stay, and they cannot be kept by learners. @returns
 * the storage keys of the deleted recordings.
 */
export async function forgetExpiredTries(options: { limit: number }): Promise<string[]> {
  const gone = await db.$queryRaw<{ storageKey: string }[]>`
    WITH old AS (
      SELECT id, storage_key FROM segment_revisions
      WHERE storage_key IS NOT NULL AND created_at < now() - make_interval(days => ${RECORDING_RETENTION_DAYS})
      ORDER BY created_at LIMIT ${options.limit} FOR UPDATE SKIP LOCKED)
    UPDATE segment_revisions AS revision SET storage_key = NULL, mime_type = NULL, bytes = NULL, duration_ms = NULL,
      speech_ms = NULL, rms_dbfs = NULL, sha256 = NULL
    FROM old WHERE revision.id = old.id RETURNING old.storage_key AS "storageKey"`
  return gone.map(({ storageKey }) => storageKey)
}

/**
 * Which of these storage keys belong to a recording, a retry or a staged recording: a file with any other key is an
 * orphan. One statement, because a staged recording may be submitted meanwhile.
 */
export async function findKnownStorageKeys(keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const known = await db.$queryRaw<{ storageKey: string }[]>`
    SELECT storage_key AS "storageKey" FROM recordings WHERE storage_key = ANY(${keys})
    UNION ALL SELECT storage_key FROM segment_revisions WHERE storage_key = ANY(${keys})
    UNION ALL SELECT storage_key FROM staged_recordings WHERE storage_key = ANY(${keys})`
  return new Set(known.map(({ storageKey }) => storageKey))
}
