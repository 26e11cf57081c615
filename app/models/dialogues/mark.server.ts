import { db } from '#app/db.server.ts'
import type { Mark } from './dialogue-card.ts'

interface MarkOptions {
  mark: Mark
  userId: number
  dialogueId: number
}

/** Sets a bookmark or like. Idempotent. */
export async function setMark({ mark, userId, dialogueId }: MarkOptions): Promise<void> {
  const data = [{ userId, dialogueId }]
  if (mark === 'bookmark') await db.bookmark.createMany({ data, skipDuplicates: true })
  else await db.like.createMany({ data, skipDuplicates: true })
}

/** Removes a bookmark or like. Idempotent. */
export async function unsetMark({ mark, userId, dialogueId }: MarkOptions): Promise<void> {
  const where = { userId, dialogueId }
  if (mark === 'bookmark') await db.bookmark.deleteMany({ where })
  else await db.like.deleteMany({ where })
}
