import { alikeIn } from './alike.ts'
import type { Comparison } from './comparison.ts'
import { FUNCTION_WORDS } from '../lexicon/function-words.ts'
import type { ContentWord, Utterance } from '../reading/utterance.ts'

/** Tokens: how far from what is told another word speaks of the same. */
const REACH = 5
const SAME = 0.9
/** By the lexicon of both languages: the same in other words. */
export const SAME_MEANING = 0.85
/** One word in two forms. */
const SAME_ROOT = 0.95

/** The words by which something is told, the end not included. */
interface Span {
  from: number
  to: number
}

/** One word. */
export const wordAt = (at: number): Span => ({ from: at, to: at + 1 })

const isBeside = (at: number, { from, to }: Span) => (at < from ? from - at <= REACH : at >= to && at - to < REACH)

/** Whether a word of the model stands beside what is told there and is said beside it here: both tell it of the same. */
export function isBesideShared({ alignment }: Comparison, was: Span, is: Span, least = SAME): boolean {
  return alignment.pairs.some(
    (pair) => pair.similarity >= least && isBeside(pair.reference.at, was) && isBeside(pair.rendition.at, is),
  )
}

/** Whether what some words of a rendition mean stands in the model as often: however they are read, nobody put them in. */
export function isModelsOwn({ reference, rendition }: Comparison, { from, to }: Span): boolean {
  const { language, content } = rendition
  const inside = content.filter(({ at, token }) => at >= from && at < to && !FUNCTION_WORDS[language].has(token.folded))
  // What the model leaves out ("not in front of it") is not what it says.
  const isDenied = ({ polarity }: Utterance, { at }: ContentWord) =>
    polarity.negations.some(({ headAt }) => headAt === at)
  const times = (side: Utterance, one: ContentWord) =>
    alikeIn(side.content, one, language).filter(
      ({ word, similarity }) => similarity >= SAME_ROOT && isDenied(side, word) === isDenied(rendition, one),
    ).length
  return inside.length > 0 && inside.every((one) => times(reference, one) >= times(rendition, one))
}
