import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { LISTED_FIELDS } from './listed-fields.ts'

const RowSchema = z.object({
  id: z.number().int(),
  ...LISTED_FIELDS,
  wordCount: z.number().int().nullable(),
  /** JSON text, as stored. */
  transcript: z.string(),
  segmentCount: z.number().int(),
  bookmarked: z.boolean(),
  liked: z.boolean(),
  /** Null for a draft. */
  publishedAt: z.date().nullable(),
  /** Out of 45, by Köprü's marks; null if never scored. */
  bestScore: z.number().nullable(),
})

export type ListedDialogue = z.infer<typeof RowSchema>

/** No user has this ID, so guests get no bookmarks or scores. */
const NOBODY = 0

/** Every dialogue listed for practice, newest first, with this learner's marks and scores, in one query. */
export async function listDialogues(options: {
  userId: number | undefined
  orDrafts: boolean
}): Promise<ListedDialogue[]> {
  const { userId = NOBODY, orDrafts } = options
  const rows = await db.$queryRaw<unknown[]>`
    SELECT d.id, d.title, d.title_tr AS "titleTr", d.hook, d.hook_tr AS "hookTr", d.description,
      d.description_tr AS "descriptionTr", d.aim, d.aim_tr AS "aimTr", d.topic, d.level::text AS level, d.duration, d.word_count AS "wordCount",
      d.access_level::text AS "accessLevel", d.transcript,
      d.segment_count AS "segmentCount",
      b.user_id IS NOT NULL AS bookmarked, l.user_id IS NOT NULL AS liked, s.best AS "bestScore",
      d.published_at AS "publishedAt"
    FROM dialogues d
    LEFT JOIN bookmarks b ON b.dialogue_id = d.id AND b.user_id = ${userId}
    LEFT JOIN likes l ON l.dialogue_id = d.id AND l.user_id = ${userId}
    LEFT JOIN (
      SELECT dialogue_id, max(overall_score) AS best FROM submissions
      WHERE user_id = ${userId} AND marked_by = 'machine' GROUP BY dialogue_id
    ) s ON s.dialogue_id = d.id
    WHERE d.deleted_at IS NULL AND NOT d.is_mock_test_candidate AND (${orDrafts} OR d.published_at IS NOT NULL)
    ORDER BY d.created_at DESC, d.id DESC`
  return z.array(RowSchema).parse(rows)
}

/** Whether a dialogue is listed for practice; drafts only on request. */
export async function isListed(options: { dialogueId: number; orDrafts: boolean }): Promise<boolean> {
  const { dialogueId, orDrafts } = options
  const published = orDrafts ? {} : { publishedAt: { not: null } }
  const where = { id: dialogueId, deletedAt: null, isMockTestCandidate: false, ...published }
  return (await db.dialogue.count({ where })) > 0
}
