import { z } from 'zod'
import { Prisma } from '#app/generated/prisma/client.ts'
import { MomentSchema, type Question, rowsOf } from '#app/questions.server.ts'
import type { TopicStanding } from './topic-standing.ts'
import { ATTEMPT_TOPICS, ATTEMPTS_WITH_DIALOGUES } from '../mock-test/attempt-columns.server.ts'

const TopicStandingSchema = z.object({
  topic: z.string(),
  attempts: z.number().int(),
  scored: z.number().int(),
  mean: z.number().nullable(),
  lastAt: MomentSchema.nullable(),
  dialogueId: z.number().int().nullable(),
  title: z.string().nullable(),
  titleTr: z.string().nullable(),
  seconds: z.number().int().nullable(),
}) satisfies z.ZodType<TopicStanding>

/** How a learner stands in each topic that has dialogues or results. */
export function topicStandingsOf(options: { userId: number; hasFullAccess: boolean }): Question<TopicStanding[]> {
  const { userId, hasFullAccess } = options
  return rowsOf(
    TopicStandingSchema,
    Prisma.sql`
    WITH own AS (
      SELECT dialogue_id, max(created_at) AS last_at FROM submissions
      WHERE user_id = ${userId} AND part_of IS NULL GROUP BY dialogue_id
    ), results AS (
      SELECT topic, count + self_marked_count AS attempts, count AS scored, score_sum AS sum
        FROM learner_topics WHERE user_id = ${userId}
      UNION ALL
      SELECT said.topic, 1, CASE WHEN m.marked_by = 'machine' THEN 1 ELSE 0 END,
        CASE WHEN m.marked_by = 'machine' THEN said.total::float8 ELSE 0 END
        FROM ${ATTEMPTS_WITH_DIALOGUES},
        unnest(${ATTEMPT_TOPICS}, ARRAY[m.dialogue1_results ->> 'total', m.dialogue2_results ->> 'total'])
          AS said(topic, total)
      WHERE m.user_id = ${userId} AND m.status = 'completed'
    ), topics AS (
      SELECT topic, sum(attempts)::int AS attempts, sum(scored)::int AS scored,
        sum(sum) / nullif(sum(scored), 0) AS mean FROM results GROUP BY topic
    ), open AS (
      SELECT DISTINCT ON (d.topic) d.topic, d.id, d.title, d.title_tr, d.duration,
        max(own.last_at) OVER of_topic AS last_at, (count(own.last_at) OVER of_topic)::int AS tried
      FROM dialogues d LEFT JOIN own ON own.dialogue_id = d.id
      WHERE d.deleted_at IS NULL AND d.published_at IS NOT NULL AND NOT d.is_mock_test_candidate
        AND (${hasFullAccess} OR d.access_level = 'free')
      WINDOW of_topic AS (PARTITION BY d.topic)
      ORDER BY d.topic, own.last_at NULLS FIRST, d.created_at, d.id
    )
    SELECT coalesce(o.topic, t.topic) AS topic, greatest(coalesce(t.attempts, 0), coalesce(o.tried, 0)) AS attempts,
      coalesce(t.scored, 0) AS scored, t.mean, o.last_at AS "lastAt", o.id AS "dialogueId", o.title,
      o.title_tr AS "titleTr", o.duration AS seconds
    FROM open o FULL JOIN topics t ON t.topic = o.topic ORDER BY 1`,
  )
}
