import { examFacts } from '#app/config/exam-facts.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { AUTO_FAILED_SLOTS } from '../mock-test/attempt-columns.server.ts'
import { dayIn } from './local-time.ts'
import { firstNumberClean } from './number-clean.server.ts'
import type { Reached } from './reached.ts'
import type { Day } from './streak.ts'

interface Row {
  numberClean: Date | null
  mockTest: Date | null
  mended: Day | null
  planWeek: Day | null
}

/** The first mock test with the marks of NAATI's rule that did not auto-fail. */
const firstPass = (userId: number): Prisma.Sql => Prisma.sql`
  SELECT min(m.completed_at) FROM mock_test_attempts m
  WHERE m.user_id = ${userId} AND m.status = 'completed' AND m.marked_by = 'machine'
    AND m.overall_score >= ${examFacts.passMarks.value} AND cardinality(${AUTO_FAILED_SLOTS}) = 0
    AND (m.dialogue1_results ->> 'total')::float8 >= ${examFacts.passMarksPerDialogue.value}
    AND (m.dialogue2_results ->> 'total')::float8 >= ${examFacts.passMarksPerDialogue.value}`

/** The day on which the time of a week, Monday to Sunday, first reached the minutes that the plan has in a week. */
const firstPlanWeek = (userId: number): Prisma.Sql => Prisma.sql`
  SELECT to_char(min(day), 'YYYY-MM-DD') FROM (
    SELECT l.day, p.wanted, sum(l.seconds) OVER (PARTITION BY date_trunc('week', l.day) ORDER BY l.day) AS done
    FROM study_log l CROSS JOIN (
      SELECT starts_on, ${MINUTE_SECONDS}::int * (SELECT sum(one) FROM unnest(minutes) AS one) AS wanted
      FROM study_plans WHERE user_id = ${userId}) p
    WHERE l.user_id = ${userId} AND l.day >= p.starts_on) days
  WHERE wanted > 0 AND done >= wanted`

/**
 * When a learner reached each milestone, in one statement. Nothing is stored: a correction or another plan is taken into account.
 *
 * @param user.timezone an IANA name.
 */
export async function findReached(user: { id: number; timezone: string }): Promise<Reached> {
  const { id, timezone } = user
  const [row] = await db.$queryRaw<Row[]>`
    SELECT ${firstNumberClean(id)} AS "numberClean", (${firstPass(id)}) AS "mockTest", (${firstPlanWeek(id)}) AS "planWeek",
      (SELECT to_char(min(mended_on), 'YYYY-MM-DD') FROM returning_segments WHERE user_id = ${id}) AS mended`
  const dayOf = (at: Date | null | undefined) => (at ? dayIn(timezone, at) : null)
  return {
    mended: row?.mended ?? null,
    'number-clean': dayOf(row?.numberClean),
    'plan-week': row?.planWeek ?? null,
    'mock-test': dayOf(row?.mockTest),
  }
}
