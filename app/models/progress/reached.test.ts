import { expect, test } from 'vitest'
import { newlyReached, type Reached } from './reached.ts'

const NONE: Reached = { mended: null, 'number-clean': null, 'plan-week': null, 'mock-test': null }

test('milestones of the last seven days are news, the newest first', () => {
  const reached = { ...NONE, mended: '2026-11-22', 'number-clean': '2026-11-24', 'mock-test': '2026-11-28' }
  expect(newlyReached(reached, '2026-11-28')).toEqual(['mock-test', 'number-clean', 'mended'])
  expect(newlyReached(reached, '2026-11-29')).toEqual(['mock-test', 'number-clean'])
})

test('nothing reached is no news', () => {
  expect(newlyReached(NONE, '2026-11-28')).toEqual([])
})
