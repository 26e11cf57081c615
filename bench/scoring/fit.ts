import { assess, compare } from '#app/models/scoring/embedded/find-errors.ts'
import { similarityShares } from '#app/models/scoring/embedded/matching/similarity.ts'
import { readGraded, type GradedPair } from './graded.ts'

const STEPS = 10_000
const RATE = 20
/** The machine translations count twice: the other sets are harder than real texts. */
const TWICE = 'systems'

interface Example {
  shares: number[]
  /** Whether the worst error is critical, and whether it is another one: 1 or 0 each. */
  faults: number[]
  grade: number
  weight: number
}

function examples(pairs: readonly GradedPair[]): Example[] {
  const counts = new Map<string, number>()
  const nameOf = ({ set, language }: GradedPair) => `${set} ${language}`
  for (const pair of pairs) counts.set(nameOf(pair), (counts.get(nameOf(pair)) ?? 0) + 1)
  return pairs.flatMap((pair) => {
    const [comparison] = compare(pair.input)
    if (!comparison) return []
    const { findings } = assess(pair.input)
    const isCritical = findings.some(({ type }) => type === 'critical')
    return [
      {
        shares: similarityShares(comparison),
        faults: [Number(isCritical), Number(!isCritical && findings.length > 0)],
        grade: pair.grade,
        weight: (pair.set === TWICE ? 2 : 1) / (counts.get(nameOf(pair)) ?? 1),
      },
    ]
  })
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

function shareOut(values: readonly number[]): number[] {
  const sizes = values.map(Math.exp)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => size / whole)
}

/**
 * Least squares by gradient descent from equal weights, so that the result is deterministic. The weights sum to one and
 * are never negative: closeness never counts against a rendition, and the model's own words reach exactly 1.
 */
export function fit(): { weights: number[]; lost: number[] } {
  const data = examples(readGraded().filter(({ half }) => half === 'fitted'))
  const whole = data.reduce((sum, { weight }) => sum + weight, 0)
  const heights = (data[0]?.shares ?? []).map(() => 0)
  const depths = (data[0]?.faults ?? []).map(() => -2)
  for (let step = 0; step < STEPS; step += 1) {
    const [weights, lost] = [shareOut(heights), depths.map(sigmoid)]
    const heightSlopes = heights.map(() => 0)
    const depthSlopes = depths.map(() => 0)
    for (const { shares, faults, grade, weight } of data) {
      const mean = shares.reduce((sum, share, at) => sum + share * (weights[at] ?? 0), 0)
      const kept = faults.reduce((product, fault, at) => product * (1 - fault * (lost[at] ?? 0)), 1)
      const miss = (2 * weight * (mean * kept - grade)) / whole
      shares.forEach((share, at) => {
        heightSlopes[at] = (heightSlopes[at] ?? 0) + miss * kept * (weights[at] ?? 0) * (share - mean)
      })
      faults.forEach((fault, at) => {
        depthSlopes[at] = (depthSlopes[at] ?? 0) - miss * mean * fault * (lost[at] ?? 0) * (1 - (lost[at] ?? 0))
      })
    }
    heightSlopes.forEach((slope, at) => (heights[at] = (heights[at] ?? 0) - RATE * slope))
    depthSlopes.forEach((slope, at) => (depths[at] = (depths[at] ?? 0) - RATE * slope))
  }
  const round = (value: number) => Math.round(value * 1000) / 1000
  return { weights: shareOut(heights).map(round), lost: depths.map(sigmoid).map(round) }
}
