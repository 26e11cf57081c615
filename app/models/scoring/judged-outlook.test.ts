import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FULL_MARKS } from '#app/config/scoring.ts'
import { judgedOutlook } from './judged-outlook.ts'

const totals = fc.integer({ min: 0, max: 10 * FULL_MARKS }).map((tenths) => tenths / 10)

test('it reaches further down, the more was taken off', () => {
  expect(judgedOutlook({ total: 35 }, false)).toMatchObject({ low: 23, high: 38 })
  expect(judgedOutlook({ total: 45 }, false)).toMatchObject({ low: 37, high: 45 })
})

test('the total lies in its range, which follows it and stays within the marks', () => {
  fc.assert(
    fc.property(totals, totals, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((total) => judgedOutlook({ total }, false))
      if (!less || !more) throw new Error('There are two.')
      for (const { low, high } of [less, more]) expect(low >= 0 && high <= FULL_MARKS).toBe(true)
      expect(more.low).toBeLessThanOrEqual(Math.max(one, other))
      expect(more.high).toBeGreaterThanOrEqual(Math.max(one, other))
      expect(less.low).toBeLessThanOrEqual(more.low)
      expect(less.high).toBeLessThanOrEqual(more.high)
    }),
  )
})

test('a disputed result is unsure', () => {
  expect(judgedOutlook({ total: 30 }, true)).toMatchObject({ sureness: 'low', by: 'judge', unmatched: [] })
  expect(judgedOutlook({ total: 30 }, false).sureness).toBe('high')
})
