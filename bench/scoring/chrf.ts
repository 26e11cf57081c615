// chrF (Popović 2015): character n-grams up to 6, recall counting twice. The yardstick that our marks are held against.
const ORDERS = 6
const BETA_SQUARED = 4

function grams(text: string, order: number): Map<string, number> {
  const letters = text.replace(/\s+/gu, '')
  const counts = new Map<string, number>()
  for (let at = 0; at + order <= letters.length; at += 1) {
    const gram = letters.slice(at, at + order)
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

const size = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)

const READ = new Map<string, Map<string, number>[]>()

/** The n-grams of a text by order, counted once. */
function gramsOf(text: string): Map<string, number>[] {
  const known = READ.get(text)
  if (known) return known
  const counted = Array.from({ length: ORDERS }, (_, index) => grams(text, index + 1))
  READ.set(text, counted)
  return counted
}

/** How alike two texts are in their letters, 0 to 1. */
export function chrf(rendition: string, reference: string): number {
  const scores: number[] = []
  const models = gramsOf(reference)
  gramsOf(rendition).forEach((said, index) => {
    const model = models[index] ?? new Map<string, number>()
    if (size(said) === 0 || size(model) === 0) return
    let shared = 0
    for (const [gram, count] of said) shared += Math.min(count, model.get(gram) ?? 0)
    const [precision, recall] = [shared / size(said), shared / size(model)]
    const weight = BETA_SQUARED * precision + recall
    scores.push(weight === 0 ? 0 : ((1 + BETA_SQUARED) * precision * recall) / weight)
  })
  return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length
}
