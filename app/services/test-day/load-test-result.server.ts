import { dayIn } from '#app/models/progress/local-time.ts'
import type { Day } from '#app/models/progress/streak.ts'
import { findStudyPlan } from '#app/models/study-plan/study-plan.server.ts'
import { listTestOutcomes } from '#app/models/test-day/test-outcome.server.ts'
import type { TestOutcome } from '#app/models/test-day/test-outcome.ts'

export interface TestResultView {
  /** The test that the page is about; null while none is over. */
  satOn: Day | null
  /** What the learner said of it; null before. */
  told: TestOutcome | null
  /** The days of their other tests, the latest first. */
  others: Day[]
}

interface Options {
  user: { id: number; timezone: string }
  now: Date
  /** The day that was asked for; the latest by default. */
  day: string | null
}

/** A learner's tests that are over: the one of their plan, and those that they told us about. */
export async function loadTestResult({ user, now, day }: Options): Promise<TestResultView> {
  const [plan, outcomes] = await Promise.all([findStudyPlan(user.id), listTestOutcomes(user.id)])
  const planned = plan?.testDate ?? null
  const isOver = planned !== null && planned < dayIn(user.timezone, now)
  const days = [...new Set([...(isOver ? [planned] : []), ...outcomes.map(({ satOn }) => satOn)])]
    .toSorted()
    .toReversed()
  const satOn = days.find((one) => one === day) ?? days[0] ?? null
  return {
    satOn,
    told: outcomes.find((one) => one.satOn === satOn) ?? null,
    others: days.filter((one) => one !== satOn),
  }
}
