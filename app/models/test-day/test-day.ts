import { examFacts } from '#app/config/exam-facts.ts'
import { REHEARSAL_DAYS, WEEK_DAYS } from '#app/config/test-day.ts'
import type { Outcome } from './test-outcome.ts'

/** What the day of the test asks for: to rehearse it, to warm up, to tell how it went, or whether the result is there. */
export type TestDay = 'rehearsal' | 'warm-up' | 'how-was-it' | 'is-it-there'

/**
 * What the day of the test asks for today; null where it asks for nothing. Who waits for the result is asked again once it may have
 * come.
 *
 * @param options.daysLeft to the test, negative once it is over.
 * @param options.outcome what the learner said of it; null before.
 */
export function testDayOf({ daysLeft, outcome }: { daysLeft: number; outcome: Outcome | null }): TestDay | null {
  if (daysLeft > REHEARSAL_DAYS) return null
  if (daysLeft > 0) return 'rehearsal'
  if (daysLeft === 0) return 'warm-up'
  if (outcome === null) return 'how-was-it'
  const mayBeThere = -daysLeft >= examFacts.resultWeeks.value.least * WEEK_DAYS
  return outcome === 'waiting' && mayBeThere ? 'is-it-there' : null
}
