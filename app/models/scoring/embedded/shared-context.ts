import type { Comparison } from './comparison.ts'

/** Tokens: how far from a word another one speaks of the same. */
const REACH = 5
const SAME = 0.9

/** Whether a word of the model stands near one place and is said near the other: what is told there is told of the same. */
export function isBesideShared({ alignment }: Comparison, at: number, heardAt: number): boolean {
  const isBeside = (one: number, other: number) => one !== other && Math.abs(one - other) <= REACH
  return alignment.pairs.some(
    (pair) => pair.similarity >= SAME && isBeside(pair.reference.at, at) && isBeside(pair.rendition.at, heardAt),
  )
}
