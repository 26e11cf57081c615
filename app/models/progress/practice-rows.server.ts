import { z } from 'zod'
import { LEVELS } from '#app/config/dialogues.ts'
import { db } from '#app/db.server.ts'
import { onPage, type SubmissionsPage } from '../practice/submission-list.server.ts'
import { MARKED_BY } from '../scoring/marked-by.ts'
import { VERDICTS } from '../scoring/evaluation.ts'
import { SEVERITIES } from '../scoring/severities.ts'

const RowSchema = z.object({
  id: z.string(),
  dialogueTitle: z.string(),
  /** The current one. */
  dialogueTitleTr: z.string().nullable(),
  dialogueTopic: z.string(),
  dialogueLevel: z.enum(LEVELS),
  status: z.enum(['received', 'needs_transcripts', 'scored']),
  createdAt: z.date(),
  markedBy: z.enum(MARKED_BY),
  /** Of the evaluation, what its line shows; null until it is scored. */
  result: z
    .object({
      passed: z.boolean(),
      /** Out of 45. */
      total: z.number(),
      /** Of the beginning of a dialogue: how many segments the whole has. */
      partOf: z.number().int().nullable(),
      /** Of each error. */
      severities: z.array(z.enum(SEVERITIES)),
      /** Of each segment. */
      verdicts: z.array(z.enum(VERDICTS)),
    })
    .nullable(),
})

export type PracticeRow = z.infer<typeof RowSchema>

/**
 * One page of a learner's practice submissions as History lists them, newest first: a single statement, which leaves everything
 * that is long in the database. The evaluation is unpacked once for each row, hence the subquery.
 */
export async function listPracticeRows(page: SubmissionsPage): Promise<{ rows: PracticeRow[]; hasMore: boolean }> {
  const found = await db.$queryRaw<unknown[]>`
    SELECT s.id, s.dialogue_title AS "dialogueTitle", d.title_tr AS "dialogueTitleTr", s.dialogue_topic AS "dialogueTopic",
      s.dialogue_level::text AS "dialogueLevel", s.status::text AS status, s.created_at AS "createdAt",
      s.marked_by::text AS "markedBy",
      (SELECT jsonb_build_object('passed', e -> 'naatiScore' ->> 'grade' = 'Pass', 'total', e -> 'naatiScore' -> 'total',
          'partOf', e -> 'part' -> 'of', 'severities', jsonb_path_query_array(e, '$.naatiScore.errors[*].type'),
          'verdicts', jsonb_path_query_array(e, '$.segments[*].verdict'))
        FROM (SELECT s.feedback - 'transcriptions' AS e WHERE s.status = 'scored' OFFSET 0) unpacked) AS result
    FROM submissions s JOIN dialogues d ON d.id = s.dialogue_id ${onPage(page)}`
  const rows = z.array(RowSchema).parse(found)
  return { rows: rows.slice(0, page.limit), hasMore: rows.length > page.limit }
}
