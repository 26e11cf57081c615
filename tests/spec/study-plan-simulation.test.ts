import { expect, test } from 'vitest'
import { follow, LEARNERS } from '../../bench/study-plan.ts'

const most = (sums: Map<string, number>) => [...sums].toSorted(([, one], [, other]) => other - one)[0]?.[0]

test.each(LEARNERS)('who $name meets every domain, trains what costs marks, and never exceeds a day', (learner) => {
  const { topics, trained, wanted, exceeded, thrice, mockTests } = follow(learner)
  expect(topics.size).toBe(learner.topics ?? 12)
  expect(most(topics)).toBe(learner.hardTopic)
  expect(most(trained)).toBe(wanted)
  expect(exceeded).toBe(0)
  expect(thrice).toBe(0)
  expect(mockTests).toBe(learner.topics === null ? 2 : 0)
})
