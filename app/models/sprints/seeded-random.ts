const FULL_RANGE = 2 ** 32

/** Reproducible numbers in [0, 1) for an integer seed (mulberry32). Not for secrets. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / FULL_RANGE
  }
}

type Random = () => number

/** A whole number from `least` to `most`, both included. */
export const wholeNumber = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

/** One of a list, which must not be empty. */
export function oneOf<Item>(random: Random, list: readonly Item[]): Item {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** The list in random order (Fisher and Yates). */
export function shuffled<Item>(random: Random, list: readonly Item[]): Item[] {
  const rest = [...list]
  const order: Item[] = []
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return order
}
