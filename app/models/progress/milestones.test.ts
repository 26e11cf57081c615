import { expect, test } from 'vitest'
import { milestonesOf } from './milestones.ts'

const FACTS = {
  total: 38.5,
  markedBy: 'machine',
  bestOther: 34,
  goalDays: ['2026-11-27', '2026-11-26', '2026-11-24', '2026-11-23'],
  isFirstClean: false,
  attemptDay: '2026-11-27',
  today: '2026-11-27',
} as const

test('a best score and a streak kept today are milestones', () => {
  expect(milestonesOf(FACTS)).toEqual({ aboveBest: 4.5, streakDays: 4, isFirstClean: false })
})

test.each([
  ['the first attempt', { bestOther: null }],
  ['no better than another', { bestOther: 38.5 }],
  ['worse than a later one', { bestOther: 40 }],
  ['marked by the learner', { markedBy: 'learner' as const }],
])('it is no best score: %s', (_, changes) => {
  expect(milestonesOf({ ...FACTS, ...changes }).aboveBest).toBeNull()
})

test.each([
  ['the goal was not reached today', { goalDays: ['2026-11-26'] }],
  ['an attempt from another day', { attemptDay: '2026-11-26' }],
  ['no streak yet', { goalDays: [] }],
])('no streak was kept: %s', (_, changes) => {
  expect(milestonesOf({ ...FACTS, ...changes }).streakDays).toBeNull()
})
