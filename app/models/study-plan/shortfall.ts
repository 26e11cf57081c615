import {
  BASE_MINUTES,
  DIALOGUE_MINUTES,
  HARD_RATING_MAX,
  HARD_TASK_MINUTES,
  MOCK_TEST_MINUTES,
  MOCK_TESTS_WANTED,
} from '#app/config/study-plan.ts'
import { RATED_TASKS, type StudyPlan } from './study-plan.ts'

export interface Shortfall {
  /** Minutes that the plan would like, and those that it has. */
  wanted: number
  available: number
}

/**
 * What is missing until the test by our own rule: a dialogue in each domain that was never practised, three mock tests, the
 * basics, and more for each task that is hard. Null where the time is enough, or no test is booked.
 */
export function shortfallOf(options: {
  plan: StudyPlan
  /** Up to the test. */
  available: number
  /** How many domains were never practised. */
  unseen: number
  /** How many mock tests were sat. */
  mockTests: number
}): Shortfall | null {
  const { plan, available, unseen, mockTests } = options
  if (plan.testDate === null) return null
  const hard = RATED_TASKS.filter((task) => (plan.ratings[task] ?? HARD_RATING_MAX + 1) <= HARD_RATING_MAX).length
  const mocks = Math.max(0, MOCK_TESTS_WANTED - mockTests)
  const wanted = BASE_MINUTES + unseen * DIALOGUE_MINUTES + mocks * MOCK_TEST_MINUTES + hard * HARD_TASK_MINUTES
  return wanted > available ? { wanted, available } : null
}
