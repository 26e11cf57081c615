import { DEDUCTION_MARKS, EMBEDDED } from '#app/config/scoring.ts'
import type { Finding } from '../evaluation.ts'
import type { Comparison } from './matching/comparison.ts'

const marksLost = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { type }) => sum + DEDUCTION_MARKS[type], 0)

/**
 * The model interpretations that a rendition follows: where it is close to one word for word, those about as close, so
 * that a changed word is not excused by another model's wording; else all of them.
 */
function followed(comparisons: Comparison[]): Comparison[] {
  const closest = Math.max(...comparisons.map(({ local }) => local.likeness))
  if (closest < EMBEDDED.closeLikeness) return comparisons
  return comparisons.filter(({ local }) => local.likeness >= closest - EMBEDDED.likenessTolerance)
}

const cheapest = (judgements: readonly Finding[][]): Finding[] =>
  judgements.reduce((least, next) => (marksLost(next) < marksLost(least) ? next : least))

const isGrave = (findings: readonly Finding[]) => findings.some(({ type }) => type === 'critical')

/** So many models that contradict a rendition gravely, and half of all, are no matter of how one of them is worded. */
const AGREED = 2
/** Word for word so near to a model, that one decides alone. */
const NEAR_COPY = 0.85

/**
 * What counts of all that the models of a segment find in a rendition: of those that it follows the one by which the fewest
 * marks are lost, or, where two models and half of them all find a critical error, the best of these.
 */
export function decide(comparisons: Comparison[], judge: (comparison: Comparison) => Finding[]): Finding[] {
  const judged = new Map(followed(comparisons).map((comparison) => [comparison, judge(comparison)]))
  const best = cheapest([...judged.values()])
  if (isGrave(best) || comparisons.length < AGREED || comparisons.some(({ local }) => local.likeness >= NEAR_COPY))
    return best
  const all = comparisons.map((comparison) => judged.get(comparison) ?? judge(comparison))
  const grave = all.filter(isGrave)
  return grave.length >= AGREED && grave.length * 2 >= all.length ? cheapest(grave) : best
}
