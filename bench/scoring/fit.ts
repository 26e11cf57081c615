import { compare } from '#app/models/scoring/embedded/find-errors.ts'
import { similarityFeatures } from '#app/models/scoring/embedded/similarity.ts'
import { makeItems, type Item } from './items.ts'
import { readMaterial } from './material.ts'

const STEPS = 4000
const RATE = 0.5
const DECAY = 0.0005
/** How much of the message a rendition of each kind carries. */
const WORTH = { clean: 1, minor: 0.9, major: 0.6, critical: 0.45 } as const
const WORTH_OF: Record<string, number> = {
  'half-missing': 0.35,
  'third-missing': 0.6,
  'inserted-clause': 0.7,
  unrelated: 0,
}

interface Example {
  features: number[]
  worth: number
  weight: number
}

function bestFeatures({ segment, index }: Item, text: string): number[] {
  const all = compare({ segment, segmentId: index + 1, rendition: { status: 'spoken', text } }).map(similarityFeatures)
  const size = (features: number[]) => features.reduce((sum, value) => sum + value, 0)
  return all.reduce((best, next) => (size(next) > size(best) ? next : best), all[0] ?? [])
}

/** Every kind counts the same, and every segment also stands against another one's interpretation, which is worth nothing. */
function examples(items: readonly Item[]): Example[] {
  const unrelated = items.map((item, at) => ({
    ...item,
    kind: 'unrelated',
    text:
      items.filter(({ direction, segment }) => direction === item.direction && segment !== item.segment)[(at * 7) % 50]
        ?.segment.translation ?? '',
  }))
  const all = [...items, ...unrelated.filter(({ text }, at) => text !== '' && at % 9 === 0)]
  const counts = new Map<string, number>()
  for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return all.map((item) => ({
    features: bestFeatures(item, item.text),
    worth: WORTH_OF[item.kind] ?? WORTH[item.least],
    weight: (item.kind === 'paraphrase' || item.kind === 'unrelated' ? 8 : 1) / (counts.get(item.kind) ?? 1),
  }))
}

/** Logistic regression by plain gradient descent, from zero: the same weights on every machine. No weight falls
 * below zero: contrast items are near copies with one fault, and being near must not count against anybody. */
export function fit(): { intercept: number; weights: number[] } {
  const data = examples(makeItems(readMaterial().filter(({ split }) => split === 'development')))
  const whole = data.reduce((sum, { weight }) => sum + weight, 0)
  let intercept = 0
  const weights = (data[0]?.features ?? []).map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map(() => 0)
    let lift = 0
    for (const { features, worth, weight } of data) {
      const sum = features.reduce((total, value, at) => total + value * (weights[at] ?? 0), intercept)
      const miss = ((1 / (1 + Math.exp(-sum)) - worth) * weight) / whole
      lift += miss
      features.forEach((value, at) => (slope[at] = (slope[at] ?? 0) + miss * value))
    }
    intercept -= RATE * lift * 10
    weights.forEach((value, at) => (weights[at] = Math.max(0, value - RATE * 10 * ((slope[at] ?? 0) + DECAY * value))))
  }
  const round = (value: number) => Math.round(value * 100) / 100
  return { intercept: round(intercept), weights: weights.map(round) }
}
