import { db } from '#app/db.server.ts'
import { wordRefOf } from '../word-ref.ts'
import type { DueWords } from './question.ts'

interface Row {
  count: number
  vocabularyId: number | null
  ownWordId: number | null
  english: string
  turkish: string
  sense: string | null
}

/**
 * A learner's words that come back from one time until before another, those that come first first; each once, though both of its
 * directions may be due. `count` is the number of all, `words` at most `limit` of them.
 */
export async function listDueWords(options: {
  userId: number
  from: Date
  before: Date
  limit: number
}): Promise<DueWords> {
  const { userId, from, before, limit } = options
  const rows = await db.$queryRaw<Row[]>`
    SELECT (count(*) OVER ())::int AS count, v.id AS "vocabularyId", own.id AS "ownWordId",
      coalesce(v.english, own.english) AS english, coalesce(v.turkish, own.turkish) AS turkish, v.sense
    FROM vocabulary_cards c
      LEFT JOIN vocabulary v ON v.id = c.vocabulary_id LEFT JOIN own_words own ON own.id = c.own_word_id
    WHERE c.user_id = ${userId} AND c.due >= ${from}::timestamptz AND c.due < ${before}::timestamptz
      AND (v.published_at IS NOT NULL OR c.own_word_id IS NOT NULL)
    GROUP BY v.id, own.id ORDER BY min(c.due), min(c.id) LIMIT ${limit}`
  const words = rows.flatMap(({ english, turkish, sense, ...ids }) => {
    const ref = wordRefOf(ids)
    return ref ? [{ ref, english, turkish, sense }] : []
  })
  return { count: rows[0]?.count ?? 0, words }
}
