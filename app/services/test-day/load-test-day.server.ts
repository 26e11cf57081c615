import type { Day } from '#app/models/progress/streak.ts'
import { type TestDay, testDayOf } from '#app/models/test-day/test-day.ts'
import { findOutcome } from '#app/models/test-day/test-outcome.server.ts'

/** What the day of the test asks for today. */
export interface TestDayView {
  asks: TestDay
  /** Negative once it is over. */
  daysLeft: number
}

interface Options {
  userId: number
  /** The learner's plan today; null without one. */
  view: { plan: { testDate: Day | null }; daysLeft: number | null } | null
}

/** What the day of the test asks for; null where it asks for nothing. Only a test that is over costs a query. */
export async function loadTestDay({ userId, view }: Options): Promise<TestDayView | null> {
  const daysLeft = view?.daysLeft ?? null
  const satOn = view?.plan.testDate ?? null
  if (daysLeft === null || satOn === null) return null
  const outcome = daysLeft < 0 ? await findOutcome({ userId, satOn }) : null
  const asks = testDayOf({ daysLeft, outcome })
  return asks && { asks, daysLeft }
}
