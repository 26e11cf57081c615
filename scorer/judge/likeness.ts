import { type EncodedText, HALF_VECTOR, VECTOR } from './encoder.ts'

/** The highest similarities of a piece to a piece of other texts, by the middle and by the last layer. */
export type Likeness = readonly [middle: number, last: number]

function product(one: Float32Array, other: Float32Array, from: number, otherFrom: number): number {
  let sum = 0
  for (let at = 0; at < HALF_VECTOR; at += 1) sum += (one[from + at] ?? 0) * (other[otherFrom + at] ?? 0)
  return sum
}

/** For each piece of `text` its likeness to the pieces of the others. */
export function likenessTo(text: EncodedText, others: readonly EncodedText[]): Likeness[] {
  return text.wordOf.map((_, piece) => {
    let middle = -1
    let last = -1
    for (const { vectors } of others) {
      for (let from = 0; from < vectors.length; from += VECTOR) {
        middle = Math.max(middle, product(text.vectors, vectors, piece * VECTOR, from))
        last = Math.max(last, product(text.vectors, vectors, piece * VECTOR + HALF_VECTOR, from + HALF_VECTOR))
      }
    }
    return [middle, last]
  })
}

/** The mean of all numbers. */
export function meanLikeness(all: readonly Likeness[]): number {
  return all.reduce((sum, [middle, last]) => sum + middle + last, 0) / (2 * all.length)
}
