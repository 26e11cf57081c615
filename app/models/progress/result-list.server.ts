import { z } from 'zod'
import { LEVELS } from '#app/config/dialogues.ts'
import { db } from '#app/db.server.ts'
import { CATEGORIES } from '../scoring/evaluation.ts'

const ResultSchema = z.object({
  id: z.string(),
  title: z.string(),
  topic: z.string(),
  level: z.enum(LEVELS),
  date: z.date(),
  /** Out of 45. */
  score: z.number(),
  passed: z.boolean(),
  /** The category of each error, once for each. */
  categories: z.array(z.enum(CATEGORIES)),
})

export type Result = z.infer<typeof ResultSchema>

/** A learner's newest results, without their evaluations: one statement. */
export async function listResults(options: { userId: number; limit: number }): Promise<Result[]> {
  const { userId, limit } = options
  const rows = await db.$queryRaw<unknown[]>`
    SELECT id, dialogue_title AS title, dialogue_topic AS topic, dialogue_level::text AS level, created_at AS date,
      overall_score AS score, feedback #>> '{naatiScore,grade}' = 'Pass' AS passed,
      jsonb_path_query_array(feedback, '$.naatiScore.errors[*].category') AS categories
    FROM submissions WHERE user_id = ${userId} AND status = 'scored'
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`
  return z.array(ResultSchema).parse(rows)
}
