import { expect, test } from 'vitest'
import { claimedCount } from './library-claim.ts'

test.each([
  [0, '0'],
  [19, '19'],
  [20, '20+'],
  [99, '50+'],
  [100, '100+'],
  [120, '100+'],
])('a library of %i dialogues is called %s', (count, claim) => {
  expect(claimedCount(count)).toBe(claim)
})
