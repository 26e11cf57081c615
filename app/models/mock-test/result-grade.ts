import { EXCELLENT_PERCENT, PASS_PERCENT } from '#app/config/mock-test-session.ts'
import { FULL_MARKS } from '#app/config/scoring.ts'

export type ResultGrade = 'excellent' | 'pass' | 'fail'
export type MarksTone = 'green' | 'yellow' | 'red'

const PERCENT = 100
const TENTHS = 10

/**
 * The badge of a mock test's results. It is not the official verdict, but an auto-fail fails both
 * (docs/product.md, Mock tests).
 */
export function resultGrade(options: { total: number; outOf: number; isAutoFailed?: boolean }): ResultGrade {
  const { total, outOf, isAutoFailed = false } = options
  if (isAutoFailed) return 'fail'
  if (total * PERCENT >= EXCELLENT_PERCENT * outOf) return 'excellent'
  return total * PERCENT >= PASS_PERCENT * outOf ? 'pass' : 'fail'
}

/**
 * A result as a displayed percentage: a whole number, or one decimal if rounding would contradict the badge, which uses
 * the exact figure (58.4 of 90 is 64.9%, not 65%).
 */
export function shownPercentage(options: { total: number; outOf: number }): number {
  const { total, outOf } = options
  const exact = (total * PERCENT) / outOf
  const whole = Math.round(exact)
  const agrees = resultGrade({ total: whole, outOf: PERCENT }) === resultGrade({ total, outOf })
  return agrees ? whole : Math.round(exact * TENTHS) / TENTHS
}

/** The colour of a segment's marks out of 45 (docs/product.md, Mock tests). */
export function marksTone(marks: number): MarksTone {
  const tones = { excellent: 'green', pass: 'yellow', fail: 'red' } as const
  return tones[resultGrade({ total: marks, outOf: FULL_MARKS })]
}
