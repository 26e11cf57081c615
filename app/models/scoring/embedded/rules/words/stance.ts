// Reports a reversed stance, in any words and with or without "not": "happy to pay" for "contests the fine". Critical
// (`opposite-word`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { isConverseComparison } from '#app/models/scoring/embedded/matching/converse.ts'
import { isImpliedNegation } from '#app/models/scoring/embedded/matching/negation-equivalents.ts'
import { hasSharedContext, SAME_MEANING } from '#app/models/scoring/embedded/matching/shared-context.ts'
import { standsOf, type StancePosition } from '#app/models/scoring/embedded/reading/stances.ts'
import { isBoundReworded } from '../amounts/bounds.ts'
import { groupBy } from '#app/models/scoring/embedded/matching/group-by.ts'
import { once } from '#app/remember.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { negationCount, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const byScale = once((utterance: Utterance) => groupBy(standsOf(utterance), ({ meaning }) => meaning.scale))
const positionsOn = (utterance: Utterance, scale: number) => byScale(utterance).get(scale) ?? []

type Side = 1 | -1

/** Words of numbers and times are left to those rules. */
const isPartOfNumber = ({ entities }: Utterance, { from, to }: StancePosition) =>
  entities.some((entity) => entity.from < to && entity.to > from)

/** Tokens quoted beside a stance word, to include its "not". */
const QUOTE_BESIDE = 2
function quoteOf({ tokens, language }: Utterance, { from, to }: StancePosition): string {
  const [before, after] = language === 'en' ? [QUOTE_BESIDE, 0] : [0, 1]
  return quote(tokens.slice(Math.max(0, from - before), to + after))
}

/** If only a "not" changed, the number of negations in any form must change accordingly. */
function isConfirmedByCount(
  { reference, rendition }: Comparison,
  { sign, meaning: { side } }: StancePosition,
): boolean {
  const forms = ({ polarity }: Utterance) => polarity.negations.length + polarity.implied.length
  const wasDenied = (sign === 1) !== (side === 0)
  return wasDenied ? negationCount(reference) > negationCount(rendition) : negationCount(rendition) > forms(reference)
}

/** How many times a side is taken. */
const times = (stands: readonly StancePosition[], side: Side) => stands.filter(({ sign }) => sign === side).length

/**
 * A side that source and model take more often than the rendition, where the rendition takes the other side more often
 * than they do.
 */
function reversedOn(comparison: Comparison, scale: number, side: Side): [StancePosition, StancePosition] | null {
  const { source, reference, rendition, accepted } = comparison
  const other = side === 1 ? -1 : 1
  const [was, heard] = [positionsOn(reference, scale), positionsOn(rendition, scale)]
  const least = Math.min(times(was, side), times(positionsOn(source, scale), side))
  if (least === 0 || times(heard, side) >= least || heard.some(({ sign }) => sign === 0)) return null
  const most = Math.max(...[source, ...accepted].map((one) => times(positionsOn(one, scale), other)))
  if (times(heard, other) <= most) return null
  for (const expected of was.filter(({ sign }) => sign === side))
    for (const is of heard.filter(({ sign }) => sign === other)) {
      if (isPartOfNumber(rendition, is)) continue
      if (expected.meaning.side === is.meaning.side && !isConfirmedByCount(comparison, expected)) continue
      if (hasSharedContext(comparison, expected, is, SAME_MEANING)) return [expected, is]
    }
  return null
}

function reversedStance(comparison: Comparison): [StancePosition, StancePosition] | null {
  for (const scale of new Set(standsOf(comparison.reference).map(({ meaning }) => meaning.scale))) {
    const found = reversedOn(comparison, scale, 1) ?? reversedOn(comparison, scale, -1)
    if (found) return found
  }
  return null
}

/** "En fazla on hafta kalır" for "on haftadan fazla kalmaz". */
function isAtMost({ reference, rendition }: Comparison): boolean {
  const [no, most] = [/(?:fazla|uzun) \S+m[ae][zy]\S*/u, /(?:^| )en (?:fazla|cok) /u]
  const isBetween = (one: Utterance, other: Utterance) => no.test(one.plain) && most.test(other.plain)
  return reference.language === 'tr' && (isBetween(reference, rendition) || isBetween(rendition, reference))
}

/** Scales are in `lexicon/stances/`: accept or refuse, allowed or forbidden, enough or not. */
export const stance: Rule = (comparison) => {
  const found = reversedStance(comparison)
  if (!found || isConverseComparison(comparison) || isImpliedNegation(comparison, found[0])) return []
  // "Don't add more than half" for "add no more than half".
  if (comparison.reference.language === 'en' && isBoundReworded(comparison)) return []
  if (isAtMost(comparison)) return []
  const { segmentId, reference, rendition } = comparison
  const facts = { expected: quoteOf(reference, found[0]), heard: quoteOf(rendition, found[1]) }
  return [makeFinding({ segmentId, rule: 'opposite-word', facts, reference: facts.expected, rendition: facts.heard })]
}
