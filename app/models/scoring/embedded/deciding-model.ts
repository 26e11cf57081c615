import type { RuleName } from '#app/config/copy/scoring.ts'
import { DEDUCTION_MARKS, EMBEDDED } from '#app/config/scoring.ts'
import type { Pieces } from '#app/pieces.ts'
import type { Finding } from '../evaluation.ts'
import type { Comparison } from './matching/comparison.ts'

const marksLost = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { type }) => sum + DEDUCTION_MARKS[type], 0)

/**
 * The model interpretations that a rendition follows. If it is close to one word for word, only those about as close,
 * so that another model's wording does not excuse a changed word; otherwise all of them.
 */
function followedModels(comparisons: Comparison[]): Comparison[] {
  const closest = Math.max(...comparisons.map(({ wordDiff }) => wordDiff.likeness))
  if (closest < EMBEDDED.closeLikeness) return comparisons
  return comparisons.filter(({ wordDiff }) => wordDiff.likeness >= closest - EMBEDDED.likenessTolerance)
}

const leastCostly = (results: readonly Finding[][]): Finding[] =>
  results.reduce((least, next) => (marksLost(next) < marksLost(least) ? next : least))

const hasCritical = (findings: readonly Finding[]) => findings.some(({ type }) => type === 'critical')

/**
 * At least two models, and at least half of them all, must agree on a critical error. Then it does not depend on how
 * one of them is worded.
 */
const MIN_AGREEING = 2
const isMajority = (count: number, all: number) => count >= MIN_AGREEING && count * 2 >= all
/** Above this likeness, a "not" is compared with the very words of the model. */
const NEAR_MODEL = 0.55
/** Above this likeness to a model, that model alone decides. */
const NEAR_COPY = 0.85

interface ModelResult {
  comparison: Comparison
  findings: Finding[]
}

const denialsOf = ({ comparison }: ModelResult) => comparison.reference.polarity.negations.length

const isNegationFinding = ({ rule }: Finding) => rule.startsWith('negation-')

/** A lost or added "not" that no other model explains by having fewer, or more, of them. */
function isUnexplained({ rule }: Finding, by: ModelResult, others: readonly ModelResult[]): boolean {
  const denials = denialsOf(by)
  if (rule === 'negation-lost') return others.every((other) => denialsOf(other) >= denials)
  return rule === 'negation-added' && others.every((other) => denialsOf(other) <= denials)
}

/** Rules whose findings hold in any wording. Who does what can be worded in too many ways. */
const WORDING_INDEPENDENT: ReadonlySet<string> = new Set<RuleName>([
  'opposite-word',
  'obligation-reversed',
  'relative-replaced',
  'question-lost',
  'most-missing',
  'number-replaced',
])

const nearestOf = (results: readonly ModelResult[]): ModelResult | undefined =>
  results.toSorted((a, b) => b.comparison.wordDiff.likeness - a.comparison.wordDiff.likeness)[0]

const lostPart = ({ findings }: ModelResult) => findings.find(({ rule }) => rule === 'part-missing')

/**
 * An omission found with the nearest model and with at least half of all models. That the others account for it is
 * chance.
 */
function missedByMost(results: readonly ModelResult[]): Finding[] {
  const by = nearestOf(results)
  const missing = by && lostPart(by)
  const count = results.filter(lostPart).length
  return missing && isMajority(count, results.length) ? [missing] : []
}

/**
 * A critical error found with the nearest model. The other models are worded too differently to show it, so their
 * silence does not excuse it.
 */
function nearestCritical(results: readonly ModelResult[]): Finding | undefined {
  const by = nearestOf(results)
  return by?.findings.find(
    (finding) =>
      finding.type === 'critical' &&
      (WORDING_INDEPENDENT.has(finding.rule) ||
        (isNegationFinding(finding) && by.comparison.wordDiff.likeness >= NEAR_MODEL) ||
        isUnexplained(finding, by, results)),
  )
}

/**
 * Decides which findings of all models count. Of the models that the rendition follows, the one that costs the fewest
 * marks decides; where two models and half of them all find a critical error, the cheapest of these. Added to that: a
 * critical error that only the nearest model shows, if no other model's wording excuses it, and an omission found with
 * the nearest and with half of all models. A piece finds the errors with one of them.
 */
export function* deciding(
  comparisons: Comparison[],
  findWith: (comparison: Comparison) => Finding[],
): Pieces<Finding[]> {
  const byComparison = new Map<Comparison, Finding[]>()
  for (const comparison of followedModels(comparisons)) {
    yield
    byComparison.set(comparison, findWith(comparison))
  }
  const best = leastCostly([...byComparison.values()])
  if (
    hasCritical(best) ||
    comparisons.length < MIN_AGREEING ||
    comparisons.some(({ wordDiff }) => wordDiff.likeness >= NEAR_COPY)
  )
    return best
  const all: ModelResult[] = []
  for (const comparison of comparisons) {
    if (!byComparison.has(comparison)) yield
    all.push({ comparison, findings: byComparison.get(comparison) ?? findWith(comparison) })
  }
  const withCritical = all.map(({ findings }) => findings).filter(hasCritical)
  if (isMajority(withCritical.length, all.length)) return leastCostly(withCritical)
  const shown = nearestCritical(all)
  if (shown) return [shown, ...best.filter((finding) => !(isNegationFinding(shown) && isNegationFinding(finding)))]
  const missed = best.some(({ type }) => type === 'major') ? [] : missedByMost(all)
  return missed.length > 0 ? [...missed, ...best.filter(({ rule }) => rule !== 'detail-missing')] : best
}
