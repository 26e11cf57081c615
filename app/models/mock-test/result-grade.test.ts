import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksTone, resultGrade, shownPercentage } from './result-grade.ts'

test.each([
  [90, 'excellent'],
  [72, 'excellent'],
  [71.9, 'pass'],
  [58.5, 'pass'],
  [58.4, 'fail'],
  [0, 'fail'],
] as const)('a total of %d of 90 is called %s', (total, grade) => {
  expect(resultGrade({ total, outOf: 90 })).toBe(grade)
})

test.each([
  [36, 'green'],
  [35.9, 'yellow'],
  [29.3, 'yellow'],
  [29.2, 'red'],
] as const)('a segment with %d of 45 is %s', (marks, tone) => {
  expect(marksTone(marks)).toBe(tone)
})

test('an auto-fail is a fail, whatever the marks', () => {
  expect(resultGrade({ total: 75, outOf: 90, isAutoFailed: true })).toBe('fail')
})

test.each([
  [90, 100],
  [60, 67],
  [58.5, 65],
  [58.4, 64.9],
  [58.1, 64.6],
  [58, 64],
  [71.9, 79.9],
  [72, 80],
] as const)('%d of 90 is shown as %d per cent', (total, percent) => {
  expect(shownPercentage({ total, outOf: 90 })).toBe(percent)
})

test('the percentage that is shown never contradicts the badge', () => {
  fc.assert(
    fc.property(fc.nat(900), (tenths) => {
      const total = tenths / 10
      const shown = shownPercentage({ total, outOf: 90 })
      expect(resultGrade({ total: shown, outOf: 100 })).toBe(resultGrade({ total, outOf: 90 }))
      expect(Math.abs(shown - total / 0.9)).toBeLessThanOrEqual(0.51)
    }),
  )
})
