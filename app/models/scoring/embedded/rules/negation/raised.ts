import type { Comparison } from '#app/models/scoring/embedded/matching/comparison.ts'
import { unansweredIn } from './unanswered.ts'

/** "I do not think that it will": the "not" of a thought may stand with the thought or with what is thought. */
const THOUGHT = /^(?:want|iste|think|believ\w*|suppos\w*|expect|reckon|dusun|san|inan|zannet|um)$/u

/** Whether a "not" only moved between a thought and what is thought. */
export function isRaised(comparison: Comparison): boolean {
  const { reference, rendition } = comparison
  const heads = [reference, rendition].flatMap(({ polarity }) => polarity.negations.map(({ head }) => head))
  if (!heads.some((head) => THOUGHT.test(head))) return false
  const { lost, added } = unansweredIn(comparison)
  const thought = [...lost, ...added].filter(({ negation: { head } }) => THOUGHT.test(head))
  return lost.length === added.length && thought.length === 1
}
