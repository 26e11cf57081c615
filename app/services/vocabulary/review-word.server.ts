import { inTransaction } from '#app/db.server.ts'
import { type CardKey, findMemory, saveReview } from '#app/models/vocabulary/card.server.ts'
import { logCard } from '#app/models/study-plan/study-log.server.ts'
import { newMemory, review } from '#app/models/vocabulary/drill/schedule.ts'
import type { Grade } from '#app/models/vocabulary/drill/study.ts'
import { findWord } from './find-word.server.ts'

/**
 * Stores how well a word was remembered in one direction. `reps` is the number of reviews the learner had seen: a form that is
 * sent twice, or from an outdated page, changes nothing, and neither does a review of a word that is gone or somebody else's.
 *
 * @returns when the word comes back in this direction, whether or not this review counted; null for a word that is gone.
 */
export async function reviewWord(options: {
  key: CardKey
  reps: number
  grade: Grade
  now: Date
}): Promise<Date | null> {
  const { key, reps, grade, now } = options
  if (!(await findWord({ ref: key, userId: key.userId }))) return null
  const memory = (await findMemory(key)) ?? newMemory(now)
  if (memory.reps !== reps) return memory.due
  const next = review({ memory, grade, now })
  const isStored = await inTransaction(async (database) => {
    const stored = await saveReview(database, { key, after: reps, memory: next, now })
    if (stored) await logCard(database, { userId: key.userId, at: now })
    return stored
  })
  return isStored ? next.due : ((await findMemory(key))?.due ?? null)
}
