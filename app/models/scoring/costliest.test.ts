import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { FULL_MARKS } from '#app/config/scoring.ts'
import { bySegment, costliestLines, costOf } from './costliest.ts'
import type { Finding } from './evaluation.ts'
import { SEVERITIES } from './severities.ts'
import { deduct } from './naati-score.ts'

const finding = record({
  segment_id: integer({ min: 1, max: 15 }),
  type: constantFrom(...SEVERITIES),
  category: constantFrom('omission' as const, 'distortion' as const, 'delivery' as const),
  rule: constantFrom('number-replaced', 'part-missing', 'fillers', 'no-interpretation'),
}).map((given): Finding => {
  return { ...given, facts: {}, detail: '', referenceQuote: null, renditionQuote: null, confidence: 'high' }
})
const score = array(finding, { maxLength: 40 }).map((findings) => deduct({ findings, segmentCount: 15 }))

test('the lines of a sheet cost what the score lacks, in all and added up by segment', () => {
  assert(
    property(score, ({ total, errors }) => {
      expect(costOf(errors)).toBe(Math.round((FULL_MARKS - total) * 10) / 10)
      const segments = bySegment(errors).map(({ lines }) => ({ deduction: costOf(lines) }))
      expect(costOf(segments)).toBe(costOf(errors))
    }),
  )
})

test('no line that is left out costs more than one that is shown, and none that costs nothing is shown', () => {
  assert(
    property(score, ({ errors }) => {
      const shown = costliestLines(errors)
      const charged = errors.filter(({ deduction }) => deduction > 0)
      expect(shown).toHaveLength(Math.min(3, charged.length))
      const least = shown.at(-1)?.deduction ?? Infinity
      for (const error of charged) if (!shown.includes(error)) expect(error.deduction).toBeLessThanOrEqual(least)
      expect(shown.every(({ deduction }) => deduction > 0)).toBe(true)
    }),
  )
})

test('of equally costly lines the more severe comes first, then the earlier; lines of one segment stay together', () => {
  const line = (segment_id: number, deduction: number, type: (typeof SEVERITIES)[number]) => {
    return { segment_id, deduction, type }
  }
  const [first, second, third, fourth] = [
    line(1, 2, 'major'),
    line(2, 2, 'critical'),
    line(3, 0.5, 'minor'),
    line(2, 2, 'major'),
  ]
  expect(costliestLines([first, second, third, fourth])).toEqual([second, first, fourth])
  expect(bySegment(costliestLines([first, second, third, fourth]))).toEqual([
    { segment: 2, lines: [second, fourth] },
    { segment: 1, lines: [first] },
  ])
})
