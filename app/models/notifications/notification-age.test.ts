import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#app/config/time.ts'
import { notificationAge } from './notification-age.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const ago = (milliseconds: number) => notificationAge({ createdAt: new Date(NOW.getTime() - milliseconds), now: NOW })

test.each([
  [0, { kind: 'now' }],
  [HOUR_MS - 1, { kind: 'now' }],
  [HOUR_MS, { kind: 'hours', hours: 1 }],
  [2 * HOUR_MS - 1, { kind: 'hours', hours: 1 }],
  [24 * HOUR_MS - 1, { kind: 'hours', hours: 23 }],
  [24 * HOUR_MS, { kind: 'yesterday' }],
  [48 * HOUR_MS - 1, { kind: 'yesterday' }],
  [48 * HOUR_MS, { kind: 'date' }],
])('after %i ms', (milliseconds, age) => {
  expect(ago(milliseconds)).toEqual(age)
})

const ORDER = ['now', 'hours', 'yesterday', 'date']

test('an older one never looks newer, and hours are from 1 to 23', () => {
  const moment = fc.integer({ min: -10 * HOUR_MS, max: 100 * HOUR_MS })
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const newer = ago(Math.min(one, other))
      const older = ago(Math.max(one, other))
      expect(ORDER.indexOf(newer.kind)).toBeLessThanOrEqual(ORDER.indexOf(older.kind))
      for (const age of [newer, older]) {
        if (age.kind !== 'hours') continue
        expect(age.hours).toBeGreaterThanOrEqual(1)
        expect(age.hours).toBeLessThanOrEqual(23)
      }
    }),
  )
})

test('a time in the future counts as now', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (ahead) => {
      expect(ago(-ahead)).toEqual({ kind: 'now' })
    }),
  )
})
