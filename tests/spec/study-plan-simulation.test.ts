import { expect, test } from 'vitest'
import { follow, LEARNERS } from '../../bench/study-plan.ts'

test.each(LEARNERS)('who $name meets every domain, trains what costs marks, and never exceeds a day', (learner) => {
  const { topics, trained, wanted, exceeded, thrice } = follow(learner)
  expect(topics).toBe(12)
  const [most] = [...trained].toSorted(([, one], [, other]) => other - one)
  expect(most?.[0]).toBe(wanted)
  expect(exceeded).toBe(0)
  expect(thrice).toBe(0)
})
