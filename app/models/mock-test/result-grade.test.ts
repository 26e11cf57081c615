import { expect, test } from 'vitest'
import { marksTone, resultGrade } from './result-grade.ts'

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
