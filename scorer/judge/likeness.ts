import { type EncodedText, HALF_VECTOR, VECTOR } from './encoder.ts'

/** The highest similarities of a piece to a piece of another text, by the middle and by the last layer. */
export type Likeness = readonly [middle: number, last: number]

/** Of two texts, each piece's likeness to the other text. */
export interface Pair {
  one: Likeness[]
  other: Likeness[]
}

function product(one: Float32Array, other: Float32Array, from: number, otherFrom: number): number {
  let sum = 0
  for (let at = 0; at < HALF_VECTOR; at += 1) sum += (one[from + at] ?? 0) * (other[otherFrom + at] ?? 0)
  return sum
}

/** No two vectors of length one have a lower product. */
const lowest = (text: EncodedText): [number, number][] => text.wordOf.map(() => [-1, -1])

/** Compares every piece of one text with every piece of the other, once. */
export function compare(one: EncodedText, other: EncodedText): Pair {
  const pair = { one: lowest(one), other: lowest(other) }
  pair.one.forEach((most, piece) => {
    pair.other.forEach((otherMost, otherPiece) => {
      const [from, otherFrom] = [piece * VECTOR, otherPiece * VECTOR]
      const middle = product(one.vectors, other.vectors, from, otherFrom)
      const last = product(one.vectors, other.vectors, from + HALF_VECTOR, otherFrom + HALF_VECTOR)
      most[0] = Math.max(most[0], middle)
      most[1] = Math.max(most[1], last)
      otherMost[0] = Math.max(otherMost[0], middle)
      otherMost[1] = Math.max(otherMost[1], last)
    })
  })
  return pair
}

/** For each piece the higher of its likenesses to several texts. */
export function highest(all: readonly (readonly Likeness[])[]): Likeness[] {
  const [first = [], ...others] = all
  return first.map((likeness, piece) =>
    others.reduce<Likeness>(
      ([middle, last], one) => [Math.max(middle, one[piece]?.[0] ?? -1), Math.max(last, one[piece]?.[1] ?? -1)],
      likeness,
    ),
  )
}

/** The mean of all numbers. */
export function meanLikeness(all: readonly Likeness[]): number {
  return all.reduce((sum, [middle, last]) => sum + middle + last, 0) / (2 * all.length)
}
