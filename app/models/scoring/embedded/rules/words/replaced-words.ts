// Reports another known word in the place of one that source and model both have, in a near copy. Major
// (`term-replaced`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import { contentDiffOf } from '#app/models/scoring/embedded/matching/content-diff.ts'
import { mayMeanTheSame } from '#app/models/scoring/embedded/matching/exchanged-words.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { LOOSE_WORDS } from '#app/models/scoring/embedded/lexicon/loose-words.ts'
import { senseIdsOf } from '#app/models/scoring/embedded/lexicon/senses.ts'
import type { Slot } from '#app/models/scoring/embedded/matching/slots.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Above this likeness a word in a slot replaces the one that was there. */
const NEAR = 0.78
/** Tokens. In shorter texts a word or two distort the likeness. */
const MIN_TOKENS = 12

const within =
  ({ from, to }: Slot['reference']) =>
  (word: ContentWord) =>
    word.at >= from && word.at < to

/** Both words must be in the lexicon, without a shared meaning. */
export const replacedWords: Rule = (comparison) => {
  const { segmentId, source, reference, wordDiff } = comparison
  if (wordDiff.likeness < NEAR || reference.tokens.length < MIN_TOKENS) return []
  const spoken = senseIdsOf(source)
  const { lost, foreign } = contentDiffOf(comparison)
  const loose = LOOSE_WORDS[reference.language]
  const named = [...lost].filter(
    ({ senses, token }) => senses.some((sense) => spoken.has(sense)) && !loose.has(token.folded),
  )
  const known = [...foreign].filter(({ senses }) => senses.length > 0)
  for (const slot of wordDiff.slots) {
    const was = named.find(within(slot.reference))
    const is = known.find(within(slot.rendition))
    if (!was || !is || mayMeanTheSame(comparison, was, is)) continue
    const facts = { expected: quote([was.token]), heard: quote([is.token]) }
    return [makeFinding({ segmentId, rule: 'term-replaced', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}
