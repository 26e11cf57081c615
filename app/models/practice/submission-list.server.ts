import { z } from 'zod'
import { LEVELS } from '#app/config/dialogues.ts'
import { db, storableText } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { MARKED_BY } from '../scoring/marked-by.ts'
import { StoredEvaluationSchema } from '../scoring/stored-evaluation.ts'
import { DeliverySchema } from '../speech/delivery-schema.ts'

const RecordingSchema = z.object({
  id: z.string(),
  segmentIndex: z.number().int(),
  durationMs: z.number().int(),
  delivery: DeliverySchema.nullable(),
  /** Kept by the learner beyond the retention time. */
  saved: z.boolean(),
  createdAt: z.coerce.date(),
})

const RowSchema = z.object({
  id: z.string(),
  dialogueId: z.number().int(),
  dialogueTitle: z.string(),
  /** The current one. */
  dialogueTitleTr: z.string().nullable(),
  dialogueTopic: z.string(),
  dialogueLevel: z.enum(LEVELS),
  status: z.enum(['received', 'needs_transcripts', 'scored']),
  type: z.enum(['practice', 'sample']),
  /** Out of 45; null until scored, and for the beginning of a dialogue. */
  overallScore: z.number().nullable(),
  createdAt: z.date(),
  markedBy: z.enum(MARKED_BY),
  /** Of each segment as submitted; null for submissions of the first releases. */
  speakers: z.array(z.enum(['English', 'Turkish'])).nullable(),
  evaluation: StoredEvaluationSchema.nullable(),
  /** The kept recordings by segment: GET /api/recordings/{id}. */
  recordings: z.array(RecordingSchema),
  /** The learner has another scored attempt at the dialogue. */
  hasOthers: z.boolean(),
  /** The learner's own note, or empty. */
  notes: z.string(),
})

export type ListedSubmission = z.infer<typeof RowSchema>

export interface SubmissionsPage {
  userId: number
  limit: number
  /** The last row of the previous page, by time and UUID. */
  cursor: { createdAt: Date; id: string } | undefined
  topic: string | undefined
}

const SELECT = Prisma.sql`
  SELECT s.id, s.dialogue_id AS "dialogueId", s.dialogue_title AS "dialogueTitle",
    d.title_tr AS "dialogueTitleTr", s.dialogue_topic AS "dialogueTopic", s.dialogue_level::text AS "dialogueLevel", s.status::text AS status, s.type::text AS type,
    s.overall_score AS "overallScore", s.created_at AS "createdAt", s.marked_by::text AS "markedBy",
    EXISTS (SELECT 1 FROM submissions o WHERE o.user_id = s.user_id AND o.dialogue_id = s.dialogue_id
      AND o.id <> s.id AND o.status = 'scored' AND s.part_of IS NULL AND o.part_of IS NULL) AS "hasOthers",
    jsonb_path_query_array(s.segments, '$[*].speaker') AS speakers,
    CASE WHEN s.status = 'scored' THEN s.feedback END AS evaluation, coalesce(n.notes, '') AS notes,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'segmentIndex', r.segment_index, 'durationMs', r.duration_ms,
        'delivery', r.delivery, 'saved', r.saved, 'createdAt', r.created_at) ORDER BY r.segment_index), '[]')
      FROM recordings r WHERE r.submission_id = s.id) AS recordings
  FROM submissions s JOIN dialogues d ON d.id = s.dialogue_id LEFT JOIN session_notes n ON n.submission_id = s.id AND n.user_id = s.user_id`

async function readRows(query: Prisma.Sql): Promise<ListedSubmission[]> {
  return z.array(RowSchema).parse(await db.$queryRaw<unknown[]>(query))
}

/**
 * The conditions of a page of a learner's practice submissions `s`, newest first, and one more. They read only the rows of the page,
 * on any page: the row comparison is an index range scan.
 */
export function onPage({ userId, limit, cursor, topic }: SubmissionsPage): Prisma.Sql {
  const after = cursor
    ? Prisma.sql`AND (s.created_at, s.id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`
    : Prisma.empty
  const about = topic === undefined ? Prisma.empty : Prisma.sql`AND s.dialogue_topic = ${storableText(topic)}`
  return Prisma.sql`WHERE s.user_id = ${userId} ${after} ${about} ORDER BY s.created_at DESC, s.id DESC LIMIT ${limit + 1}`
}

/** One page of a learner's practice submissions, newest first, with everything: a single statement. */
export async function listSubmissions(
  page: SubmissionsPage,
): Promise<{ submissions: ListedSubmission[]; hasMore: boolean }> {
  const rows = await readRows(Prisma.sql`${SELECT} ${onPage(page)}`)
  return { submissions: rows.slice(0, page.limit), hasMore: rows.length > page.limit }
}

/** One of the learner's submissions; null if it is not theirs. `id` must be a UUID. */
export async function findOwnSubmission(options: { id: string; userId: number }): Promise<ListedSubmission | null> {
  const { id, userId } = options
  const [row] = await readRows(Prisma.sql`${SELECT} WHERE s.id = ${id}::uuid AND s.user_id = ${userId}`)
  return row ?? null
}
