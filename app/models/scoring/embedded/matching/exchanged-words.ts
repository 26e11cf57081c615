import { LOOSE_WORDS } from '../lexicon/loose-words.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'
import type { Comparison } from './comparison.ts'

/** Tokens between a "not" and a word that it can reverse. */
const REACH = 4

const isDenied = ({ polarity, tokens }: Utterance, { at }: ContentWord) =>
  polarity.negations.some(
    (one) =>
      one.headAt === at ||
      one.at === at ||
      (Math.abs(one.at - at) <= REACH && tokens[one.at]?.clause === tokens[at]?.clause),
  )

/** A word of a number is left to the number rules: "50 per cent". */
const isPartOfNumber = ({ entities }: Utterance, { at }: ContentWord) =>
  entities.some(({ from, to }) => at >= from && at < to)

/** Loose words that do carry meaning in place of another word: "in the end", "mümkün". */
const MEANINGFUL = /^(?:end|ends|mumkun)$/u

/**
 * Whether a replaced word need not change the meaning: a "not" reverses one of the two ("not a problem", "fine"), one
 * is part of a number, or the new word fits any message ("hold" for "keep").
 */
export function mayMeanTheSame({ reference, rendition }: Comparison, was: ContentWord, is: ContentWord): boolean {
  const isLoose = LOOSE_WORDS[rendition.language].has(is.token.folded) && !MEANINGFUL.test(is.token.folded)
  return (
    isLoose ||
    isDenied(reference, was) !== isDenied(rendition, is) ||
    isPartOfNumber(reference, was) ||
    isPartOfNumber(rendition, is)
  )
}
