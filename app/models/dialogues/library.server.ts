import { z } from 'zod'
import type { Locale } from '#app/config/copy/locale.ts'
import { ACCESS_LEVELS, LEVELS } from '#app/config/dialogues.ts'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'

const RowSchema = z.object({
  id: z.number().int(),
  /** Searched in both languages, like `aim`. */
  title: z.string(),
  titleTr: z.string().nullable(),
  /** The hook or, where there is none, the description, in the reader's language. */
  line: z.string(),
  aim: z.string().nullable(),
  aimTr: z.string().nullable(),
  topic: z.string(),
  level: z.enum(LEVELS),
  /** Seconds. */
  duration: z.number().int(),
  accessLevel: z.enum(ACCESS_LEVELS),
  createdAt: z.date(),
  isDraft: z.boolean(),
  bookmarked: z.boolean(),
  liked: z.boolean(),
  /** Out of 45, by Köprü's marks; null if never scored. */
  bestScore: z.number().nullable(),
  /** Scored by anyone, the learner included. */
  isTried: z.boolean(),
  /** An attempt has recordings on the server, or waits for words. */
  isOpen: z.boolean(),
  /** The learner's mean in its topic, out of 45; null without a result. */
  topicMean: z.number().nullable(),
})

export type LibraryRow = z.infer<typeof RowSchema>

/** A hook in the other language would help nobody. */
const LINES = {
  en: Prisma.sql`coalesce(d.hook, d.description)`,
  tr: Prisma.sql`coalesce(d.hook_tr, d.description_tr, d.description)`,
} satisfies Record<Locale, Prisma.Sql>

/** No user has this ID, so guests get no bookmarks or scores. */
const NOBODY = 0

/**
 * Every dialogue listed for practice, newest first, with how far this learner is: one statement. It leaves out the
 * segments, so that 1,000 dialogues take about 10 ms; with them, it is 115 ms (docs/decisions/041).
 */
export async function listLibrary(options: {
  userId: number | undefined
  orDrafts: boolean
  locale: Locale
}): Promise<LibraryRow[]> {
  const { userId = NOBODY, orDrafts, locale } = options
  const rows = await db.$queryRaw<unknown[]>`
    SELECT d.id, d.title, d.title_tr AS "titleTr", ${LINES[locale]} AS line, d.aim, d.aim_tr AS "aimTr", d.topic,
      d.level::text AS level, d.duration,
      d.access_level::text AS "accessLevel", d.created_at AS "createdAt", d.published_at IS NULL AS "isDraft",
      b.user_id IS NOT NULL AS bookmarked, l.user_id IS NOT NULL AS liked, s.best AS "bestScore",
      coalesce(s.is_tried, false) AS "isTried", coalesce(s.is_waiting, false) OR g.dialogue_id IS NOT NULL AS "isOpen",
      t.score_sum / nullif(t.count, 0) AS "topicMean"
    FROM dialogues d
    LEFT JOIN bookmarks b ON b.dialogue_id = d.id AND b.user_id = ${userId}
    LEFT JOIN likes l ON l.dialogue_id = d.id AND l.user_id = ${userId}
    LEFT JOIN (
      SELECT dialogue_id, max(overall_score) FILTER (WHERE marked_by = 'machine') AS best,
        bool_or(status = 'scored' AND part_of IS NULL) AS is_tried,
        bool_or(status = 'needs_transcripts' AND cardinality(words_wanted) > 0) AS is_waiting
      FROM submissions WHERE user_id = ${userId} GROUP BY dialogue_id
    ) s ON s.dialogue_id = d.id
    LEFT JOIN (SELECT DISTINCT dialogue_id FROM staged_recordings WHERE user_id = ${userId}) g ON g.dialogue_id = d.id
    LEFT JOIN learner_topics t ON t.user_id = ${userId} AND t.topic = d.topic
    WHERE d.deleted_at IS NULL AND NOT d.is_mock_test_candidate AND (${orDrafts} OR d.published_at IS NOT NULL)
    ORDER BY d.created_at DESC, d.id DESC`
  return z.array(RowSchema).parse(rows)
}
