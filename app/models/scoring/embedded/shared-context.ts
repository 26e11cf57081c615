import type { Comparison } from './comparison.ts'

/** Tokens: how far from what is told another word speaks of the same. */
const REACH = 5
const SAME = 0.9

/** The words by which something is told, the end not included. */
interface Span {
  from: number
  to: number
}

/** One word. */
export const wordAt = (at: number): Span => ({ from: at, to: at + 1 })

const isBeside = (at: number, { from, to }: Span) => (at < from ? from - at <= REACH : at >= to && at - to < REACH)

/** Whether a word of the model stands beside what is told there and is said beside it here: both tell it of the same. */
export function isBesideShared({ alignment }: Comparison, was: Span, is: Span): boolean {
  return alignment.pairs.some(
    (pair) => pair.similarity >= SAME && isBeside(pair.reference.at, was) && isBeside(pair.rendition.at, is),
  )
}
