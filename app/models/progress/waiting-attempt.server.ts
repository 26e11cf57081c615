import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { MomentSchema, type Question, rowsOf } from '#app/questions.server.ts'

const RowSchema = z.object({
  kind: z.enum(['practice', 'mock-test']),
  /** A UUID in practice, a number for a mock test. */
  id: z.string(),
  /** Null for a mock test. */
  dialogueId: z.number().int().nullable(),
  title: z.string(),
  titleTr: z.string().nullable(),
  at: MomentSchema,
  /** Segments that need words. */
  count: z.number().int(),
})

export type WaitingRow = z.infer<typeof RowSchema>

const MOST_SHOWN = 20

/**
 * A learner's submitted attempts that still need words, newest first: practice, and mock tests that take no more
 * segments. By the partial indexes of waiting attempts.
 */
export function waitingAttemptsOf(userId: number): Question<WaitingRow[]> {
  return rowsOf(
    RowSchema,
    Prisma.sql`
    SELECT 'practice' AS kind, s.id::text AS id, s.dialogue_id AS "dialogueId", s.dialogue_title AS title,
      d.title_tr AS "titleTr", s.created_at AS at, cardinality(s.words_wanted) AS count
    FROM submissions s JOIN dialogues d ON d.id = s.dialogue_id
    WHERE s.user_id = ${userId} AND s.status = 'needs_transcripts' AND cardinality(s.words_wanted) > 0
    UNION ALL
    SELECT 'mock-test', m.id::text, NULL, t.title, t.title_tr, m.started_at, w.count
    FROM mock_test_attempts m JOIN mock_test_templates t ON t.id = m.template_id
      CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM mock_test_segment_submissions g
        WHERE g.mock_test_attempt_id = m.id AND g.words_wanted) w
    WHERE m.user_id = ${userId} AND m.status = 'running' AND (m.closed_slots = 2 OR m.expires_at < now()) AND w.count > 0
    ORDER BY at DESC, id DESC LIMIT ${MOST_SHOWN}`,
  )
}

const AttemptSchema = z.object({
  id: z.string(),
  at: z.date(),
  count: z.number().int(),
  /** How many of its recordings are kept. */
  recordings: z.number().int(),
})

export type WaitingPractice = z.infer<typeof AttemptSchema>

/** A learner's attempt at a dialogue that needs words: the newest, or this one (a UUID). Null if there is none. */
export async function findWaitingPractice(options: {
  userId: number
  dialogueId: number
  submissionId?: string
}): Promise<WaitingPractice | null> {
  const { userId, dialogueId, submissionId = null } = options
  const rows = await db.$queryRaw<unknown[]>`
    SELECT s.id::text AS id, s.created_at AS at, cardinality(s.words_wanted) AS count,
      (SELECT count(*)::int FROM recordings r WHERE r.submission_id = s.id) AS recordings
    FROM submissions s
    WHERE s.user_id = ${userId} AND s.status = 'needs_transcripts' AND cardinality(s.words_wanted) > 0
      AND s.dialogue_id = ${dialogueId} AND (${submissionId}::uuid IS NULL OR s.id = ${submissionId}::uuid)
    ORDER BY s.created_at DESC, s.id DESC LIMIT 1`
  return z.array(AttemptSchema).parse(rows)[0] ?? null
}
