import { similarWordsIn } from './word-similarity.ts'
import type { Comparison } from './comparison.ts'
import { FUNCTION_WORDS } from '../lexicon/function-words.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'

/** Tokens: how far a word may stand from a place and still be about it. */
const REACH = 5
const SAME = 0.9
/** The same meaning by the bilingual lexicon, in other words. */
export const SAME_MEANING = 0.85
/** Two forms of one word. */
const SAME_ROOT = 0.95

/** Token range, end exclusive. */
interface Span {
  from: number
  to: number
}

/** The span of one token. */
export const tokenSpan = (at: number): Span => ({ from: at, to: at + 1 })

const isBeside = (at: number, { from, to }: Span) => (at < from ? from - at <= REACH : at >= to && at - to < REACH)

/** Whether a matched word stands beside both spans, so that both are about the same thing. */
export function hasSharedContext({ alignment }: Comparison, was: Span, is: Span, least = SAME): boolean {
  return alignment.pairs.some(
    (pair) => pair.similarity >= least && isBeside(pair.reference.at, was) && isBeside(pair.rendition.at, is),
  )
}

/**
 * Whether the model says these words of the rendition as often as the rendition does. If so, they are no addition,
 * however they are read.
 */
export function isInModelAsOften({ reference, rendition }: Comparison, { from, to }: Span): boolean {
  const { language, content } = rendition
  const inside = content.filter(({ at, token }) => at >= from && at < to && !FUNCTION_WORDS[language].has(token.folded))
  // What the model denies ("not in front of it") is not what it says.
  const isDenied = ({ polarity }: Utterance, { at }: ContentWord) =>
    polarity.negations.some(({ headAt }) => headAt === at)
  const countIn = (side: Utterance, one: ContentWord) =>
    similarWordsIn(side.content, one, language).filter(
      ({ word, similarity }) => similarity >= SAME_ROOT && isDenied(side, word) === isDenied(rendition, one),
    ).length
  return inside.length > 0 && inside.every((one) => countIn(reference, one) >= countIn(rendition, one))
}
