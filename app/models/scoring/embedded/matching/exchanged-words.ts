import { LOOSE_WORDS } from '../lexicon/loose-words.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'
import type { Comparison } from './comparison.ts'

/** Tokens between a "not" and a word that it can turn round. */
const REACH = 4

const isDenied = ({ polarity, tokens }: Utterance, { at }: ContentWord) =>
  polarity.negations.some(
    (one) =>
      one.headAt === at ||
      one.at === at ||
      (Math.abs(one.at - at) <= REACH && tokens[one.at]?.clause === tokens[at]?.clause),
  )

/** A word of a number is judged with it: "50 per cent". */
const isCounted = ({ entities }: Utterance, { at }: ContentWord) =>
  entities.some(({ from, to }) => at >= from && at < to)

/** Loose words that say something of their own in another's place: "in the end", "mümkün". */
const TELLING = /^(?:end|ends|mumkun)$/u

/**
 * Whether another word in a word's place need not say anything else: a "not" turns one of them round ("not a problem",
 * "fine"), a number is written in it, or any message can be worded with it ("hold" for "keep").
 */
export function mayMeanTheSame({ reference, rendition }: Comparison, was: ContentWord, is: ContentWord): boolean {
  const isLoose = LOOSE_WORDS[rendition.language].has(is.token.folded) && !TELLING.test(is.token.folded)
  return (
    isLoose ||
    isDenied(reference, was) !== isDenied(rendition, is) ||
    isCounted(reference, was) ||
    isCounted(rendition, is)
  )
}
