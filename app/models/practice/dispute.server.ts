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
  heardFirst: SegmentMarksSchema,
  before: SegmentMarksSchema,
  after: SegmentMarksSchema,
  totalBefore: z.number(),
  totalAfter: z.number(),
  seenAt: z.date().nullable(),
  createdAt: z.date(),
})

/**
 * Condition on `segment_revisions r`: a correction of a recogniser's transcript, including an empty one. Editing one's
 * own typing is not a dispute.
 */
export const IS_DISPUTE = Prisma.sql`(r.kind = 'correction' AND (
  SELECT typed.before #>> '{result,transcriptSource}' FROM segment_revisions typed
  WHERE typed.submission_id = r.submission_id AND typed.segment_index = r.segment_index AND typed.kind = 'correction'
  ORDER BY typed.created_at, typed.id LIMIT 1) IS DISTINCT FROM 'typed')`

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
  const { heardFirst, before, after, totalBefore, totalAfter, seenAt, ...dispute } = RowSchema.parse(row)
  return {
    ...dispute,
    heard: heardFirst.result.transcript,
    recogniser: heardFirst.result.transcriptSource,
    segment: { before: before.result.score, after: after.result.score },
    dialogue: { before: totalBefore, after: totalAfter },
    isSeen: seenAt !== null,
  }
}

/** One page of corrected transcripts, newest first. The first correction's `before` holds the original. */
export async function listDisputes(options: {
  limit: number
  after: { createdAt: Date; id: string } | undefined
  unseenOnly: boolean
}): Promise<{ rows: Dispute[]; hasMore: boolean }> {
  const { limit, after, unseenOnly } = options
  const rows = await db.$queryRaw<unknown[]>`
    SELECT r.id::text, s.dialogue_title AS "dialogueTitle", r.segment_index AS "segmentIndex",
      r.transcript AS corrected, first.before AS "heardFirst", r.before, r.after, r.total_before AS "totalBefore",
      r.total_after AS "totalAfter", r.seen_at AS "seenAt", r.created_at AS "createdAt"
    FROM segment_revisions r JOIN submissions s ON s.id = r.submission_id,
      LATERAL (SELECT before FROM segment_revisions
        WHERE submission_id = r.submission_id AND segment_index = r.segment_index AND kind = 'correction'
        ORDER BY created_at, id LIMIT 1) AS first
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
