// Reports the two terms of a comparison swapped: "the train is cheaper than the bus" for "the bus is cheaper than the
// train". Critical (`roles-swapped`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { swappedComparisons } from '#app/models/scoring/embedded/matching/converse.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { asWord } from '#app/models/scoring/embedded/reading/utterance.ts'

const SAME = 0.95
/** "More than he loves me" compares two actions, whose subjects may be left out. */
const MORE = /^(?:more|less|fewer)$/u

export const comparisons: Rule = (comparison) => {
  const { segmentId, reference } = comparison
  const { language } = reference
  const found = swappedComparisons(comparison).find(
    ({ was, is }) =>
      was.quality &&
      is.quality &&
      !MORE.test(was.quality.folded) &&
      wordSimilarity(asWord(was.quality, language), asWord(is.quality, language), language) >= SAME,
  )
  if (!found) return []
  const [expected, heard] = [quote(found.was.words), quote(found.is.words)]
  return [
    makeFinding({
      segmentId,
      rule: 'roles-swapped',
      facts: { expected, heard },
      reference: expected,
      rendition: heard,
    }),
  ]
}
