import { OWN_WORDS_DRILLED } from '#app/config/vocabulary.ts'
import { db } from '#app/db.server.ts'
import { OWN_WORD_FIELDS } from '../own/own-word.server.ts'
import type { OwnWord } from '../own/own-word.ts'
import { type WordRef, wordKey, wordRefOf } from '../word-ref.ts'
import type { WordDirection } from './direction.ts'

/** The own words that a drill draws from: the newest, by the index of a learner's words. */
export async function listOwnToDrill(userId: number): Promise<(OwnWord & { folded: string })[]> {
  return db.ownWord.findMany({
    where: { userId },
    orderBy: { id: 'desc' },
    take: OWN_WORDS_DRILLED,
    select: { ...OWN_WORD_FIELDS, folded: true },
  })
}

/** Where a learner's memory of a word stands. */
export interface CardStand {
  reps: number
  due: Date
}

/** Names a card among those of one learner. */
export const standKey = (ref: WordRef, direction: WordDirection) => `${wordKey(ref)} ${direction}`

/** How often a learner has reviewed some words in each direction, and when they come back, by `standKey`. */
export async function listStands(options: {
  userId: number
  refs: readonly WordRef[]
}): Promise<ReadonlyMap<string, CardStand>> {
  const { userId, refs } = options
  const vocabularyIds = refs.flatMap((ref) => ('vocabularyId' in ref ? [ref.vocabularyId] : []))
  const ownWordIds = refs.flatMap((ref) => ('ownWordId' in ref ? [ref.ownWordId] : []))
  const rows = await db.vocabularyCard.findMany({
    where: { userId, OR: [{ vocabularyId: { in: vocabularyIds } }, { ownWordId: { in: ownWordIds } }] },
    select: { vocabularyId: true, ownWordId: true, direction: true, reps: true, due: true },
  })
  return new Map(
    rows.flatMap(({ direction, reps, due, ...ids }) => {
      const ref = wordRefOf(ids)
      return ref ? [[standKey(ref, direction), { reps, due }] as const] : []
    }),
  )
}
