import { DAY_MS } from '#app/config/time.ts'
import { type Database, db, inTransaction } from '#app/db.server.ts'
import { newMemory } from './drill/schedule.ts'
import type { WordRef } from './word-ref.ts'

interface DeckWord {
  userId: number
  word: WordRef
}

/**
 * Makes the cards of a word that a learner chose: due at once from English to Turkish, and a day later the other way
 * round, or a day after the first review if that comes later. Existing cards keep their memory.
 */
export async function addCards(tx: Database, { userId, word, now }: DeckWord & { now: Date }): Promise<void> {
  const wayBack = newMemory(new Date(now.getTime() + DAY_MS))
  await tx.vocabularyCard.createMany({
    data: [
      { ...newMemory(now), ...word, userId, direction: 'to_turkish' },
      { ...wayBack, ...word, userId, direction: 'to_english' },
    ],
    skipDuplicates: true,
  })
}

/** Locks a word until the end of the transaction, so that it is not deleted meanwhile. Whether the learner can learn it. */
async function lockWord(tx: Database, { userId, word }: DeckWord): Promise<boolean> {
  const rows =
    'ownWordId' in word
      ? await tx.$queryRaw<unknown[]>`
          SELECT id FROM own_words WHERE id = ${word.ownWordId} AND user_id = ${userId} FOR KEY SHARE`
      : await tx.$queryRaw<unknown[]>`
          SELECT id FROM vocabulary WHERE id = ${word.vocabularyId} AND published_at IS NOT NULL FOR KEY SHARE`
  return rows.length > 0
}

/** Puts a word into a learner's deck (`addCards`). False if there is no such word for them. */
export function addToDeck(options: DeckWord & { now: Date }): Promise<boolean> {
  return inTransaction(async (tx) => {
    if (!(await lockWord(tx, options))) return false
    await addCards(tx, options)
    return true
  })
}

/** Takes a word out of the deck again. False if it has been reviewed: then it stays, with its memory. */
export async function takeFromDeck({ userId, word }: DeckWord): Promise<boolean> {
  const reviewed = await db.vocabularyCard.count({ where: { userId, ...word, reps: { gt: 0 } } })
  if (reviewed > 0) return false
  // A review in this moment still keeps its card.
  await db.vocabularyCard.deleteMany({ where: { userId, ...word, reps: 0 } })
  return true
}

/** Which of these words of the library a learner has a card of. */
export async function listInDeck(options: { userId: number; vocabularyIds: readonly number[] }): Promise<Set<number>> {
  const { userId, vocabularyIds } = options
  const rows = await db.vocabularyCard.findMany({
    where: { userId, vocabularyId: { in: [...vocabularyIds] } },
    select: { vocabularyId: true },
  })
  return new Set(rows.flatMap(({ vocabularyId }) => vocabularyId ?? []))
}
