import type { RuleName } from '#app/config/copy/scoring.ts'
import { DEDUCTION_MARKS, EMBEDDED } from '#app/config/scoring.ts'
import type { Finding } from '../evaluation.ts'
import type { Comparison } from './matching/comparison.ts'

const marksLost = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { type }) => sum + DEDUCTION_MARKS[type], 0)

/**
 * The model interpretations that a rendition follows. If it is close to one word for word, only those about as close,
 * so that another model's wording does not excuse a changed word; otherwise all of them.
 */
function followed(comparisons: Comparison[]): Comparison[] {
  const closest = Math.max(...comparisons.map(({ local }) => local.likeness))
  if (closest < EMBEDDED.closeLikeness) return comparisons
  return comparisons.filter(({ local }) => local.likeness >= closest - EMBEDDED.likenessTolerance)
}

const cheapest = (judgements: readonly Finding[][]): Finding[] =>
  judgements.reduce((least, next) => (marksLost(next) < marksLost(least) ? next : least))

const isGrave = (findings: readonly Finding[]) => findings.some(({ type }) => type === 'critical')

/**
 * At least two models, and at least half of them all, must agree on a critical error. Then it does not depend on how
 * one of them is worded.
 */
const AGREED = 2
const isAgreed = (count: number, all: number) => count >= AGREED && count * 2 >= all
/** Above this likeness, a "not" is compared with the very words of the model. */
const CLOSE = 0.55
/** Above this likeness to a model, that model alone decides. */
const NEAR_COPY = 0.85

interface Judgement {
  comparison: Comparison
  findings: Finding[]
}

const denialsOf = ({ comparison }: Judgement) => comparison.reference.polarity.negations.length

const isOfDenial = ({ rule }: Finding) => rule.startsWith('negation-')

/** A lost or added "not" that no other model explains by having fewer, or more, of them. */
function isUnexplained({ rule }: Finding, by: Judgement, others: readonly Judgement[]): boolean {
  const denials = denialsOf(by)
  if (rule === 'negation-lost') return others.every((other) => denialsOf(other) >= denials)
  return rule === 'negation-added' && others.every((other) => denialsOf(other) <= denials)
}

/** Rules whose findings hold in any wording. Who does what can be worded in too many ways. */
const PLAIN: ReadonlySet<string> = new Set<RuleName>([
  'opposite-word',
  'obligation-reversed',
  'relative-replaced',
  'question-lost',
  'most-missing',
  'number-replaced',
])

const nearestOf = (judgements: readonly Judgement[]): Judgement | undefined =>
  judgements.toSorted((a, b) => b.comparison.local.likeness - a.comparison.local.likeness)[0]

const lostPart = ({ findings }: Judgement) => findings.find(({ rule }) => rule === 'part-missing')

/**
 * An omission found with the nearest model and with at least half of all models. That the others account for it is
 * chance.
 */
function missedByMost(judgements: readonly Judgement[]): Finding[] {
  const by = nearestOf(judgements)
  const missing = by && lostPart(by)
  const count = judgements.filter(lostPart).length
  return missing && isAgreed(count, judgements.length) ? [missing] : []
}

/**
 * A critical error found with the nearest model. The other models are worded too differently to show it, so their
 * silence does not excuse it.
 */
function shownNearby(judgements: readonly Judgement[]): Finding | undefined {
  const by = nearestOf(judgements)
  return by?.findings.find(
    (finding) =>
      finding.type === 'critical' &&
      (PLAIN.has(finding.rule) ||
        (isOfDenial(finding) && by.comparison.local.likeness >= CLOSE) ||
        isUnexplained(finding, by, judgements)),
  )
}

/**
 * Decides which findings of all models count. Of the models that the rendition follows, the one that costs the fewest
 * marks decides; where two models and half of them all find a critical error, the cheapest of these. Added to that: a
 * critical error that only the nearest model shows, if no other model's wording excuses it, and an omission found with
 * the nearest and with half of all models.
 */
export function decide(comparisons: Comparison[], judge: (comparison: Comparison) => Finding[]): Finding[] {
  const judged = new Map(followed(comparisons).map((comparison) => [comparison, judge(comparison)]))
  const best = cheapest([...judged.values()])
  if (isGrave(best) || comparisons.length < AGREED || comparisons.some(({ local }) => local.likeness >= NEAR_COPY))
    return best
  const all = comparisons.map((comparison) => ({ comparison, findings: judged.get(comparison) ?? judge(comparison) }))
  const grave = all.map(({ findings }) => findings).filter(isGrave)
  if (isAgreed(grave.length, all.length)) return cheapest(grave)
  const shown = shownNearby(all)
  if (shown) return [shown, ...best.filter((finding) => !(isOfDenial(shown) && isOfDenial(finding)))]
  const missed = best.some(({ type }) => type === 'major') ? [] : missedByMost(all)
  return missed.length > 0 ? [...missed, ...best.filter(({ rule }) => rule !== 'detail-missing')] : best
}
