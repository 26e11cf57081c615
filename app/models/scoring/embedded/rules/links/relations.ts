// Reports a changed relation between clauses: "although" for "because", "after" for "before". Critical
// (`relation-changed`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import {
  linkedClause,
  mayExpress,
  relationsOf,
  type RelationMention,
  type Relation,
} from '#app/models/scoring/embedded/reading/relations.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { negationCount, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Changes of relation that change the message. */
const CHANGES: readonly [Relation, readonly Relation[]][] = [
  ['if', ['unless', 'even if', 'because', 'although']],
  ['unless', ['even if', 'because']],
  ['even if', ['if', 'unless', 'because']],
  ['because', ['although', 'unless', 'even if']],
  ['although', ['because', 'unless', 'if']],
  ['before', ['after']],
  ['until', ['after']],
  ['after', ['before', 'until']],
  ['while', ['before', 'after']],
]

const count = (side: Utterance, relation: Relation) =>
  relationsOf(side).filter((one) => one.relation === relation).length

/** Tokens: how far from a link its words may stand. */
const REACH = 8

/** Whether a matched word stands near both links. */
function isSameTopic(
  { reference, rendition, alignment }: Comparison,
  was: RelationMention,
  is: RelationMention,
): boolean {
  const beside = (side: Utterance, { tokens }: RelationMention, at: number) => {
    const from = side.tokens.findIndex((token) => token === tokens[0])
    return at >= from - REACH && at < from + tokens.length + REACH
  }
  return alignment.pairs.some(
    (pair) => beside(reference, was, pair.reference.at) && beside(rendition, is, pair.rendition.at),
  )
}

/** Reasons and concessions are often added or left out, so these links must introduce the same clause. */
const FREE = new Set<Relation>(['because', 'although'])

function isSameClause(
  { reference, rendition, alignment }: Comparison,
  was: RelationMention,
  is: RelationMention,
): boolean {
  const [own, other] = [linkedClause(reference, was), linkedClause(rendition, is)]
  return alignment.pairs.some(
    (pair) =>
      pair.reference.at >= own.from &&
      pair.reference.at < own.to &&
      pair.rendition.at >= other.from &&
      pair.rendition.at < other.to,
  )
}

/** "If you don't pay", "ödemezseniz": a negated condition, which "unless" also expresses. */
function isNegated({ tokens, polarity }: Utterance, { tokens: words }: RelationMention): boolean {
  const from = tokens.findIndex((token) => token === words[0])
  return polarity.negations.some(({ at }) => at >= from && at <= from + REACH)
}

const TIMES = new Set<Relation>(['before', 'after', 'until'])

/** Requirements: what is required is what nothing is possible without. */
const ONLY =
  /\b(?:only|must|required|needs?|ha(?:ve|s) to|ancak|sadece|yalnizca|yalniz|sart|gerek\S*|zorunda\S*|lazim)\b/u
const ONCE = /^(?:once|\S+[iu]nc[ae])$/u
/** "Unless I take one" for "I can't sleep without one". */
const WITHOUT = { en: /\bwithout\b/u, tr: /(?:^| )(?:\S+m[ae]d[ae]n|\S{2,}[^n]s[iu]z)(?= |$)/u }

/** Whether two links say the same with one "not" more or less: "only after ten", "not until ten". */
function isEquivalentLink({ reference, rendition }: Comparison, was: RelationMention, is: RelationMention): boolean {
  if (was.relation === 'even if') return mayExpress(rendition, was.relation)
  // "Not unless you show it" for "only if you can show it".
  const isOnly = ONLY.test(reference.plain) && negationCount(rendition) > negationCount(reference)
  if (is.relation === 'unless' && was.relation === 'if') return isNegated(reference, was) || isOnly
  if (was.relation === 'if' && isNegated(reference, was) && count(rendition, 'unless') > count(reference, 'unless'))
    return true
  // "You can't come back once you've gone" for "if you go, you can't come back".
  if (
    is.relation === 'after' &&
    ONCE.test(is.tokens[0]?.folded ?? '') &&
    count(reference, 'if') > count(rendition, 'if')
  )
    return true
  if (is.relation === 'unless' && WITHOUT[reference.language].test(reference.plain)) return true
  if (!TIMES.has(was.relation) || !TIMES.has(is.relation)) return false
  return negationCount(reference) !== negationCount(rendition) || mayExpress(rendition, was.relation)
}

/** "But" and "even" can express these. */
const MILD = new Set<Relation>(['although', 'even if'])

/** Whether no other text has this relation as often. */
function isForeign({ source, rendition, accepted }: Comparison, { relation, isVague }: RelationMention): boolean {
  const clear = (side: Utterance) => relationsOf(side).filter((one) => one.relation === relation && !one.isVague).length
  if (isVague) return false
  if (MILD.has(relation) && [source, ...accepted].some((side) => mayExpress(side, relation))) return false
  return [source, ...accepted].every((side) => clear(side) < clear(rendition))
}

/** Source and model must agree on the lost relation, and no other text may have the new one. */
export const relations: Rule = (comparison) => {
  const { segmentId, source, reference, rendition } = comparison
  for (const [lost, changes] of CHANGES) {
    const expected = Math.min(count(source, lost), count(reference, lost))
    if (expected === 0 || count(rendition, lost) >= expected) continue
    for (const was of relationsOf(reference).filter(({ relation }) => relation === lost)) {
      const isNew = (is: RelationMention) =>
        changes.includes(is.relation) &&
        isForeign(comparison, is) &&
        !isEquivalentLink(comparison, was, is) &&
        (FREE.has(is.relation) ? isSameClause : isSameTopic)(comparison, was, is)
      const is = relationsOf(rendition).find(isNew)
      if (!is) continue
      const facts = { expected: quote(was.tokens), heard: quote(is.tokens) }
      return [
        makeFinding({ segmentId, rule: 'relation-changed', facts, reference: facts.expected, rendition: facts.heard }),
      ]
    }
  }
  return []
}
