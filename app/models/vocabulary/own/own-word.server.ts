import { db } from '#app/db.server.ts'
import type { OwnWord } from './own-word.ts'

/** The fields that are shown. */
export const OWN_WORD_FIELDS = { id: true, english: true, turkish: true, note: true } as const

/** A learner's own word; null if it is not theirs. */
export async function findOwnWord(options: { userId: number; id: number }): Promise<OwnWord | null> {
  return db.ownWord.findFirst({ where: options, select: OWN_WORD_FIELDS })
}
