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
  // Each column of an attempt is unpacked once: what it cost, what was said then, how it went.
  const rows = await db.$queryRaw<unknown[]>`
    WITH attempt AS MATERIALIZED (SELECT row_number() OVER () AS no, * FROM (${latestAttempts(dialogueId)}) AS latest),
      now AS MATERIALIZED (
        SELECT id AS dialogue_id, (ordinality - 1)::int AS place, segment ->> 'text' AS text
        FROM dialogues, jsonb_array_elements(transcript::jsonb -> 'segments') WITH ORDINALITY AS row (segment, ordinality)
        WHERE deleted_at IS NULL AND id IN (SELECT dialogue_id FROM attempt)),
      same AS MATERIALIZED (
        SELECT no, place FROM attempt, jsonb_array_elements(texts) WITH ORDINALITY AS row (segment, ordinality), now
        WHERE now.dialogue_id = attempt.dialogue_id AND place = ordinality - 1 AND text = segment ->> 'text'),
      cost AS MATERIALIZED (
        SELECT no, (error ->> 'segment_id')::int - 1 AS place, sum((error ->> 'deduction')::float8) AS lost
        FROM attempt, jsonb_array_elements(evaluation #> '{naatiScore,errors}') AS error GROUP BY 1, 2),
      went AS MATERIALIZED (
        SELECT no, dialogue_id, submission_id, marked_by, plays, (result ->> 'segmentIndex')::int AS place,
          result ->> 'verdict' = 'missed' AS is_missed
        FROM attempt, jsonb_array_elements(evaluation -> 'segments') AS result),
      tried AS MATERIALIZED (
        SELECT went.dialogue_id, submission_id, marked_by, place, is_missed, plays[place + 1] AS plays,
          coalesce(lost, 0) AS lost
        FROM went JOIN same USING (no, place) LEFT JOIN cost USING (no, place)),
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
