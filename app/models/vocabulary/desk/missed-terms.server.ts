import { MISSED_TERMS_SHOWN } from '#app/config/vocabulary.ts'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import type { MissedTerm } from './missed-terms.ts'

/**
 * The words that were missed most, in attempts since a given time; null for all attempts. Of words missed equally often the
 * one that more learners missed comes first.
 */
export async function listMissedTerms(since: Date | null): Promise<MissedTerm[]> {
  const inPeriod = since ? Prisma.sql`WHERE s.created_at >= ${since}` : Prisma.empty
  return db.$queryRaw<MissedTerm[]>`
    WITH missed AS (
      SELECT m.vocabulary_id, count(*)::int AS times, count(DISTINCT s.user_id)::int AS learners
      FROM vocabulary_misses m JOIN submissions s ON s.id = m.submission_id ${inPeriod}
      GROUP BY m.vocabulary_id ORDER BY times DESC, learners DESC, m.vocabulary_id LIMIT ${MISSED_TERMS_SHOWN})
    SELECT v.id, v.english, v.turkish, v.sense, v.category, missed.times, missed.learners
    FROM missed JOIN vocabulary v ON v.id = missed.vocabulary_id ORDER BY times DESC, learners DESC, v.id`
}
