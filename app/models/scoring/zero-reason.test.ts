import { expect, test } from 'vitest'
import type { Finding } from './evaluation.ts'
import { deduct } from './naati-score.ts'
import { zeroReason } from './zero-reason.ts'

function critical(segment: number): Finding {
  return {
    segment_id: segment,
    type: 'critical',
    category: 'distortion',
    rule: 'number-replaced',
    facts: {},
    detail: 'A number changed.',
    referenceQuote: null,
    renditionQuote: null,
    confidence: 'high',
  }
}

test('a second critical error in a segment exceeds its cap', () => {
  const score = deduct({ findings: [critical(1), critical(1), critical(2)], segmentCount: 13 })
  expect(score.errors.map((_, index) => zeroReason(score, index))).toEqual([null, 'capped', null])
})

test('no more than 45 marks are deducted', () => {
  const findings = Array.from({ length: 11 }, (_, index) => critical(index + 1))
  const score = deduct({ findings: [critical(1), ...findings], segmentCount: 13 })
  const reasons = score.errors.map((_, index) => zeroReason(score, index))
  expect(reasons.slice(0, 2)).toEqual([null, 'capped'])
  expect(reasons.slice(-2)).toEqual(['spent', 'spent'])
})
