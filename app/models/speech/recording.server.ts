import { RECORDING_RETENTION_DAYS } from '#app/config/speech.ts'
import { db } from '#app/db.server.ts'

/** Recordings whose time is over and that no learner keeps, oldest first, by the database's clock. */
export async function listExpiredRecordings(options: { limit: number }): Promise<{ id: string; storageKey: string }[]> {
  return db.$queryRaw<{ id: string; storageKey: string }[]>`
    SELECT id, storage_key AS "storageKey" FROM recordings
    WHERE NOT saved AND created_at < now() - make_interval(days => ${RECORDING_RETENTION_DAYS})
    ORDER BY created_at LIMIT ${options.limit}`
}

/** Forgets recordings; one that its learner has kept meanwhile stays. Returns the storage keys of those that went. */
export async function deleteUnsavedRecordings(ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await db.$queryRaw<{ storageKey: string }[]>`
    DELETE FROM recordings WHERE id = ANY(${ids}::uuid[]) AND NOT saved RETURNING storage_key AS "storageKey"`
  return gone.map(({ storageKey }) => storageKey)
}

/**
 * Which of these storage keys belong to a recording or to a take that is not handed in yet: a file with any other key is
 * an orphan. One statement, as a take may become a recording meanwhile.
 */
export async function findKnownStorageKeys(keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const known = await db.$queryRaw<{ storageKey: string }[]>`
    SELECT storage_key AS "storageKey" FROM recordings WHERE storage_key = ANY(${keys})
    UNION ALL SELECT storage_key FROM staged_recordings WHERE storage_key = ANY(${keys})`
  return new Set(known.map(({ storageKey }) => storageKey))
}
