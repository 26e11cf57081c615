import { MAX_PLAYS } from '#app/config/practice.ts'

/** How learners fared with a segment as it is now; attempts at an earlier text do not count. */
export interface SegmentInsight {
  dialogueId: number
  /** 0-based. */
  segmentIndex: number
  /** Scored attempts, in practice and mock tests. */
  attempts: number
  /** How often it was heard in an attempt, on average; null if no player said. */
  plays: number | null
  /** The share of attempts, 0 to 1, in which it was heard for the third time; null if no player said. */
  thirdPlays: number | null
  /** Marks out of 45 that it cost on average, where our scorer marked; null if it marked none. */
  lost: number | null
  /** The share of attempts in which nothing was interpreted. */
  missed: number
  /** Transcripts of it that learners disputed. */
  disputes: number
}

/** The play from which a segment counts as hard to follow. */
export const THIRD_PLAY = MAX_PLAYS

/** By what the weakest segments are ranked. */
export const WEAKNESSES = ['lost', 'repeats', 'disputes'] as const
export type Weakness = (typeof WEAKNESSES)[number]

const MEASURES: Record<Weakness, (row: SegmentInsight) => number> = {
  lost: ({ lost }) => lost ?? 0,
  repeats: ({ thirdPlays }) => thirdPlays ?? 0,
  disputes: ({ disputes, attempts }) => disputes / Math.max(1, attempts),
}

/**
 * The segments that are weakest by one measure, weakest first; none that are not weak at all, or that too few have tried.
 */
export function weakest<Row extends SegmentInsight>(
  rows: readonly Row[],
  options: { by: Weakness; leastAttempts: number; limit: number },
): Row[] {
  const { by, leastAttempts, limit } = options
  const measure = MEASURES[by]
  return rows
    .filter((row) => row.attempts >= leastAttempts && measure(row) > 0)
    .toSorted((one, other) => measure(other) - measure(one) || other.attempts - one.attempts)
    .slice(0, limit)
}
