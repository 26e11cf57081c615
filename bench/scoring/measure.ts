import { DEDUCTION_MARKS } from '#app/config/scoring.ts'
import { assess } from '#app/models/scoring/embedded/find-errors.ts'
import type { Finding, Severity } from '#app/models/scoring/evaluation.ts'
import { scoreSegment } from '#app/models/scoring/segment-score.ts'
import { chrf } from '#app/models/scoring/embedded/matching/chrf.ts'
import type { Item } from './items.ts'
import { groupBy } from './random.ts'

export interface AssessedItem extends Item {
  findings: Finding[]
  worst: Severity | 'clean'
  /** Marks that the segment costs its dialogue, before caps. */
  lost: number
  /** Out of 45, for the segment alone. */
  score: number
  chrf: number
  similarity: number
}

const ORDER = ['clean', 'minor', 'major', 'critical'] as const
/** Whether the worst finding is at least this severe. */
export const isAtLeast = (found: AssessedItem['worst'], least: AssessedItem['worst']): boolean =>
  ORDER.indexOf(found) >= ORDER.indexOf(least)

/** The severity of the gravest finding. */
export const worstOf = (findings: readonly Finding[]): AssessedItem['worst'] =>
  findings.reduce<AssessedItem['worst']>((most, { type }) => (isAtLeast(type, most) ? type : most), 'clean')

export function assessItem(item: Item): AssessedItem {
  const { segment, index, text } = item
  const rendition = { status: 'spoken', text } as const
  const { findings, similarity } = assess({ segment, segmentId: index + 1, rendition })
  return {
    ...item,
    findings,
    worst: worstOf(findings),
    lost: findings.reduce((sum, { type }) => sum + DEDUCTION_MARKS[type], 0),
    score: scoreSegment({ findings, missed: false }),
    similarity,
    chrf: Math.max(...[segment.translation, ...segment.variants].map((model) => chrf(text, model))),
  }
}

export interface Rates {
  count: number
  /** Shares of the items by the severity of the worst finding. */
  found: number
  major: number
  critical: number
  /** At least as severe as it should be. */
  enough: number
  meanLost: number
}

export function rates(items: readonly AssessedItem[]): Rates {
  const share = (holds: (item: AssessedItem) => boolean) => items.filter(holds).length / Math.max(1, items.length)
  return {
    count: items.length,
    found: share(({ worst }) => worst !== 'clean'),
    major: share(({ worst }) => isAtLeast(worst, 'major')),
    critical: share(({ worst }) => worst === 'critical'),
    enough: share(({ worst, least }) => isAtLeast(worst, least)),
    meanLost: items.reduce((sum, { lost }) => sum + lost, 0) / Math.max(1, items.length),
  }
}

/** Of all pairs of a free and a wrong rendition of one segment, the share in which the free one scores higher. */
export function pairAccuracy(
  items: readonly AssessedItem[],
  value: (item: AssessedItem) => number,
): { pairs: number; share: number } {
  const bySegment = groupBy(items, ({ dialogue, index }) => `${dialogue} ${index}`)
  let [pairs, won] = [0, 0]
  for (const group of bySegment) {
    const good = group.filter(({ kind }) => kind === 'paraphrase')
    const bad = group.filter(({ least }) => least === 'critical' || least === 'major')
    for (const one of good) {
      for (const other of bad) {
        pairs += 1
        won += value(one) > value(other) ? 1 : value(one) === value(other) ? 0.5 : 0
      }
    }
  }
  return { pairs, share: won / Math.max(1, pairs) }
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value)
  const result: number[] = values.map(() => 0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1
    for (const { at } of order.slice(from, to)) result[at] = (from + to - 1) / 2
    from = to
  }
  return result
}

/** Pearson correlation. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const centred = (list: readonly number[]) => {
    const mean = list.reduce((sum, value) => sum + value, 0) / list.length
    return list.map((value) => value - mean)
  }
  const [x, y] = [centred(a), centred(b)]
  const covariance = x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0)
  const spread = (list: number[]) => Math.sqrt(list.reduce((sum, value) => sum + value ** 2, 0))
  return covariance / Math.max(Number.EPSILON, spread(x) * spread(y))
}

/** Spearman rank correlation. */
export const spearman = (a: readonly number[], b: readonly number[]): number => pearson(ranks(a), ranks(b))
