import { z } from 'zod'
import type { Locale } from '#app/config/copy/locale.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { askTogether, type Question, rowsOf } from '#app/questions.server.ts'
import { libraryRevision, readSharedLibrary, type SharedRow, visibleOf } from './shared-library.server.ts'

const OwnSchema = z.object({
  dialogueId: z.number().int(),
  bookmarked: z.boolean(),
  liked: z.boolean(),
  /** Out of 45, by Köprü's marks; null if never scored. */
  bestScore: z.number().nullable(),
  /** Scored by anyone, the learner included. */
  isTried: z.boolean(),
  /** An attempt has recordings on the server, or waits for words. */
  isOpen: z.boolean(),
})

type Own = Omit<z.infer<typeof OwnSchema>, 'dialogueId'>

const NONE: Own = { bookmarked: false, liked: false, bestScore: null, isTried: false, isOpen: false }

export interface LibraryRow extends Omit<SharedRow, 'hook' | 'hookTr' | 'description' | 'descriptionTr'>, Own {
  /** The hook or, where there is none, the description, in the reader's language. */
  line: string
  /** The learner's mean in its topic, out of 45; null without a result. */
  topicMean: number | null
}

/** No user has this ID, so guests get no bookmarks or scores. */
const NOBODY = 0

/** The dialogues that this learner has done something with. */
const ownRowsOf = (userId: number): Question<z.infer<typeof OwnSchema>[]> =>
  rowsOf(
    OwnSchema,
    Prisma.sql`SELECT dialogue_id AS "dialogueId", bool_or(bookmarked) AS bookmarked, bool_or(liked) AS liked,
      max(best) AS "bestScore", bool_or(is_tried) AS "isTried", bool_or(is_open) AS "isOpen"
    FROM (
      SELECT dialogue_id, true AS bookmarked, false AS liked, NULL::float8 AS best, false AS is_tried, false AS is_open
      FROM bookmarks WHERE user_id = ${userId}
      UNION ALL
      SELECT dialogue_id, false, true, NULL, false, false FROM likes WHERE user_id = ${userId}
      UNION ALL
      SELECT dialogue_id, false, false, CASE WHEN marked_by = 'machine' THEN overall_score END,
        status = 'scored' AND part_of IS NULL, status = 'needs_transcripts' AND cardinality(words_wanted) > 0
      FROM submissions WHERE user_id = ${userId} AND dialogue_id IS NOT NULL
      UNION ALL
      SELECT dialogue_id, false, false, NULL, false, true FROM staged_recordings WHERE user_id = ${userId}
    ) done GROUP BY dialogue_id`,
  )

const MeanSchema = z.object({ topic: z.string(), mean: z.number().nullable() })

const meansOf = (userId: number) =>
  rowsOf(
    MeanSchema,
    Prisma.sql`SELECT topic, score_sum / nullif(count, 0) AS mean FROM learner_topics WHERE user_id = ${userId}`,
  )

/** A hook in the other language would help nobody. */
function lineOf({ hook, hookTr, description, descriptionTr }: SharedRow, locale: Locale): string {
  return locale === 'tr' ? (hookTr ?? descriptionTr ?? description) : (hook ?? description)
}

/**
 * Every dialogue listed for practice, newest first, with how far this learner is: one statement, which reads only what is the
 * learner's own; the rest is the same for everybody (shared-library.server.ts).
 */
export async function listLibrary(options: {
  userId: number | undefined
  orDrafts: boolean
  locale: Locale
}): Promise<LibraryRow[]> {
  const { userId = NOBODY, orDrafts, locale } = options
  const { revision, own, means } = await askTogether({
    revision: libraryRevision,
    own: ownRowsOf(userId),
    means: meansOf(userId),
  })
  const shared = await readSharedLibrary(revision)
  const ownById = new Map(own.map(({ dialogueId, ...done }) => [dialogueId, done]))
  const meanByTopic = new Map(means.map(({ topic, mean }) => [topic, mean]))
  const listed = visibleOf(shared, { orDrafts })
  // Written out, since V8 makes slow objects of what a rest pattern leaves: with 1,000 dialogues 20 ms of garbage.
  return listed.map((row) => {
    const done = ownById.get(row.id) ?? NONE
    return {
      id: row.id,
      title: row.title,
      titleTr: row.titleTr,
      line: lineOf(row, locale),
      aim: row.aim,
      aimTr: row.aimTr,
      topic: row.topic,
      level: row.level,
      duration: row.duration,
      accessLevel: row.accessLevel,
      createdAt: row.createdAt,
      isDraft: row.isDraft,
      bookmarked: done.bookmarked,
      liked: done.liked,
      bestScore: done.bestScore,
      isTried: done.isTried,
      isOpen: done.isOpen,
      topicMean: meanByTopic.get(row.topic) ?? null,
    }
  })
}
