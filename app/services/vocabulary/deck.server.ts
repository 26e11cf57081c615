import { AppError } from '#app/errors.ts'
import { addToDeck, takeFromDeck } from '#app/models/vocabulary/deck.server.ts'
import type { WordRef } from '#app/models/vocabulary/word-ref.ts'

/**
 * Puts a word into a learner's deck, or takes it out again. Both may be sent twice.
 *
 * @throws AppError NOT_FOUND for a word that the learner cannot learn, CONFLICT for one to take out that has been reviewed.
 */
export async function setInDeck(options: {
  userId: number
  word: WordRef
  isWanted: boolean
  now: Date
}): Promise<void> {
  const { isWanted, ...deck } = options
  if (!isWanted) {
    if (!(await takeFromDeck(deck))) throw new AppError('CONFLICT', (copy) => copy.wordReviewed)
    return
  }
  if (!(await addToDeck(deck))) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
}
