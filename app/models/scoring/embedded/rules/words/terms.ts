// Reports one word replaced by another while everything around it stayed: "Thursday's invoice" for "Thursday's
// receipt". Major (`term-replaced`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Alignment } from '#app/models/scoring/embedded/matching/align.ts'
import { wordSimilarity } from '#app/models/scoring/embedded/matching/word-similarity.ts'
import { mayMeanTheSame } from '#app/models/scoring/embedded/matching/exchanged-words.ts'
import { contentDiffOf } from '#app/models/scoring/embedded/matching/content-diff.ts'
import { type Rule, sourceOrModel } from '#app/models/scoring/embedded/matching/comparison.ts'
import type { Slot } from '#app/models/scoring/embedded/matching/slots.ts'
import { dice } from '#app/models/scoring/embedded/reading/stem.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { ContentWord, Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Whether two words have matched neighbours on both sides. */
function sameSlot(input: {
  reference: Utterance
  rendition: Utterance
  alignment: Alignment
  missing: ContentWord
  extra: ContentWord
}): boolean {
  const { reference, rendition, alignment, missing, extra } = input
  const [left, right] = [reference.content.indexOf(missing), rendition.content.indexOf(extra)]
  const neighbours = (offset: number) => {
    const [a, b] = [reference.content[left + offset], rendition.content[right + offset]]
    if (!a && !b) return true
    return alignment.pairs.some((pair) => pair.reference === a && pair.rendition === b)
  }
  return neighbours(-1) && neighbours(1)
}

/** From this likeness on, an unknown word counts, too: nothing else was reworded. */
const COPY = 0.85
const MIN_LETTERS = 4

/** Whether one long word replaces another in its slot and looks nothing like it. */
function isOnlyWordInSlot(slots: readonly Slot[], missing: ContentWord, extra: ContentWord): boolean {
  const [was, is] = [missing.token.folded, extra.token.folded]
  return (
    Math.min(was.length, is.length) >= MIN_LETTERS &&
    dice(was, is) < LOOKS_ALIKE &&
    slots.some(
      ({ reference, rendition }) =>
        reference.from === missing.at &&
        rendition.from === extra.at &&
        reference.to - reference.from === 1 &&
        rendition.to - rendition.from === 1,
    )
  )
}

/** A word of the source, kept on purpose ("bond", "rego") or not. Left to the rule on source words. */
const isBorrowed = (source: Utterance, { token, stem }: ContentWord) =>
  source.folded.has(token.folded) ||
  source.words.some((word) => word.stem.length >= MIN_LETTERS && stem.startsWith(word.stem))

const LOOKS_ALIKE = 0.3

/** Below this likeness another word is more likely a rewording. */
const CLOSE = 0.75

/** The lexicon must know both words as different things, except in a near copy. An unknown word may be a synonym. */
export const terms: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, alignment, accepted, wordDiff } = comparison
  const balance = contentDiffOf(comparison)
  const confirmedSenses = sourceOrModel(comparison).content.flatMap(({ senses }) => senses)
  return (wordDiff.likeness < CLOSE ? [] : alignment.missing).flatMap((missing) => {
    const extra = alignment.extra.find((word) => sameSlot({ reference, rendition, alignment, missing, extra: word }))
    const isKnown = missing.concepts.length > 0 && (extra?.concepts.length ?? 0) > 0
    if (
      !extra ||
      !(
        isKnown ||
        (wordDiff.likeness >= COPY && isOnlyWordInSlot(wordDiff.slots, missing, extra) && !isBorrowed(source, extra))
      )
    )
      return []
    // A word that the source does not confirm may have any number of synonyms.
    if (!isKnown && !missing.senses.some((sense) => confirmedSenses.includes(sense))) return []
    if (!isKnown && !(balance.lost.has(missing) && balance.foreign.has(extra))) return []
    const isModel = accepted.some(({ content, language }) =>
      content.some((word) => wordSimilarity(word, extra, language) > 0),
    )
    if (isModel) return []
    if (mayMeanTheSame(comparison, missing, extra)) return []
    const facts = { expected: quote([missing.token]), heard: quote([extra.token]) }
    return [makeFinding({ segmentId, rule: 'term-replaced', facts, reference: facts.expected, rendition: facts.heard })]
  })
}
