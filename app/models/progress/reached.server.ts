import { z } from 'zod'
import { examFacts } from '#app/config/exam-facts.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { ask, MomentSchema, type Question, rowOf } from '#app/questions.server.ts'
import { AUTO_FAILED_SLOTS } from '../mock-test/attempt-columns.server.ts'
import { dayIn } from './local-time.ts'
import { firstNumberClean } from './number-clean.server.ts'
import type { Reached } from './reached.ts'

const DaySchema = z.string().nullable()
const RowSchema = z.object({
  numberClean: MomentSchema.nullable(),
  mockTest: MomentSchema.nullable(),
  mended: DaySchema,
  planWeek: DaySchema,
})

/** The first mock test with the marks of NAATI's rule that did not auto-fail. */
const firstPass = (userId: number): Prisma.Sql => Prisma.sql`
  SELECT min(m.completed_at) FROM mock_test_attempts m
  WHERE m.user_id = ${userId} AND m.status = 'completed' AND m.marked_by = 'machine'
    AND m.overall_score >= ${examFacts.passMarks.value} AND cardinality(${AUTO_FAILED_SLOTS}) = 0
    AND (m.dialogue1_results ->> 'total')::float8 >= ${examFacts.passMarksPerDialogue.value}
    AND (m.dialogue2_results ->> 'total')::float8 >= ${examFacts.passMarksPerDialogue.value}`

/** The day on which the time of a week, Monday to Sunday, first reached the minutes that the plan has in a week. */
const firstPlanWeek = (userId: number): Prisma.Sql => Prisma.sql`
  SELECT min(day) FROM (
    SELECT l.day, p.wanted, sum(l.seconds) OVER (PARTITION BY date_trunc('week', l.day) ORDER BY l.day) AS done
    FROM study_log l CROSS JOIN (
      SELECT starts_on, ${MINUTE_SECONDS}::int * (SELECT sum(one) FROM unnest(minutes) AS one) AS wanted
      FROM study_plans WHERE user_id = ${userId}) p
    WHERE l.user_id = ${userId} AND l.day >= p.starts_on) days
  WHERE wanted > 0 AND done >= wanted`

interface Learner {
  id: number
  /** An IANA name. */
  timezone: string
}

/** When a learner reached each milestone. Nothing is stored: a correction or another plan is taken into account. */
export function reachedBy({ id, timezone }: Learner): Question<Reached> {
  const { sql, read } = rowOf(
    RowSchema,
    Prisma.sql`
    SELECT ${firstNumberClean(id)} AS "numberClean", (${firstPass(id)}) AS "mockTest", (${firstPlanWeek(id)}) AS "planWeek",
      (SELECT min(mended_on) FROM returning_segments WHERE user_id = ${id}) AS mended`,
  )
  const dayOf = (at: Date | null | undefined) => (at ? dayIn(timezone, at) : null)
  return {
    sql,
    read: (value) => {
      const row = read(value)
      return {
        mended: row?.mended ?? null,
        'number-clean': dayOf(row?.numberClean),
        'plan-week': row?.planWeek ?? null,
        'mock-test': dayOf(row?.mockTest),
      }
    },
  }
}

/** The same, in one statement. */
export function findReached(user: Learner): Promise<Reached> {
  return ask(reachedBy(user))
}
