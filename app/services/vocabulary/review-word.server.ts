import { findMemory, saveReview } from '#app/models/vocabulary/card.server.ts'
import type { Grade } from '#app/models/vocabulary/drill/study.ts'
import { findVocabularyItem } from '#app/models/vocabulary/item.server.ts'
import { newMemory, review } from '#app/models/vocabulary/drill/schedule.ts'

/**
 * Stores how well a word was remembered. `reps` is the number of reviews the learner had seen: a form that is sent
 * twice, or from an outdated page, changes nothing, and neither does a review of a word that is gone.
 *
 * @returns whether it was stored.
 */
export async function reviewWord(options: {
  userId: number
  vocabularyId: number
  reps: number
  grade: Grade
  now: Date
}): Promise<boolean> {
  const { userId, vocabularyId, reps, grade, now } = options
  if (!(await findVocabularyItem(vocabularyId))) return false
  const memory = (await findMemory({ userId, vocabularyId })) ?? newMemory(now)
  if (memory.reps !== reps) return false
  return saveReview({ userId, vocabularyId, after: reps, memory: review({ memory, grade, now }) })
}
