// Reports another step on a scale: "very high" for "a touch high", "per family" for "per child", "next month" for "this
// month". Major (`amount-changed`); critical for a reversal (`opposite-word`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { isConverseComparison } from '#app/models/scoring/embedded/matching/converse.ts'
import { isTouchedIn, namedIn, type Field } from '#app/models/scoring/embedded/lexicon/fields-reader.ts'
import { readScales, type Scale } from '#app/models/scoring/embedded/lexicon/scales-reader.ts'
import { hasSharedContext, tokenSpan } from '#app/models/scoring/embedded/matching/shared-context.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'

interface ScaleMove {
  expected: readonly Token[]
  heard: readonly Token[]
}

/** Whether a shared word stands beside both. */
function isSameTopic(comparison: Comparison, { expected, heard }: ScaleMove): boolean {
  const at = comparison.reference.tokens.findIndex((token) => token === expected[0])
  const heardAt = comparison.rendition.tokens.findIndex((token) => token === heard[0])
  return hasSharedContext(comparison, tokenSpan(at), tokenSpan(heardAt))
}

/** A move from a step that source and every model name to one that none of them names; null if there is none. */
function findMove(comparison: Comparison, { places, isCommon }: Scale): ScaleMove | null {
  const { source, reference, rendition, accepted } = comparison
  const said = [source, ...accepted]
  const isNamed = (place: Field) => said.every((side) => namedIn(place, side).length > 0)
  const was = places.find((place) => isNamed(place) && !isTouchedIn(place, rendition))
  if (!was) return null
  const is = places.find(
    (place) =>
      place !== was && namedIn(place, rendition).length > 0 && !said.some((side) => namedIn(place, side).length > 0),
  )
  if (!is) return null
  const moved = { expected: namedIn(was, reference), heard: namedIn(is, rendition) }
  // "Not always" means "sometimes".
  if (rendition.polarity.negations.some(({ headAt }) => rendition.tokens[headAt] === moved.heard[0])) return null
  return isCommon && !isSameTopic(comparison, moved) ? null : moved
}

export const scales: Rule = (comparison) => {
  for (const scale of readScales()) {
    const moved = findMove(comparison, scale)
    if (!moved || (scale.isReversal && isConverseComparison(comparison))) continue
    const [expected, heard] = [quote(moved.expected), quote(moved.heard)]
    const rule = scale.isReversal ? 'opposite-word' : 'amount-changed'
    const { segmentId } = comparison
    return [makeFinding({ segmentId, rule, facts: { expected, heard }, reference: expected, rendition: heard })]
  }
  return []
}
