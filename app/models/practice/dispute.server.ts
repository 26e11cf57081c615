import { z } from 'zod'
import { DISPUTE_RATE_DAYS, DISPUTE_RATE_DIALOGUES } from '#app/config/admin.ts'
import { db, type Database } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { TRANSCRIPT_SOURCES } from '../scoring/evaluation.ts'
import { SegmentMarksSchema } from './revision.ts'

const RowSchema = z.object({
  id: z.string(),
  dialogueTitle: z.string(),
  segmentIndex: z.number().int(),
  corrected: z.string(),
  before: SegmentMarksSchema,
  after: SegmentMarksSchema,
  totalBefore: z.number(),
  totalAfter: z.number(),
  seenAt: z.date().nullable(),
  createdAt: z.date(),
})

/**
 * Condition on `segment_revisions r`: the first correction of a recogniser's transcript, including an empty one. Editing
 * one's own typing is not a dispute, whether it was typed for the attempt or in an earlier correction.
 */
export const IS_DISPUTE = Prisma.sql`(r.kind = 'correction'
  AND r.before #>> '{result,transcriptSource}' IS DISTINCT FROM 'typed'
  AND NOT EXISTS (SELECT FROM segment_revisions earlier
    WHERE earlier.submission_id = r.submission_id AND earlier.segment_index = r.segment_index
      AND earlier.kind = 'correction' AND (earlier.created_at, earlier.id) < (r.created_at, r.id)))`

const SourceSchema = z.enum(TRANSCRIPT_SOURCES)

/**
 * A correction of a transcript by a learner. It names no learner and links to no recording, because recordings are
 * private (docs/decisions/021).
 */
export interface Dispute {
  /** ID of the revision (a UUID). */
  id: string
  dialogueTitle: string
  /** 0-based. */
  segmentIndex: number
  /** The transcript first scored; null if it was empty. */
  heard: string | null
  /** The recogniser that transcribed it; null if unknown. */
  recogniser: z.infer<typeof SourceSchema> | null
  corrected: string
  /** Marks out of 45 for the segment and for the dialogue, before and after this correction. */
  segment: { before: number; after: number }
  dialogue: { before: number; after: number }
  isSeen: boolean
  createdAt: Date
}

function toDispute(row: unknown): Dispute {
  const { before, after, totalBefore, totalAfter, seenAt, ...dispute } = RowSchema.parse(row)
  return {
    ...dispute,
    heard: before.result.transcript,
    recogniser: before.result.transcriptSource,
    segment: { before: before.result.score, after: after.result.score },
    dialogue: { before: totalBefore, after: totalAfter },
    isSeen: seenAt !== null,
  }
}

/** One page of disputed transcripts, newest first. */
export async function listDisputes(options: {
  limit: number
  after: { createdAt: Date; id: string } | undefined
  unseenOnly: boolean
}): Promise<{ rows: Dispute[]; hasMore: boolean }> {
  const { limit, after, unseenOnly } = options
  const rows = await db.$queryRaw<unknown[]>`
    SELECT r.id::text, s.dialogue_title AS "dialogueTitle", r.segment_index AS "segmentIndex",
      r.transcript AS corrected, r.before, r.after, r.total_before AS "totalBefore", r.total_after AS "totalAfter",
      r.seen_at AS "seenAt", r.created_at AS "createdAt"
    FROM segment_revisions r JOIN submissions s ON s.id = r.submission_id
    WHERE ${IS_DISPUTE} AND (${!unseenOnly} OR r.seen_at IS NULL)
      AND (${after === undefined} OR (r.created_at, r.id) <
        (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit + 1}`
  return { rows: rows.slice(0, limit).map(toDispute), hasMore: rows.length > limit }
}

/** Marks a dispute as seen by an admin. @returns its dialogue; null if it was already seen or does not exist. */
export async function markDisputeSeen({ id, database }: { id: string; database: Database }): Promise<string | null> {
  const [row] = await database.$queryRaw<{ title: string }[]>`
    UPDATE segment_revisions r SET seen_at = now() FROM submissions s
    WHERE r.id = ${id}::uuid AND ${IS_DISPUTE} AND r.seen_at IS NULL AND s.id = r.submission_id
    RETURNING s.dialogue_title AS title`
  return row?.title ?? null
}

export interface DisputeRate {
  dialogueId: number
  title: string
  disputes: number
  /** Number of scored attempts. */
  attempts: number
}

/** How often transcripts of each dialogue were disputed recently, most disputed first. */
export function listDisputeRates(): Promise<DisputeRate[]> {
  return db.$queryRaw<DisputeRate[]>`
    WITH recent AS (SELECT id, dialogue_id FROM submissions
        WHERE created_at > now() - make_interval(days => ${DISPUTE_RATE_DAYS}) AND status = 'scored'),
      disputed AS (SELECT recent.dialogue_id, count(*)::int AS disputes
        FROM segment_revisions r JOIN recent ON recent.id = r.submission_id WHERE ${IS_DISPUTE} GROUP BY 1)
    SELECT d.id AS "dialogueId", d.title, disputed.disputes,
      (SELECT count(*)::int FROM recent WHERE recent.dialogue_id = d.id) AS attempts
    FROM disputed JOIN dialogues d ON d.id = disputed.dialogue_id
    ORDER BY disputed.disputes DESC, d.id LIMIT ${DISPUTE_RATE_DIALOGUES}`
}
