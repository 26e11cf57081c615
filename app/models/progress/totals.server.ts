import { z } from 'zod'
import type { Database } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { ask, type Question, rowOf } from '#app/questions.server.ts'
import { ATTEMPT_TOPICS, ATTEMPTS_WITH_DIALOGUES } from '../mock-test/attempt-columns.server.ts'
import type { MarkedBy } from '../scoring/marked-by.ts'

/** How many results there are of each kind. The first four are of results that Köprü marked. */
export interface Totals {
  practiceCount: number
  practicePassed: number
  mockTestCount: number
  mockTestPassed: number
  /** Marked by the learner: in no average and no pass rate. */
  selfMarkedPractice: number
  selfMarkedMockTests: number
  /** Beginnings of dialogues, which have no score. */
  parts: number
}

interface Counted {
  /** Out of 45. */
  score: number
  passed: boolean
}

const NONE: Totals = {
  practiceCount: 0,
  practicePassed: 0,
  mockTestCount: 0,
  mockTestPassed: 0,
  selfMarkedPractice: 0,
  selfMarkedMockTests: 0,
  parts: 0,
}

/** Counts a practice dialogue that its learner marked: that it was practised and for how long, but no marks. */
export async function countSelfMarkedPractice(
  tx: Database,
  options: { userId: number; topic: string; seconds: number },
): Promise<void> {
  const { userId, topic, seconds } = options
  await tx.learnerTotals.upsert({
    where: { userId },
    create: { userId, selfMarkedPractice: 1, practiceSeconds: seconds },
    update: { selfMarkedPractice: { increment: 1 }, practiceSeconds: { increment: seconds } },
  })
  await tx.learnerTopic.upsert({
    where: { userId_topic: { userId, topic } },
    create: { userId, topic, selfMarkedCount: 1 },
    update: { selfMarkedCount: { increment: 1 } },
  })
}

/** Counts the beginning of a dialogue: for how long it was practised, but no marks. */
export async function countPartPractice(tx: Database, options: { userId: number; seconds: number }): Promise<void> {
  const { userId, seconds } = options
  await tx.learnerTotals.upsert({
    where: { userId },
    create: { userId, practiceSeconds: seconds },
    update: { practiceSeconds: { increment: seconds } },
  })
}

/**
 * Counts a practice dialogue that Köprü scored, in the transaction that scores it. `score` is out of 45, `seconds` are
 * recorded.
 */
export async function countPractice(
  tx: Database,
  options: { userId: number; topic: string; score: number; passed: boolean; seconds: number },
): Promise<void> {
  const { userId, topic, score, passed, seconds } = options
  const practicePassed = passed ? 1 : 0
  await tx.learnerTotals.upsert({
    where: { userId },
    create: { userId, practiceCount: 1, practicePassed, practiceSeconds: seconds },
    update: {
      practiceCount: { increment: 1 },
      practicePassed: { increment: practicePassed },
      practiceSeconds: { increment: seconds },
    },
  })
  await tx.learnerTopic.upsert({
    where: { userId_topic: { userId, topic } },
    create: { userId, topic, count: 1, scoreSum: score },
    update: { count: { increment: 1 }, scoreSum: { increment: score } },
  })
}

/** Corrects the count of a practice dialogue, in the transaction that changes its marks. */
export async function recountPractice(
  tx: Database,
  options: { userId: number; topic: string; before: Counted; after: Counted },
): Promise<void> {
  const { userId, topic, before, after } = options
  const passed = Number(after.passed) - Number(before.passed)
  if (passed !== 0) {
    await tx.learnerTotals.updateMany({ where: { userId }, data: { practicePassed: { increment: passed } } })
  }
  const scoreSum = { increment: after.score - before.score }
  await tx.learnerTopic.updateMany({ where: { userId, topic }, data: { scoreSum } })
}

/** Counts a completed mock test, in the transaction that completes it. One that its learner marked counts apart. */
export async function countMockTest(
  tx: Database,
  options: { userId: number; passed: boolean; markedBy: MarkedBy },
): Promise<void> {
  const { userId, passed, markedBy } = options
  if (markedBy === 'learner') {
    await tx.learnerTotals.upsert({
      where: { userId },
      create: { userId, selfMarkedMockTests: 1 },
      update: { selfMarkedMockTests: { increment: 1 } },
    })
    return
  }
  const mockTestPassed = passed ? 1 : 0
  await tx.learnerTotals.upsert({
    where: { userId },
    create: { userId, mockTestCount: 1, mockTestPassed },
    update: { mockTestCount: { increment: 1 }, mockTestPassed: { increment: mockTestPassed } },
  })
}

const TotalsSchema = z.object({
  practiceCount: z.number().int(),
  practicePassed: z.number().int(),
  mockTestCount: z.number().int(),
  mockTestPassed: z.number().int(),
  selfMarkedPractice: z.number().int(),
  selfMarkedMockTests: z.number().int(),
  parts: z.number().int(),
  topics: z.array(z.object({ topic: z.string(), practice: z.number().int(), mockTests: z.number().int() })),
})

/**
 * The number of results of each kind in a topic, whoever marked them; a mock test counts under both of its topics, once if they are the
 * same.
 */
export interface TopicTotal {
  topic: string
  practice: number
  mockTests: number
}

/** The learner's scored beginnings of dialogues: a few at most, by an index of their own. */
function partsOf(userId: number): Prisma.Sql {
  return Prisma.sql`SELECT dialogue_topic FROM submissions
    WHERE user_id = ${userId} AND part_of IS NOT NULL AND status = 'scored'`
}

interface TotalsAndTopics {
  totals: Totals
  topics: TopicTotal[]
}

/** The learner's counters (zeros before the first result) and the topics of their results, by name. */
export function totalsAndTopicsOf(userId: number): Question<TotalsAndTopics> {
  const { sql, read } = rowOf(
    TotalsSchema,
    Prisma.sql`
    SELECT coalesce(t.practice_count, 0) AS "practiceCount", coalesce(t.practice_passed, 0) AS "practicePassed",
      coalesce(t.mock_test_count, 0) AS "mockTestCount", coalesce(t.mock_test_passed, 0) AS "mockTestPassed",
      coalesce(t.self_marked_practice, 0) AS "selfMarkedPractice",
      coalesce(t.self_marked_mock_tests, 0) AS "selfMarkedMockTests",
      (SELECT count(*)::int FROM (${partsOf(userId)}) parts) AS parts,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('topic', topic, 'practice', coalesce(p.count, 0),
          'mockTests', coalesce(q.count, 0)) ORDER BY topic), '[]')
        FROM (
          SELECT topic, sum(count)::int AS count FROM (
            SELECT l.topic, l.count + l.self_marked_count AS count FROM learner_topics l WHERE l.user_id = ${userId}
            UNION ALL SELECT dialogue_topic, count(*) FROM (${partsOf(userId)}) parts GROUP BY dialogue_topic
          ) every GROUP BY topic
        ) p
        FULL JOIN (
          SELECT said.topic, count(DISTINCT m.id) FROM ${ATTEMPTS_WITH_DIALOGUES}, unnest(${ATTEMPT_TOPICS}) AS said(topic)
          WHERE m.user_id = ${userId} AND m.status = 'completed' GROUP BY said.topic
        ) q USING (topic)) AS topics
    FROM (SELECT 1) one LEFT JOIN learner_totals t ON t.user_id = ${userId}`,
  )
  return {
    sql,
    read: (value) => {
      const { topics, ...totals } = read(value) ?? { ...NONE, topics: [] }
      return { totals, topics }
    },
  }
}

/** The same, in one statement. */
export function findTotalsAndTopics(userId: number): Promise<TotalsAndTopics> {
  return ask(totalsAndTopicsOf(userId))
}
