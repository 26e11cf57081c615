import { db } from '#app/db.server.ts'

/** A recording of this learner's own, of practice or of a mock test; null where it is not theirs or was deleted. `id` must be a UUID. */
export async function findOwnRecording(options: {
  id: string
  userId: number
}): Promise<{ storageKey: string; mimeType: string; sha256: string } | null> {
  const { id, userId } = options
  return db.recording.findFirst({
    where: { id, OR: [{ submission: { userId } }, { mockTestSegment: { attempt: { userId } } }] },
    select: { storageKey: true, mimeType: true, sha256: true },
  })
}
