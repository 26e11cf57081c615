import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#app/config/time.ts'
import { daysRemaining } from './pro-badge.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

test.each([
  [1, 1],
  [DAY_MS, 1],
  [DAY_MS + 1, 2],
  [11.5 * DAY_MS, 12],
  [30 * DAY_MS, 30],
  [0, 0],
  [-HOUR_MS, 0],
])('%d ms before the end are %d days', (ms, days) => {
  expect(daysRemaining(new Date(NOW.getTime() + ms), NOW)).toBe(days)
})

test('a day later, one day less remains', () => {
  fc.assert(
    fc.property(fc.integer({ min: DAY_MS, max: 400 * DAY_MS }), (ms) => {
      const end = new Date(NOW.getTime() + ms)
      expect(daysRemaining(end, new Date(NOW.getTime() + DAY_MS))).toBe(daysRemaining(end, NOW) - 1)
    }),
  )
})
