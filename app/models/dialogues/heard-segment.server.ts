import { db } from '#app/db.server.ts'
import type { AccessLevel } from '#app/generated/prisma/enums.ts'
import { type Segment, SegmentSchema } from './segment.ts'

/** A segment that somebody wants to hear, and what decides whether they may. */
export interface HeardSegment {
  id: number
  accessLevel: AccessLevel
  isMockTestCandidate: boolean
  deletedAt: Date | null
  publishedAt: Date | null
  unpublishedAt: Date | null
  /** Whether any segment of the dialogue has a recording, in force or retired. */
  hasRecordings: boolean
  /** When this learner last began a mock test that includes the dialogue, running or finished; null if never. */
  begunAt: Date | null
  /** That test is running and plays the dialogue as it was when it began. */
  isAsBegun: boolean
  /** In that version, otherwise in the current one; null if it has no such segment. */
  segment: Segment | null
}

type Row = Omit<HeardSegment, 'segment'> & { segment: unknown }

/**
 * One segment of a dialogue, of any access level, including drafts and deleted ones: the caller checks access. None of a learner's
 * mock tests can start while another one runs, so a running one is the last.
 *
 * @param options.segmentIndex 0-based
 * @param options.userId undefined for a guest
 * @returns null if there is no such dialogue
 */
export async function findHeardSegment(options: {
  dialogueId: number
  segmentIndex: number
  userId: number | undefined
}): Promise<HeardSegment | null> {
  const { dialogueId, segmentIndex, userId = null } = options
  const [row] = await db.$queryRaw<Row[]>`
    SELECT d.id, d.access_level::text AS "accessLevel", d.is_mock_test_candidate AS "isMockTestCandidate",
      d.deleted_at AS "deletedAt", d.published_at AS "publishedAt", d.unpublished_at AS "unpublishedAt",
      EXISTS (SELECT FROM segment_recordings r WHERE r.dialogue_id = d.id) AS "hasRecordings",
      last.started_at AS "begunAt", begun.segments IS NOT NULL AS "isAsBegun",
      coalesce(begun.segments, d.transcript::jsonb -> 'segments') -> ${segmentIndex}::int AS segment
    FROM dialogues d
    LEFT JOIN LATERAL (
      SELECT a.status, a.started_at, a.dialogues_begun FROM mock_test_attempts a
      WHERE a.user_id = ${userId}::int AND d.id IN (a.dialogue1_id, a.dialogue2_id)
      ORDER BY a.started_at DESC LIMIT 1
    ) last ON true
    LEFT JOIN LATERAL (
      SELECT kept.dialogue -> 'segments' AS segments
      FROM jsonb_array_elements(last.dialogues_begun) AS kept (dialogue)
      WHERE last.status = 'running' AND (kept.dialogue ->> 'id')::int = d.id
    ) begun ON true
    WHERE d.id = ${dialogueId}`
  if (!row) return null
  return { ...row, segment: SegmentSchema.nullable().parse(row.segment) }
}
