import { z } from 'zod'
import { db } from '#app/db.server.ts'

const RowSchema = z.object({
  id: z.string(),
  createdAt: z.date(),
  /** Out of 45. */
  score: z.number(),
})

export type ScoredAttempt = z.infer<typeof RowSchema>

/** More attempts at one dialogue than anyone needs to choose from. */
const MOST_SHOWN = 50

/**
 * A learner's scored attempts at the dialogue of one of them, newest first; none if that one is not theirs or not scored.
 *
 * @param options.submissionId must be a UUID.
 */
export async function listAttemptsLike(options: { submissionId: string; userId: number }): Promise<ScoredAttempt[]> {
  const { submissionId, userId } = options
  const rows = await db.$queryRaw<unknown[]>`
    SELECT s.id::text AS id, s.created_at AS "createdAt", s.overall_score AS score
    FROM submissions asked JOIN submissions s ON s.dialogue_id = asked.dialogue_id AND s.user_id = asked.user_id
    WHERE asked.id = ${submissionId}::uuid AND asked.user_id = ${userId} AND asked.status = 'scored'
      AND asked.part_of IS NULL AND s.status = 'scored' AND s.part_of IS NULL
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${MOST_SHOWN}`
  return z.array(RowSchema).parse(rows)
}
