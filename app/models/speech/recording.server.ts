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

/** Which of these storage keys belong to a recording: a file with any other key is an orphan. */
export async function findKnownStorageKeys(keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const known = await db.recording.findMany({ where: { storageKey: { in: keys } }, select: { storageKey: true } })
  return new Set(known.map(({ storageKey }) => storageKey))
}
