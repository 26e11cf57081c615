import type { Comparison } from './comparison.ts'
import { weigh } from './align.ts'
import { agree } from './entity.ts'
import { sharedLetters } from './rules/coverage.ts'

/** What the similarity looks at, each from 0 to 1. */
export function similarityFeatures({ alignment, local, reference, rendition }: Comparison): number[] {
  const said = weigh(rendition.content)
  const counted = reference.entities.filter(({ soft }) => !soft)
  const kept = counted.filter((entity) => rendition.entities.some((other) => agree(entity, other)))
  const lengths = [reference.tokens.length, rendition.tokens.length].sort((a, b) => a - b)
  return [
    alignment.coverage,
    said === 0 ? 0 : 1 - weigh(alignment.extra) / said,
    sharedLetters(reference, rendition),
    local.likeness,
    counted.length === 0 ? 1 : kept.length / counted.length,
    (lengths[0] ?? 0) / Math.max(1, lengths[1] ?? 1),
  ]
}

// Fitted by `node bench/scoring/fit.mjs` on the development half of our own contrast items and nothing else.
const INTERCEPT = -8.42
const WEIGHTS = [3.84, 0.77, 0.71, 0.62, 6.04, 1.13]

/**
 * How far a rendition says what a model says, 0 to 1: a calibrated estimate from words, letters, numbers and length. A
 * measure of how sure the rules can be, and a floor under what others claim; never a source of marks, because a lost
 * "not" hardly moves it.
 */
export function similarityTo(comparison: Comparison): number {
  const sum = similarityFeatures(comparison).reduce((total, value, at) => total + value * (WEIGHTS[at] ?? 0), INTERCEPT)
  return 1 / (1 + Math.exp(-sum))
}
