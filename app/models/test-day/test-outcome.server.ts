import { db } from '#app/db.server.ts'
import type { Day } from '../progress/streak.ts'
import { OUTCOMES, type TestOutcome } from './test-outcome.ts'

const toDay = (date: Date): Day => date.toISOString().slice(0, 10)

const FIELDS = { satOn: true, outcome: true, marks: true, firstMarks: true, secondMarks: true, note: true } as const

/** How a learner's tests went, the latest first. */
export async function listTestOutcomes(userId: number): Promise<TestOutcome[]> {
  const rows = await db.testOutcome.findMany({ where: { userId }, orderBy: { satOn: 'desc' }, select: FIELDS })
  return rows.flatMap(({ satOn, outcome: stored, ...row }) => {
    const outcome = OUTCOMES.find((one) => one === stored)
    return outcome ? [{ ...row, outcome, satOn: toDay(satOn) }] : []
  })
}

/** What a learner said of the test of a day; null before they have. */
export async function findOutcome(options: { userId: number; satOn: Day }): Promise<TestOutcome['outcome'] | null> {
  const { userId, satOn } = options
  const row = await db.testOutcome.findUnique({
    where: { userId_satOn: { userId, satOn: new Date(satOn) } },
    select: { outcome: true },
  })
  return OUTCOMES.find((one) => one === row?.outcome) ?? null
}

/** Keeps how a test went: one answer for each day of a test. */
export async function saveTestOutcome({ userId, told }: { userId: number; told: TestOutcome }): Promise<void> {
  const { satOn: day, ...data } = told
  const satOn = new Date(day)
  await db.testOutcome.upsert({
    where: { userId_satOn: { userId, satOn } },
    create: { userId, satOn, ...data },
    update: data,
  })
}

/** Forgets how a test went. */
export async function deleteTestOutcome(options: { userId: number; satOn: Day }): Promise<void> {
  const { userId, satOn } = options
  await db.testOutcome.deleteMany({ where: { userId, satOn: new Date(satOn) } })
}
