import { WEAKEST_TOPIC_MIN_RESULTS } from '#app/config/progress.ts'
import { db } from '#app/db.server.ts'
import { ATTEMPT_TOPICS, ATTEMPTS_WITH_DIALOGUES } from '../mock-test/attempt-columns.server.ts'

export interface WeakestTopic {
  topic: string
  /** Its dialogues that Köprü scored, in practice and in mock tests. */
  count: number
  /** Their mean, out of 45. */
  mean: number
  /** A dialogue for training it: the one the learner has scored least in, or has never tried. Null if there is none. */
  dialogueId: number | null
  dialogueTitle: string | null
  dialogueTitleTr: string | null
}

/**
 * The topic with the lowest mean of Köprü's marks; null for a learner with such results in fewer than two topics.
 */
export async function findWeakestTopic(options: {
  userId: number
  hasFullAccess: boolean
}): Promise<WeakestTopic | null> {
  const { userId, hasFullAccess } = options
  const [row] = await db.$queryRaw<WeakestTopic[]>`
    WITH scored AS (
      SELECT topic, count, score_sum AS sum FROM learner_topics WHERE user_id = ${userId} AND count > 0
      UNION ALL
      SELECT said.topic, 1, said.total::float8 FROM ${ATTEMPTS_WITH_DIALOGUES},
        unnest(${ATTEMPT_TOPICS}, ARRAY[m.dialogue1_results ->> 'total', m.dialogue2_results ->> 'total'])
          AS said(topic, total)
      WHERE m.user_id = ${userId} AND m.status = 'completed' AND m.marked_by = 'machine'
    ), topics AS (
      SELECT topic, sum(count)::int AS count, sum(sum) / sum(count) AS mean FROM scored GROUP BY topic
    ), weakest AS (
      SELECT topic, count, mean FROM topics
      WHERE count >= ${WEAKEST_TOPIC_MIN_RESULTS} AND (SELECT count(*) FROM topics) > 1
      ORDER BY mean, topic LIMIT 1
    )
    SELECT w.topic, w.count, w.mean, d.id AS "dialogueId", d.title AS "dialogueTitle",
      d.title_tr AS "dialogueTitleTr" FROM weakest w
    LEFT JOIN LATERAL (
      SELECT d.id, d.title, d.title_tr FROM dialogues d
      WHERE d.topic = w.topic AND d.deleted_at IS NULL AND d.published_at IS NOT NULL AND NOT d.is_mock_test_candidate
        AND (${hasFullAccess} OR d.access_level = 'free')
      ORDER BY (SELECT max(s.overall_score) FROM submissions s
        WHERE s.user_id = ${userId} AND s.dialogue_id = d.id AND s.marked_by = 'machine') NULLS FIRST, d.id
      LIMIT 1
    ) d ON true`
  return row ?? null
}
