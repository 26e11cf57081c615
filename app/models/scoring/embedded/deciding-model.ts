import type { RuleName } from '#app/config/copy/scoring.ts'
import { DEDUCTION_MARKS, EMBEDDED } from '#app/config/scoring.ts'
import type { Finding } from '../evaluation.ts'
import type { Comparison } from './matching/comparison.ts'

const marksLost = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { type }) => sum + DEDUCTION_MARKS[type], 0)

/**
 * The model interpretations that a rendition follows: where it is close to one word for word, those about as close, so
 * that a changed word is not excused by another model's wording; else all of them.
 */
function followed(comparisons: Comparison[]): Comparison[] {
  const closest = Math.max(...comparisons.map(({ local }) => local.likeness))
  if (closest < EMBEDDED.closeLikeness) return comparisons
  return comparisons.filter(({ local }) => local.likeness >= closest - EMBEDDED.likenessTolerance)
}

const cheapest = (judgements: readonly Finding[][]): Finding[] =>
  judgements.reduce((least, next) => (marksLost(next) < marksLost(least) ? next : least))

const isGrave = (findings: readonly Finding[]) => findings.some(({ type }) => type === 'critical')

/** So many models that contradict a rendition gravely, and half of all, are no matter of how one of them is worded. */
const AGREED = 2
const isAgreed = (count: number, all: number) => count >= AGREED && count * 2 >= all
/** Word for word so near, a "not" is held against the very words of the model. */
const CLOSE = 0.55
/** Word for word so near to a model, that one decides alone. */
const NEAR_COPY = 0.85

interface Judgement {
  comparison: Comparison
  findings: Finding[]
}

const denialsOf = ({ comparison }: Judgement) => comparison.reference.polarity.negations.length

const isOfDenial = ({ rule }: Finding) => rule.startsWith('negation-')

/** A lost or added "not" that no other model explains by saying the message with fewer of them, or with more. */
function isUnexplained({ rule }: Finding, by: Judgement, others: readonly Judgement[]): boolean {
  const denials = denialsOf(by)
  if (rule === 'negation-lost') return others.every((other) => denialsOf(other) >= denials)
  return rule === 'negation-added' && others.every((other) => denialsOf(other) <= denials)
}

/** Words that hardly say the same in other surroundings; who does what is worded in too many ways. */
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

/** A part of the message that the nearest model misses, and half of all: that the others find words for it is chance. */
function missedByMost(judgements: readonly Judgement[]): Finding[] {
  const by = nearestOf(judgements)
  const missing = by && lostPart(by)
  const count = judgements.filter(lostPart).length
  return missing && isAgreed(count, judgements.length) ? [missing] : []
}

/**
 * A critical error that the model shows to which a rendition is nearest, so that the others' silence is no excuse: they are
 * worded too differently to show it.
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
 * What counts of all that the models of a segment find in a rendition: of those that it follows the one by which the fewest
 * marks are lost, or, where two models and half of them all find a critical error, the best of these. A critical error that
 * the nearest one alone shows counts beside the former, where no other model words it so that the rendition could be right;
 * so does a part of the message that it misses and half of all do.
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
