import { z } from 'zod'
import { HISTORY_PASS_MARKS } from '#app/config/mock-test-session.ts'
import { FULL_MARKS } from '#app/config/scoring.ts'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { ask, MomentSchema, type Question, rowsOf } from '#app/questions.server.ts'
import { ATTEMPT_TOPICS, ATTEMPTS_WITH_DIALOGUES, AUTO_FAILED_SLOTS } from '../mock-test/attempt-columns.server.ts'
import { CATEGORIES } from '../scoring/evaluation.ts'
import { MARKED_BY, type MarkedBy } from '../scoring/marked-by.ts'

const PracticeResultSchema = z.object({
  id: z.string(),
  title: z.string(),
  date: z.date(),
  /** Out of 45. */
  score: z.number(),
  markedBy: z.enum(MARKED_BY),
})

type PracticeResult = z.infer<typeof PracticeResultSchema>

/** A learner's newest practice results, without their evaluations: one statement. */
export async function listPracticeResults(options: { userId: number; limit: number }): Promise<PracticeResult[]> {
  const { userId, limit } = options
  const rows = await db.$queryRaw<unknown[]>`
    SELECT id, dialogue_title AS title, created_at AS date, overall_score AS score, marked_by::text AS "markedBy"
    FROM submissions WHERE user_id = ${userId} AND status = 'scored' AND part_of IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`
  return z.array(PracticeResultSchema).parse(rows)
}

const ResultSchema = z.object({
  kind: z.enum(['practice', 'mock-test']),
  /** A submission's UUID, or an attempt's number. */
  id: z.string(),
  /** The dialogue's or the template's title. */
  title: z.string(),
  titleTr: z.string().nullable(),
  topics: z.array(z.string()),
  date: MomentSchema,
  /** Out of `outOf`. */
  score: z.number(),
  outOf: z.number(),
  /** By History's pass mark. */
  passed: z.boolean(),
  markedBy: z.enum(MARKED_BY),
  /** Its errors, and the marks that each took off. */
  errors: z.array(z.object({ rule: z.string(), category: z.enum(CATEGORIES), deduction: z.number() })),
  /** The inputs of the official rule; null for practice. */
  official: z
    .object({ passed: z.boolean(), dialogues: z.tuple([z.number(), z.number()]), autoFailed: z.array(z.number()) })
    .nullable(),
})

export type Result = z.infer<typeof ResultSchema>

interface Wanted {
  userId: number
  limit: number
  markedBy: MarkedBy
}

/** Of an array of errors, or of null, what a result list tells of each. */
function briefErrors(errors: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('rule', coalesce(e ->> 'rule', ''), 'category', e -> 'category',
      'deduction', coalesce(e -> 'deduction', '0'))), '[]') FROM jsonb_array_elements(${errors}) AS e)`
}

function practiceRows({ userId, limit, markedBy }: Wanted): Prisma.Sql {
  return Prisma.sql`
    (SELECT 'practice' AS kind, s.id::text AS id, dialogue_title AS title, d.title_tr AS "titleTr",
      jsonb_build_array(dialogue_topic) AS topics, s.created_at AS date, s.created_at AS sort, overall_score AS score, ${FULL_MARKS}::int AS "outOf",
      feedback #>> '{naatiScore,grade}' = 'Pass' AS passed, marked_by::text AS "markedBy",
      ${briefErrors(Prisma.sql`feedback #> '{naatiScore,errors}'`)} AS errors, NULL::jsonb AS official
    FROM submissions s JOIN dialogues d ON d.id = s.dialogue_id
    WHERE user_id = ${userId} AND status = 'scored' AND marked_by = ${markedBy}::marker
      AND part_of IS NULL
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${limit})`
}

function mockTestRows({ userId, limit, markedBy }: Wanted): Prisma.Sql {
  return Prisma.sql`
    (SELECT 'mock-test', m.id::text, t.title, t.title_tr, to_jsonb(${ATTEMPT_TOPICS}), m.completed_at, m.created_at,
      m.overall_score, m.max_possible_score,
      m.overall_score >= ${HISTORY_PASS_MARKS} AND cardinality(${AUTO_FAILED_SLOTS}) = 0, m.marked_by::text,
      ${briefErrors(Prisma.sql`m.dialogue1_results #> '{evaluation,naatiScore,errors}'`)}
        || ${briefErrors(Prisma.sql`m.dialogue2_results #> '{evaluation,naatiScore,errors}'`)},
      jsonb_build_object('passed', m.passed, 'autoFailed', to_jsonb(${AUTO_FAILED_SLOTS}),
        'dialogues', jsonb_build_array(m.dialogue1_results -> 'total', m.dialogue2_results -> 'total'))
    FROM ${ATTEMPTS_WITH_DIALOGUES} JOIN mock_test_templates t ON t.id = m.template_id
    WHERE m.user_id = ${userId} AND m.status = 'completed' AND m.marked_by = ${markedBy}::marker
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit})`
}

const NEWEST_FIRST = Prisma.sql`ORDER BY sort DESC, kind DESC, id DESC`

/** The newest of both kinds that were marked by the same. */
function newestRows(wanted: Wanted): Prisma.Sql {
  return Prisma.sql`
    (SELECT * FROM (${practiceRows(wanted)} UNION ALL ${mockTestRows(wanted)}) one ${NEWEST_FIRST} LIMIT ${wanted.limit})`
}

interface Newest {
  userId: number
  limit: number
  selfMarked: number
}

/**
 * A learner's newest results of both kinds, without their evaluations: the newest `limit` that Köprü marked and, in order
 * of time among them, the newest `selfMarked` that the learner marked.
 */
export function resultsOf({ userId, limit, selfMarked }: Newest): Question<Result[]> {
  return rowsOf(
    ResultSchema,
    Prisma.sql`
    SELECT * FROM (
      ${newestRows({ userId, limit, markedBy: 'machine' })}
      UNION ALL
      ${newestRows({ userId, limit: selfMarked, markedBy: 'learner' })}
    ) results ${NEWEST_FIRST}`,
  )
}

/** The same, in one statement. */
export function listResults(newest: Newest): Promise<Result[]> {
  return ask(resultsOf(newest))
}
