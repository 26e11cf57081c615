import { OWN_RESULTS_MAX } from '#app/config/vocabulary.ts'
import { db, storableText } from '#app/db.server.ts'
import { foldForSearch } from '../fold.ts'
import type { OwnWord } from '../own/own-word.ts'

/**
 * A learner's own words that contain what was searched for, at most OWN_RESULTS_MAX: those that have it as a word first, then the
 * shortest. The index on the learner leads to at most 10,000 short rows, which are compared one by one.
 */
export async function findOwnResults({ userId, q }: { userId: number; q: string }): Promise<OwnWord[]> {
  const wanted = storableText(foldForSearch(q))
  if (wanted === '') return []
  return db.$queryRaw<OwnWord[]>`
    SELECT id, english, turkish, note FROM own_words
    WHERE user_id = ${userId} AND strpos(folded, ${wanted}) > 0
    ORDER BY strpos(' ' || folded || ' ', ${` ${wanted} `}) = 0, length(folded), id LIMIT ${OWN_RESULTS_MAX}`
}
