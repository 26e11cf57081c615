import {
  CHARGED_MINOR_DELIVERY_ERRORS,
  DEDUCTION_MARKS,
  FULL_MARKS,
  SEGMENT_MARKS_AFTER_ONE_CRITICAL,
} from '#app/config/scoring.ts'
import type { Evaluation, Finding, SegmentResult } from './evaluation.ts'
import { losesWholeSegment } from './finding.ts'
import { isMinorDelivery } from './naati-score.ts'
import { toTenths } from './tenths.ts'

/** What a mark of the dialogue counts in a single segment. All severities keep their proportion. */
const SCALE = (FULL_MARKS - SEGMENT_MARKS_AFTER_ONE_CRITICAL) / DEDUCTION_MARKS.critical

/**
 * The score of one segment alone, out of 45: the dialogue's tariff, scaled so that one critical error leaves 20
 * (docs/product.md, Scoring). 0 if nothing of it came across. `findings`: those of this segment.
 */
export function scoreSegment(input: { findings: Finding[]; missed: boolean }): number {
  if (input.missed || input.findings.some(losesWholeSegment)) return 0
  const charged = input.findings.filter((finding) => !isMinorDelivery(finding))
  const delivery = input.findings.filter(isMinorDelivery).slice(0, CHARGED_MINOR_DELIVERY_ERRORS)
  const marks = [...charged, ...delivery].reduce((sum, finding) => sum + DEDUCTION_MARKS[finding.type], 0)
  return Math.max(0, toTenths(FULL_MARKS) - toTenths(marks * SCALE)) / 10
}

/**
 * `missed` without a transcript or with a critical error, `good` without errors, otherwise `partial` (docs/product.md,
 * Scoring).
 */
export function segmentVerdict(input: { findings: Finding[]; missed: boolean }): SegmentResult['verdict'] {
  if (input.missed || input.findings.some(({ type }) => type === 'critical')) return 'missed'
  return input.findings.length === 0 ? 'good' : 'partial'
}

/** Whether the learner interpreted it: there are words, or the learner has marked what was said. */
export function isInterpreted({ transcript, markedBy }: Pick<SegmentResult, 'transcript' | 'markedBy'>): boolean {
  return transcript !== null || markedBy !== undefined
}

/** How many segments the learner marked, and how many a scorer. Segments without an interpretation are neither. */
export function countMarks({ segments }: Pick<Evaluation, 'segments'>): { own: number; ours: number } {
  const own = segments.filter(({ markedBy }) => markedBy !== undefined).length
  return { own, ours: segments.filter(isInterpreted).length - own }
}
