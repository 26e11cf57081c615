import { senseIdsOf, sensesOf } from '../lexicon/senses.ts'
import { insteadOfNot } from '../lexicon/instead-of-not.ts'
import { readPolarity } from '../reading/negation-reader.ts'
import type { Utterance } from '../reading/utterance.ts'
import type { Comparison } from './comparison.ts'
import { type Slot, slotTokens } from './slots.ts'

/** Words that stand for a "not" in a message as a whole, and in its place are the very thing it denied: "never", "always". */
const NOT_HERE = /^(?:always|birak\S*|sart|farkli\S*|de|da)$/u
/** "Out of form", "be away": in the place of a "not" they stand for one. */
const OUTSIDE = /^(?:out|away|off|short)$/u

/** How much in a few words can stand for a "not". */
function standsForNot(utterance: Utterance, part: Slot['reference']): number {
  const tokens = slotTokens(utterance, part).filter(({ folded }) => !NOT_HERE.test(folded))
  const { language } = utterance
  const plain = tokens.map(({ folded }) => folded).join(' ')
  const outside = language === 'en' ? tokens.filter(({ folded }) => OUTSIDE.test(folded)).length : 0
  return readPolarity(tokens, language).soft.length + outside + insteadOfNot({ language, plain })
}

const denials = ({ polarity }: Utterance, { from, to }: Slot['reference']) =>
  polarity.negations.filter(({ at }) => at >= from && at < to).length

/** Tokens between two places of one clause that can be worded together. */
const REACH = 6

type SideName = 'reference' | 'rendition'

/** The places where model and rendition differ in one clause, from one of them on: what is worded together. */
function placesWith({ local, ...sides }: Comparison, slot: Slot): Slot[] {
  const isNear = (one: Slot['reference'], other: Slot['reference'], side: SideName) => {
    const clause = (at: number) => sides[side].tokens[at]?.clause
    return Math.max(one.from - other.to, other.from - one.to) <= REACH && clause(one.from) === clause(other.from)
  }
  return local.slots.filter(
    (other) =>
      isNear(slot.reference, other.reference, 'reference') && isNear(slot.rendition, other.rendition, 'rendition'),
  )
}

/**
 * Whether the words in and beside the place of a "not" of one side say it otherwise: "avoid painkillers" for "don't take
 * painkillers", "unless you pay" for "if you don't pay", "I have nothing" for "I don't have anything".
 * `at`: the place of the "not" in the model or in the rendition.
 */
export function isSaidInPlace(comparison: Comparison, of: SideName, at: number): boolean {
  const other = of === 'reference' ? 'rendition' : 'reference'
  const [denying, affirming] = [comparison[of], comparison[other]]
  const slot = comparison.local.slots.find((one) => at >= one[of].from && at < one[of].to)
  if (!slot) return false
  const places = placesWith(comparison, slot)
  const sum = (count: (utterance: Utterance, part: Slot['reference']) => number, side: SideName) =>
    places.reduce((total, place) => total + count(comparison[side], place[side]), 0)
  // "Without measuring" is "before they measure", "if it hasn't been given" is "before it's been given".
  const isBefore =
    (denying.tokens[at]?.folded === 'without' ||
      places.some((place) => slotTokens(denying, place[of]).some(({ folded }) => folded === 'if'))) &&
    places.some((place) => slotTokens(affirming, place[other]).some(({ folded }) => folded === 'before'))
  return (
    isBefore ||
    (places.length > 1 && sum(denials, of) === sum(denials, other)) ||
    sum(standsForNot, other) > sum(standsForNot, of)
  )
}

/** Whether a "not" of the rendition belongs to a wording of what source or model mean: "didn't go ahead" for "was cancelled". */
export function isWordingOfMessage({ source, reference, rendition }: Comparison, at: number): boolean {
  const meant = [senseIdsOf(source), senseIdsOf(reference)]
  return sensesOf(rendition).some(
    ({ from, to, meaning }) => at >= from && at < to && to - from > 1 && meant.some((ids) => ids.has(meaning.id)),
  )
}
