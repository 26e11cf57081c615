// Reports a lost subordinate clause with "before", "until", "after" or "because": "before I've checked it". Major
// (`part-missing`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import { contentDiffOf } from '#app/models/scoring/embedded/matching/content-diff.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import {
  linkedClause,
  mayExpress,
  relationsOf,
  type RelationMention,
  type Relation,
} from '#app/models/scoring/embedded/reading/relations.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord, Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { omission } from './coverage.ts'

/** Conditions have a rule of their own. */
const LINKS: ReadonlySet<Relation> = new Set(['before', 'until', 'after', 'because'])
/** These are often expressed indirectly: "without me looking first". */
const LOOSE: ReadonlySet<Relation> = new Set(['before', 'until'])
const LOST_SHARE = 0.66
/** With more new words than this, the clause may be reworded. */
const MOST_NEW = 2

const hasFullWeight = ({ weight }: ContentWord) => weight >= 1
const hasRelation = (side: Utterance, relation: Relation) => relationsOf(side).some((one) => one.relation === relation)

/** Whether the words of the clause are gone and the rendition is shorter for it, with hardly any new words. */
function isGone(comparison: Comparison, link: RelationMention): boolean {
  const { reference, rendition } = comparison
  const { lost, foreign } = contentDiffOf(comparison)
  const { from, to } = linkedClause(reference, link)
  const words = reference.content.filter((word) => word.at >= from && word.at < to && hasFullWeight(word))
  const gone = words.filter((word) => lost.has(word)).length
  return (
    gone > 0 &&
    gone >= words.length * LOST_SHARE &&
    [...foreign].filter(hasFullWeight).length <= MOST_NEW &&
    reference.tokens.length - rendition.tokens.length > gone
  )
}

export const lostLinks: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted } = comparison
  const link = relationsOf(reference).find(
    (one) =>
      LINKS.has(one.relation) &&
      [source, ...accepted].every((side) => hasRelation(side, one.relation)) &&
      !hasRelation(rendition, one.relation) &&
      !(LOOSE.has(one.relation) && mayExpress(rendition, one.relation)) &&
      isGone(comparison, one),
  )
  if (!link || omission(comparison).some(({ type }) => type !== 'minor')) return []
  const { from, to } = linkedClause(reference, link)
  const expected = quote(reference.tokens.slice(from, to))
  return [makeFinding({ segmentId, rule: 'part-missing', facts: { expected }, reference: expected })]
}
