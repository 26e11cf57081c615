import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { MARKED_BY } from '../scoring/marked-by.ts'
import { aboutTopic, ATTEMPT_TOPICS, ATTEMPTS_WITH_DIALOGUES, AUTO_FAILED_SLOTS } from './attempt-columns.server.ts'

const RowSchema = z.object({
  id: z.number().int(),
  createdAt: z.date(),
  templateTitle: z.string(),
  templateTitleTr: z.string().nullable(),
  topics: z.tuple([z.string(), z.string()]),
  startedAt: z.date(),
  completedAt: z.date(),
  /** Out of `maxPossibleScore`. */
  overallScore: z.number(),
  maxPossibleScore: z.number().int(),
  passed: z.boolean(),
  /** Slots, as in OfficialVerdict. */
  autoFailed: z.array(z.union([z.literal(1), z.literal(2)])),
  markedBy: z.enum(MARKED_BY),
  dialogueTotals: z.tuple([z.number(), z.number()]),
})

type FinishedAttempt = z.infer<typeof RowSchema>

/**
 * One page of a learner's finished mock tests, newest first. A single statement that reads no evaluations and only the
 * rows it returns (the row comparison is an index range scan).
 */
export async function listFinishedAttempts(options: {
  userId: number
  limit: number
  /** The last row of the previous page. */
  cursor: { createdAt: Date; id: number } | undefined
  /** Topic of either dialogue; undefined: all. */
  topic?: string | undefined
}): Promise<{ rows: FinishedAttempt[]; hasMore: boolean }> {
  const { userId, limit, cursor, topic } = options
  const after = cursor
    ? Prisma.sql`AND (m.created_at, m.id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::int)`
    : Prisma.empty
  const found = await db.$queryRaw<unknown[]>`
    SELECT m.id, m.created_at AS "createdAt", t.title AS "templateTitle", t.title_tr AS "templateTitleTr", to_jsonb(${ATTEMPT_TOPICS}) AS topics,
      m.started_at AS "startedAt", m.completed_at AS "completedAt", m.overall_score AS "overallScore",
      m.max_possible_score AS "maxPossibleScore", m.passed, m.marked_by::text AS "markedBy",
      to_jsonb(${AUTO_FAILED_SLOTS}) AS "autoFailed",
      jsonb_build_array(m.dialogue1_results -> 'total', m.dialogue2_results -> 'total') AS "dialogueTotals"
    FROM ${ATTEMPTS_WITH_DIALOGUES} JOIN mock_test_templates t ON t.id = m.template_id
    WHERE m.user_id = ${userId} AND m.status = 'completed' ${after} ${aboutTopic(topic)}
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit + 1}`
  const rows = z.array(RowSchema).parse(found)
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}
