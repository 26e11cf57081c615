import { WEAKEST_TOPIC_MIN_RESULTS } from '#app/config/progress.ts'
import { db } from '#app/db.server.ts'

export interface WeakestTopic {
  topic: string
  /** Results in it. */
  count: number
  /** Their mean, out of 45. */
  mean: number
  /** One to train it with: the one that the learner has scored least in, or never tried. Null where there is none. */
  dialogueId: number | null
  dialogueTitle: string | null
}

/** The topic with the lowest mean of a learner who has results in two topics or more; null for others. */
export async function findWeakestTopic(options: {
  userId: number
  hasFullAccess: boolean
}): Promise<WeakestTopic | null> {
  const { userId, hasFullAccess } = options
  const [row] = await db.$queryRaw<WeakestTopic[]>`
    WITH weakest AS (
      SELECT topic, count, score_sum / count AS mean FROM learner_topics
      WHERE user_id = ${userId} AND count >= ${WEAKEST_TOPIC_MIN_RESULTS}
        AND (SELECT count(*) FROM learner_topics WHERE user_id = ${userId}) > 1
      ORDER BY mean, topic LIMIT 1
    )
    SELECT w.topic, w.count, w.mean, d.id AS "dialogueId", d.title AS "dialogueTitle" FROM weakest w
    LEFT JOIN LATERAL (
      SELECT d.id, d.title FROM dialogues d
      WHERE d.topic = w.topic AND d.deleted_at IS NULL AND d.published_at IS NOT NULL AND NOT d.is_mock_test_candidate
        AND (${hasFullAccess} OR d.access_level = 'free')
      ORDER BY (SELECT max(s.overall_score) FROM submissions s WHERE s.user_id = ${userId} AND s.dialogue_id = d.id)
        NULLS FIRST, d.id
      LIMIT 1
    ) d ON true`
  return row ?? null
}
