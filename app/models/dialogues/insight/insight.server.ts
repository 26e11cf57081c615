import { z } from 'zod'
import { INSIGHT_ATTEMPTS, INSIGHT_DAYS, INSIGHT_LIBRARY_ATTEMPTS } from '#app/config/admin.ts'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { parseTranscript, type Segment } from '../segment.ts'
import { IS_DISPUTE } from '../../practice/dispute.server.ts'
import { type SegmentInsight, THIRD_PLAY } from './insight.ts'

const RowSchema = z.object({
  dialogueId: z.number().int(),
  segmentIndex: z.number().int(),
  attempts: z.number().int(),
  plays: z.number().nullable(),
  thirdPlays: z.number().nullable(),
  lost: z.number().nullable(),
  missed: z.number(),
  disputes: z.number().int(),
}) satisfies z.ZodType<SegmentInsight>

/** The latest scored attempts at one dialogue, or at all of them: practice and samples, then mock tests. */
function latestAttempts(dialogueId: number | null): Prisma.Sql {
  const limit = dialogueId === null ? INSIGHT_LIBRARY_ATTEMPTS : INSIGHT_ATTEMPTS
  const of = (column: string) =>
    dialogueId === null ? Prisma.sql`TRUE` : Prisma.sql`${Prisma.raw(column)} = ${dialogueId}`
  const isRecent = (column: string) =>
    Prisma.sql`${Prisma.raw(column)} > now() - make_interval(days => ${INSIGHT_DAYS})`
  return Prisma.sql`
    (SELECT id AS submission_id, dialogue_id, segments AS texts, feedback AS evaluation, marked_by, plays::int[] AS plays
      FROM submissions WHERE ${of('dialogue_id')} AND status = 'scored' AND ${isRecent('created_at')}
      ORDER BY created_at DESC LIMIT ${limit})
    UNION ALL
    (SELECT NULL, taken.dialogue_id, results -> 'dialogue' -> 'segments', results -> 'evaluation', a.marked_by, taken.plays
      FROM (SELECT mock_test_attempt_id, dialogue_id,
            array_agg(1 + repeats ORDER BY segment_index) FILTER (WHERE segment_index IS NOT NULL) AS plays
          FROM (SELECT mock_test_attempt_id, dialogue_id, segment_index, repeats FROM mock_test_segment_submissions
            WHERE ${of('dialogue_id')} AND ${isRecent('created_at')} ORDER BY created_at DESC LIMIT ${limit * 15}) AS latest
          GROUP BY 1, 2 HAVING count(*) = max(segment_index) + 1) AS taken
        JOIN mock_test_attempts a ON a.id = taken.mock_test_attempt_id,
        LATERAL (SELECT CASE WHEN a.dialogue1_id = taken.dialogue_id THEN dialogue1_results ELSE dialogue2_results END
          AS results) AS own
      WHERE results IS NOT NULL)`
}

/**
 * How learners fared with each segment of a dialogue, or of the whole library (null), in order. One query, over the latest
 * attempts (app/config/admin.ts).
 */
export async function findInsight(dialogueId: number | null): Promise<SegmentInsight[]> {
  const rows = await db.$queryRaw<unknown[]>`
    WITH attempt AS (${latestAttempts(dialogueId)}),
      tried AS (
        SELECT attempt.dialogue_id, submission_id, place, marked_by, plays[place + 1] AS plays,
          result ->> 'verdict' = 'missed' AS is_missed,
          (SELECT coalesce(sum((error ->> 'deduction')::float8), 0)
            FROM jsonb_array_elements(evaluation -> 'naatiScore' -> 'errors') AS error
            WHERE (error ->> 'segment_id')::int = place + 1) AS lost
        FROM attempt
          JOIN dialogues d ON d.id = attempt.dialogue_id AND d.deleted_at IS NULL,
          LATERAL jsonb_array_elements(evaluation -> 'segments') AS result,
          LATERAL (SELECT (result ->> 'segmentIndex')::int AS place) AS at
        WHERE texts -> place ->> 'text' = d.transcript::jsonb -> 'segments' -> place ->> 'text'),
      disputed AS (
        SELECT tried.dialogue_id, place, count(*)::int AS disputes
        FROM tried JOIN segment_revisions r ON r.submission_id = tried.submission_id AND r.segment_index = place
        WHERE ${IS_DISPUTE} GROUP BY 1, 2)
    SELECT tried.dialogue_id AS "dialogueId", tried.place AS "segmentIndex", count(*)::int AS attempts,
      avg(plays)::float8 AS plays, avg((plays >= ${THIRD_PLAY})::int)::float8 AS "thirdPlays",
      (avg(lost) FILTER (WHERE marked_by = 'machine'))::float8 AS lost, avg(is_missed::int)::float8 AS missed,
      coalesce(max(disputes), 0) AS disputes
    FROM tried LEFT JOIN disputed ON disputed.dialogue_id = tried.dialogue_id AND disputed.place = tried.place
    GROUP BY 1, 2 ORDER BY 1, 2`
  return z.array(RowSchema).parse(rows)
}

/** Titles and segments of these dialogues. */
export async function listSegmentTexts(ids: number[]): Promise<Map<number, { title: string; segments: Segment[] }>> {
  const rows = await db.dialogue.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, title: true, transcript: true },
  })
  return new Map(
    rows.map(({ id, title, transcript }) => [id, { title, segments: parseTranscript(transcript).segments }]),
  )
}
