import { FULL_MARKS } from '#app/config/scoring.ts'
import type { Evaluation } from './evaluation.ts'
import { segmentCapMarks, toMarks, toTenths } from './tenths.ts'

// The beginning of a dialogue loses what the same errors cost in the whole: docs/decisions/043-three-segments-first.md.

/** The marks of a dialogue's beginning. */
export interface PartScore {
  /** Segments that were offered, and those of the whole dialogue. */
  segments: number
  of: number
  /** Marks taken off, and left of `outOf`: the most that these segments can cost. */
  lost: number
  kept: number
  outOf: number
}

type Scored = Pick<Evaluation, 'part'> & {
  naatiScore: Pick<Evaluation['naatiScore'], 'total'>
  segments: readonly unknown[]
}

/** The most that this many segments of a dialogue can cost, in marks. */
export function partMarks({ segments, of }: { segments: number; of: number }): number {
  return Math.min(FULL_MARKS, toMarks(segments * toTenths(segmentCapMarks(of))))
}

/**
 * The marks of an evaluation of a dialogue's beginning; null for a whole dialogue.
 *
 * @param total another total, such as the one before corrections.
 */
export function partScore(evaluation: Scored, total = evaluation.naatiScore.total): PartScore | null {
  if (!evaluation.part) return null
  const [segments, { of }] = [evaluation.segments.length, evaluation.part]
  const outOf = partMarks({ segments, of })
  const lost = toTenths(FULL_MARKS) - toTenths(total)
  return { segments, of, lost: toMarks(lost), kept: toMarks(toTenths(outOf) - lost), outOf }
}

/** An evaluation's score out of 45; null for the beginning of a dialogue, which has none. */
export function dialogueScore({ part, overallScore }: Pick<Evaluation, 'part' | 'overallScore'>): number | null {
  return part ? null : overallScore
}
