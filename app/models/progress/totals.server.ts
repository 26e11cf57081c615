import { db, type Database } from '#app/db.server.ts'

export interface Totals {
  practiceCount: number
  practicePassed: number
  mockTestCount: number
  mockTestPassed: number
}

const NONE: Totals = { practiceCount: 0, practicePassed: 0, mockTestCount: 0, mockTestPassed: 0 }

/** Counts a scored practice dialogue, in the transaction that scores it. `score` is out of 45. */
export async function countPractice(
  tx: Database,
  options: { userId: number; topic: string; score: number; passed: boolean },
): Promise<void> {
  const { userId, topic, score, passed } = options
  const practicePassed = passed ? 1 : 0
  await tx.learnerTotals.upsert({
    where: { userId },
    create: { userId, practiceCount: 1, practicePassed },
    update: { practiceCount: { increment: 1 }, practicePassed: { increment: practicePassed } },
  })
  await tx.learnerTopic.upsert({
    where: { userId_topic: { userId, topic } },
    create: { userId, topic, count: 1, scoreSum: score },
    update: { count: { increment: 1 }, scoreSum: { increment: score } },
  })
}

/** Counts a completed mock test, in the transaction that completes it. */
export async function countMockTest(tx: Database, options: { userId: number; passed: boolean }): Promise<void> {
  const { userId, passed } = options
  const mockTestPassed = passed ? 1 : 0
  await tx.learnerTotals.upsert({
    where: { userId },
    create: { userId, mockTestCount: 1, mockTestPassed },
    update: { mockTestCount: { increment: 1 }, mockTestPassed: { increment: mockTestPassed } },
  })
}

/** The learner's counters; zeros before the first result. */
export async function findTotals(userId: number): Promise<Totals> {
  const row = await db.learnerTotals.findUnique({
    where: { userId },
    select: { practiceCount: true, practicePassed: true, mockTestCount: true, mockTestPassed: true },
  })
  return row ?? NONE
}

export interface TopicTotal {
  topic: string
  count: number
}

/** The topics of a learner's results with how many there are, by name. */
export async function listTopics(userId: number): Promise<TopicTotal[]> {
  return db.learnerTopic.findMany({
    where: { userId },
    orderBy: { topic: 'asc' },
    select: { topic: true, count: true },
  })
}
