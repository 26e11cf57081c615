const ORDERS = 6
const BETA_SQUARED = 4

/** How many groups of so many letters two texts have in common; one that stands twice in both counts twice. */
function sharedGroups(said: string, model: string, order: number): number {
  const left = new Map<string, number>()
  for (let at = 0; at + order <= model.length; at += 1) {
    const group = model.slice(at, at + order)
    left.set(group, (left.get(group) ?? 0) + 1)
  }
  let shared = 0
  for (let at = 0; at + order <= said.length; at += 1) {
    const group = said.slice(at, at + order)
    const count = left.get(group) ?? 0
    if (count === 0) continue
    shared += 1
    left.set(group, count - 1)
  }
  return shared
}

/**
 * chrF (Popović 2015): how alike two texts are in their letters, 0 to 1. Groups of one to six letters without the blanks, what
 * the model has counting twice as much as what was said. The yardstick of the benchmark, and a share of the similarity.
 */
export function chrf(rendition: string, reference: string): number {
  const [said, model] = [rendition.replace(/\s+/gu, ''), reference.replace(/\s+/gu, '')]
  const orders = Math.min(ORDERS, said.length, model.length)
  if (orders === 0) return 0
  let sum = 0
  for (let order = 1; order <= orders; order += 1) {
    const shared = sharedGroups(said, model, order)
    const [precision, recall] = [shared / (said.length - order + 1), shared / (model.length - order + 1)]
    const weight = BETA_SQUARED * precision + recall
    if (weight > 0) sum += ((1 + BETA_SQUARED) * precision * recall) / weight
  }
  return sum / orders
}
