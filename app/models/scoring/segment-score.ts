import {
  CHARGED_MINOR_DELIVERY_ERRORS,
  DEDUCTION_MARKS,
  FULL_MARKS,
  SEGMENT_MARKS_AFTER_ONE_CRITICAL,
} from '#app/config/scoring.ts'
import type { Finding, SegmentResult } from './evaluation.ts'
import { losesWholeSegment } from './finding.ts'
import { isMinorDelivery, toTenths } from './naati-score.ts'

/** What a mark of the dialogue counts in a segment alone; all severities keep their proportion. */
const SCALE = (FULL_MARKS - SEGMENT_MARKS_AFTER_ONE_CRITICAL) / DEDUCTION_MARKS.critical

/**
 * One segment alone, out of 45 (spec/3-decisions, section 10): the dialogue's tariff, scaled so that one critical error
 * leaves 20. A segment of which nothing reached the listener is 0. `findings` are that segment's.
 */
export function scoreSegment(input: { findings: Finding[]; missed: boolean }): number {
  if (input.missed || input.findings.some(losesWholeSegment)) return 0
  const charged = input.findings.filter((finding) => !isMinorDelivery(finding))
  const delivery = input.findings.filter(isMinorDelivery).slice(0, CHARGED_MINOR_DELIVERY_ERRORS)
  const marks = [...charged, ...delivery].reduce((sum, finding) => sum + DEDUCTION_MARKS[finding.type], 0)
  return Math.max(0, toTenths(FULL_MARKS) - toTenths(marks * SCALE)) / 10
}

/** Specification 1, section 4: no transcript or a critical error is missed, no error is good, the rest is partial. */
export function segmentVerdict(input: { findings: Finding[]; missed: boolean }): SegmentResult['verdict'] {
  if (input.missed || input.findings.some(({ type }) => type === 'critical')) return 'missed'
  return input.findings.length === 0 ? 'good' : 'partial'
}
