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
