import { EASY_DIALOGUE_MARKS } from '#app/config/test-day.ts'
import { db } from '#app/db.server.ts'

/** A dialogue that went well, with its best score out of 45. */
export interface EasyDialogue {
  id: number
  title: string
  titleTr: string | null
  marks: number
}

/** The dialogue that went best for a learner, by Köprü's marks; null if none went well, or none may be opened any more. */
export async function findEasyDialogue(options: {
  userId: number
  hasFullAccess: boolean
}): Promise<EasyDialogue | null> {
  const { userId, hasFullAccess } = options
  const [row] = await db.$queryRaw<EasyDialogue[]>`
    SELECT d.id, d.title, d.title_tr AS "titleTr", s.overall_score AS marks
    FROM submissions s JOIN dialogues d ON d.id = s.dialogue_id
    WHERE s.user_id = ${userId} AND s.marked_by = 'machine' AND s.part_of IS NULL
      AND s.overall_score >= ${EASY_DIALOGUE_MARKS}
      AND d.deleted_at IS NULL AND d.published_at IS NOT NULL AND NOT d.is_mock_test_candidate
      AND (${hasFullAccess} OR d.access_level = 'free')
    ORDER BY s.overall_score DESC, s.created_at DESC LIMIT 1`
  return row ?? null
}
