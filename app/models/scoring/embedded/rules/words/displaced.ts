import { makeFinding } from '#app/models/scoring/finding.ts'
import { balanceOf } from '#app/models/scoring/embedded/matching/balance.ts'
import { mayMeanTheSame } from '#app/models/scoring/embedded/matching/exchanged-words.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { LOOSE_WORDS } from '#app/models/scoring/embedded/lexicon/loose-words.ts'
import { senseIdsOf } from '#app/models/scoring/embedded/lexicon/senses.ts'
import type { Slot } from '#app/models/scoring/embedded/matching/slots.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Word for word so near that another word in a place stands for the one that stood there. */
const NEAR = 0.78
/** Shorter than this, a word or two make an utterance look like another. Tokens. */
const MIN_TOKENS = 12

const within =
  ({ from, to }: Slot['reference']) =>
  (word: ContentWord) =>
    word.at >= from && word.at < to

/**
 * In a rendition that follows the model closely, another thing or deed in the place of one that source and model both name,
 * where the lexicon knows the two and has no wording in which they mean the same.
 */
export const displaced: Rule = (comparison) => {
  const { segmentId, source, reference, local } = comparison
  if (local.likeness < NEAR || reference.tokens.length < MIN_TOKENS) return []
  const spoken = senseIdsOf(source)
  const { lost, foreign } = balanceOf(comparison)
  const loose = LOOSE_WORDS[reference.language]
  const named = [...lost].filter(
    ({ senses, token }) => senses.some((sense) => spoken.has(sense)) && !loose.has(token.folded),
  )
  const known = [...foreign].filter(({ senses }) => senses.length > 0)
  for (const slot of local.slots) {
    const was = named.find(within(slot.reference))
    const is = known.find(within(slot.rendition))
    if (!was || !is || mayMeanTheSame(comparison, was, is)) continue
    const facts = { expected: quote([was.token]), heard: quote([is.token]) }
    return [makeFinding({ segmentId, rule: 'term-replaced', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}
