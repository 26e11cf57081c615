import { FULL_MARKS, SEGMENT_CAP_MARKS } from '#app/config/scoring.ts'

/** Marks are calculated in whole tenths, so that a sheet adds up exactly. */
const TENTHS = 10

export const toTenths = (marks: number): number => Math.round(marks * TENTHS)
export const toMarks = (tenths: number): number => tenths / TENTHS

/**
 * The most that one segment can cost, in marks: 5, or its equal share of the 45 if there are fewer than nine segments.
 * Rounded up to a tenth, so that a dialogue without a word is exactly 0.
 */
export function segmentCapMarks(segmentCount: number): number {
  return toMarks(Math.max(toTenths(SEGMENT_CAP_MARKS), Math.ceil(toTenths(FULL_MARKS) / segmentCount)))
}
