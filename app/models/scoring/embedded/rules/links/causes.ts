// Reports cause and effect swapped: "I didn't pay, so they cut me off" for "they cut me off, so I couldn't pay".
// Critical (`relation-changed`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import { singleCause } from '#app/models/scoring/embedded/reading/causes.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord } from '#app/models/scoring/embedded/reading/utterance.ts'

const SAME = 0.85
const CONTEXT = 3

export const causes: Rule = ({ segmentId, reference, rendition, source }) => {
  const [expected, heard] = [singleCause(reference), singleCause(rendition)]
  if (!expected || !heard || !singleCause(source)) return []
  const { language } = reference
  const countShared = (some: readonly ContentWord[], others: readonly ContentWord[]) =>
    some.filter((word) => others.some((other) => wordSimilarity(word, other, language) >= SAME)).length
  const kept = countShared(expected.reason, heard.reason) + countShared(expected.result, heard.result)
  const [toResult, toReason] = [countShared(expected.reason, heard.result), countShared(expected.result, heard.reason)]
  if (toResult === 0 || toReason === 0 || toResult + toReason <= 2 * kept) return []
  const [was, is] = [expected, heard].map(({ reason, words }) =>
    quote([...words, ...reason.slice(0, CONTEXT).map(({ token }) => token)].toSorted((a, b) => a.start - b.start)),
  )
  const facts = { expected: was ?? '', heard: is ?? '' }
  return [
    makeFinding({ segmentId, rule: 'relation-changed', facts, reference: facts.expected, rendition: facts.heard }),
  ]
}
