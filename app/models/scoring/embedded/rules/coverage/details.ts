// Reports a detail left out of a known field: "in writing", "a photo", "in cash". Major (`part-missing`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import { contentDiffOf } from '#app/models/scoring/embedded/matching/content-diff.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import {
  fieldsOf,
  isLeftIn,
  isTouchedIn,
  namedIn,
  type Field,
} from '#app/models/scoring/embedded/lexicon/fields-reader.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import { omission } from './coverage.ts'

/** Tokens around the place. More new words than this near it may reword the detail. */
const NEAR = 4
const MOST_NEW = 2

/** Whether the words are lost according to the lexicon, too, with hardly anything new in their place. */
function isGone(comparison: Comparison, { isManner }: Field, named: readonly Token[]): boolean {
  const { reference, rendition, alignment } = comparison
  const { lost, foreign } = contentDiffOf(comparison)
  const at = reference.tokens.findIndex((token) => token === named[0])
  if (!isManner && reference.content.some((word) => named.includes(word.token) && !lost.has(word))) return false
  const ordered = alignment.pairs.toSorted((a, b) => a.reference.at - b.reference.at)
  const beside = [ordered.findLast((pair) => pair.reference.at < at), ordered.find((pair) => pair.reference.at > at)]
  const places = beside.flatMap((pair) => (pair ? [pair.rendition.at] : []))
  const isNear = ({ at: place }: { at: number }) => places.some((one) => Math.abs(one - place) <= NEAR)
  return rendition.tokens.length < reference.tokens.length && [...foreign].filter(isNear).length <= MOST_NEW
}

/**
 * A field that source and every model name and the rendition does not touch. Silent if a larger omission is reported.
 */
export const details: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted } = comparison
  const lost = fieldsOf(source).find(
    (field) =>
      accepted.every((model) => fieldsOf(model).includes(field)) &&
      !isTouchedIn(field, rendition) &&
      !isLeftIn(field, rendition) &&
      isGone(comparison, field, namedIn(field, reference)),
  )
  if (!lost || omission(comparison).some(({ type }) => type !== 'minor')) return []
  const expected = quote(namedIn(lost, reference))
  return [makeFinding({ segmentId, rule: 'part-missing', facts: { expected }, reference: expected })]
}
