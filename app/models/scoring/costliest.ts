import { COSTLIEST_LINES } from '#app/config/scoring.ts'
import type { ErrorItem } from './evaluation.ts'
import { SEVERITIES } from './severities.ts'

const TENTHS = 10

/** What these errors took off together, in marks. Added in whole tenths, so that it agrees with the sheet. */
export function costOf(errors: readonly Pick<ErrorItem, 'deduction'>[]): number {
  return errors.reduce((sum, { deduction }) => sum + Math.round(deduction * TENTHS), 0) / TENTHS
}

/**
 * The lines of a sheet that cost most: by marks, then by severity, then as on the sheet. A line that cost nothing is
 * never among them.
 */
export function costliestLines<Line extends Pick<ErrorItem, 'deduction' | 'type'>>(
  errors: readonly Line[],
  count: number = COSTLIEST_LINES,
): Line[] {
  const rank = ({ type }: Line) => SEVERITIES.indexOf(type)
  return errors
    .filter(({ deduction }) => deduction > 0)
    .toSorted((one, other) => other.deduction - one.deduction || rank(one) - rank(other))
    .slice(0, count)
}

interface SegmentLines<Line> {
  /** 1-based. */
  segment: number
  lines: Line[]
}

/** The same lines by segment, so that each segment is played in one place. In the order of the costliest line. */
export function bySegment<Line extends Pick<ErrorItem, 'segment_id'>>(lines: readonly Line[]): SegmentLines<Line>[] {
  const segments = [...new Set(lines.map(({ segment_id }) => segment_id))]
  return segments.map((segment) => ({ segment, lines: lines.filter(({ segment_id }) => segment_id === segment) }))
}
