import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDailyGoal } from './daily-goal.ts'

test('a guest has 0 XP of 100', () => {
  expect(toDailyGoal(0)).toEqual({ xp: 0, goal: 100, toGo: 100, isMet: false, planks: 10, planksLaid: 0 })
})

test.each([
  [40, { toGo: 60, isMet: false, planksLaid: 4 }],
  [99, { toGo: 1, isMet: false, planksLaid: 9 }],
  [100, { toGo: 0, isMet: true, planksLaid: 10 }],
  [350, { toGo: 0, isMet: true, planksLaid: 10 }],
])('%d XP', (xp, expected) => {
  expect(toDailyGoal(xp)).toMatchObject(expected)
})

test('the last plank is laid exactly when the goal is met, and done and left add up to the goal', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5_000 }), (xp) => {
      const { isMet, planks, planksLaid, toGo, goal } = toDailyGoal(xp)
      expect(planksLaid === planks).toBe(isMet)
      expect(Math.min(xp, goal) + toGo).toBe(goal)
    }),
  )
})
