import { expect, test } from 'vitest'
import { simulate, WORLDS } from '../../bench/readiness.ts'

test.each(WORLDS)('of $name: about four of five tests lie in the range, and the verdicts hold', (world) => {
  const { within, passedLikely, passedNotYet } = simulate(world)
  expect(within).toBeGreaterThan(0.75)
  expect(within).toBeLessThan(0.87)
  expect(passedLikely ?? 1).toBeGreaterThan(0.85)
  expect(passedNotYet ?? 0).toBeLessThan(0.05)
})
