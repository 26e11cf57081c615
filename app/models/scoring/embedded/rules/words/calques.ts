// Reports an idiom translated word for word: "hang an ear" for "kulak asmak". Major (`calque`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { calquesOf, placeOf } from '#app/models/scoring/embedded/lexicon/calques.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'

/** No model may word it the same way. */
export const calque: Rule = ({ segmentId, source, rendition, accepted }) => {
  for (const { literal } of calquesOf(source)) {
    const match = placeOf(rendition, literal)
    if (!match || accepted.some((side) => placeOf(side, literal) !== null)) continue
    const heard = quote(rendition.tokens.slice(match.from, match.to))
    return [makeFinding({ segmentId, rule: 'calque', facts: { heard }, rendition: heard })]
  }
  return []
}
