// Recognises raised negation, which is no error: "I don't think it will" for "I think it won't". Reports nothing
// itself.
import type { Comparison } from '#app/models/scoring/embedded/matching/comparison.ts'
import { unmatchedNegationsIn } from './unmatched-negations.ts'

/** Verbs of thinking and wishing, whose "not" may move to their complement. */
const THOUGHT = /^(?:want|iste|think|believ\w*|suppos\w*|expect|reckon|dusun|san|inan|zannet|um)$/u

/** Whether a "not" only moved between such a verb and its complement. */
export function isRaisedNegation(comparison: Comparison): boolean {
  const { reference, rendition } = comparison
  const heads = [reference, rendition].flatMap(({ polarity }) => polarity.negations.map(({ head }) => head))
  if (!heads.some((head) => THOUGHT.test(head))) return false
  const { lost, added } = unmatchedNegationsIn(comparison)
  const thought = [...lost, ...added].filter(({ negation: { head } }) => THOUGHT.test(head))
  return lost.length === added.length && thought.length === 1
}
