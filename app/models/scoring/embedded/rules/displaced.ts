import { makeFinding } from '../../finding.ts'
import { similarity } from '../align.ts'
import type { Comparison, Rule } from '../comparison.ts'
import { sensesOf } from '../lexicon/senses.ts'
import type { Slot } from '../slots.ts'
import { quote } from '../text.ts'
import type { ContentWord, Utterance } from '../utterance.ts'

/** Word for word so near that another word in a place stands for the one that stood there. */
const NEAR = 0.78
/** Shorter than this, a word or two make an utterance look like another. Tokens. */
const MIN_TOKENS = 12

const idsOf = (side: Utterance) => new Set(sensesOf(side).map(({ meaning }) => meaning.id))
const within =
  ({ from, to }: Slot['reference']) =>
  (word: ContentWord) =>
    word.at >= from && word.at < to

/** Meanings that the source names and that no word of the rendition has, among the model's words of a slot. */
function lostIn({ source, rendition, alignment }: Comparison, slot: Slot): ContentWord[] {
  const [spoken, heard] = [idsOf(source), idsOf(rendition)]
  return alignment.missing.filter(
    (word) =>
      within(slot.reference)(word) &&
      word.senses.some((sense) => spoken.has(sense)) &&
      !word.senses.some((sense) => heard.has(sense)),
  )
}

/** Words of a slot of the rendition that mean something, and nothing that source or any model says. */
function foreignIn({ source, accepted, alignment }: Comparison, slot: Slot): ContentWord[] {
  const known = new Set([source, ...accepted].flatMap((side) => [...idsOf(side)]))
  return alignment.extra.filter(
    (word) =>
      within(slot.rendition)(word) &&
      word.senses.length > 0 &&
      !word.senses.some((sense) => known.has(sense)) &&
      !source.folded.has(word.token.folded) &&
      !accepted.some(({ content, language }) => content.some((other) => similarity(word, other, language) > 0)),
  )
}

/**
 * In a rendition that follows the model closely, another thing or deed in the place of one that source and model both name,
 * where the lexicon knows the two and has no wording in which they mean the same.
 */
export const displaced: Rule = (comparison) => {
  const { segmentId, reference, local } = comparison
  if (local.likeness < NEAR || reference.tokens.length < MIN_TOKENS) return []
  for (const slot of local.slots) {
    const [was] = lostIn(comparison, slot)
    const [is] = foreignIn(comparison, slot)
    if (!was || !is) continue
    const facts = { expected: quote([was.token]), heard: quote([is.token]) }
    return [makeFinding({ segmentId, rule: 'term-replaced', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}
