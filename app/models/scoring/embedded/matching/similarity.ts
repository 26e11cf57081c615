import type { Severity } from '#app/models/scoring/evaluation.ts'
import { type Alignment, totalWeight } from './align.ts'
import { chrf } from './chrf.ts'
import type { Comparison } from './comparison.ts'

/** The share of matched pairs that are in the same order on both sides, 0 to 1. */
function sharedOrder({ pairs, weight }: Alignment): number {
  if (pairs.length < 2) return pairs.length === 1 || weight === 0 ? 1 : 0
  const places = [...pairs].sort((a, b) => a.reference.at - b.reference.at).map(({ rendition }) => rendition.at)
  let inOrder = 0
  places.forEach((place, index) => {
    for (let later = index + 1; later < places.length; later += 1) if ((places[later] ?? 0) > place) inOrder += 1
  })
  return inOrder / ((places.length * (places.length - 1)) / 2)
}

/** The components of the similarity, each 0 to 1, and 1 for the model's own words. */
export function similarityShares({ alignment, wordDiff, reference, rendition }: Comparison): number[] {
  const said = totalWeight(rendition.content)
  const lengths = [reference.tokens.length, rendition.tokens.length].sort((a, b) => a - b)
  return [
    alignment.coverage,
    said === 0 ? Number(alignment.weight === 0) : 1 - totalWeight(alignment.extra) / said,
    wordDiff.likeness,
    (lengths[0] ?? 0) / Math.max(1, lengths[1] ?? 1),
    chrf(rendition.plain, reference.plain),
    sharedOrder(alignment),
  ]
}

// Fitted by `node bench/scoring/fit.mjs` on half of the graded sentence pairs only. The weights sum to 1.
const WEIGHTS = [0.226, 0.147, 0.156, 0.12, 0.262, 0.089]
/** Share of the similarity lost to the worst error found. */
const ERROR_PENALTY: Record<Severity, number> = { critical: 0.29, major: 0.145, minor: 0.145 }

/**
 * How far a rendition says what a model says, 0 to 1: an estimate of what people who compare the two texts would give,
 * from words, letters, order, length and the worst error. It measures confidence and limits a language model's praise.
 * Never a source of marks, because a lost "not" hardly changes it.
 */
export function similarityTo(comparison: Comparison, worst: Severity | null): number {
  const mean = similarityShares(comparison).reduce((sum, share, at) => sum + share * (WEIGHTS[at] ?? 0), 0)
  return Math.min(1, mean * (1 - (worst ? ERROR_PENALTY[worst] : 0)))
}
