const ORDERS = 6
const BETA_SQUARED = 4

/** How many character n-grams of this order two texts share, counted with multiplicity. */
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
 * chrF (Popović 2015): character n-gram F-score, 0 to 1. Orders 1 to 6, whitespace ignored, recall weighted twice as
 * much as precision. A baseline of the benchmark and one component of the similarity.
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
