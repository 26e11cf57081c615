import { db } from '#app/db.server.ts'

/** What a learner puts on a dialogue. */
export type Mark = 'bookmark' | 'like'

interface MarkOptions {
  mark: Mark
  userId: number
  dialogueId: number
}

/** Sets a bookmark or a like; one that is there stays. */
export async function setMark({ mark, userId, dialogueId }: MarkOptions): Promise<void> {
  const data = [{ userId, dialogueId }]
  if (mark === 'bookmark') await db.bookmark.createMany({ data, skipDuplicates: true })
  else await db.like.createMany({ data, skipDuplicates: true })
}

/** Takes a bookmark or a like off; none is fine. */
export async function unsetMark({ mark, userId, dialogueId }: MarkOptions): Promise<void> {
  const where = { userId, dialogueId }
  if (mark === 'bookmark') await db.bookmark.deleteMany({ where })
  else await db.like.deleteMany({ where })
}
