import { senseIdsOf, sensesOf } from '../lexicon/senses.ts'
import { insteadOfNot } from '../lexicon/instead-of-not.ts'
import { readPolarity } from '../reading/negation-reader.ts'
import type { Utterance } from '../reading/utterance.ts'
import type { Comparison } from './comparison.ts'
import { type Slot, slotTokens } from './slots.ts'
import { foldedText } from '../reading/text.ts'

/** Words that can replace a "not" in a message, but not in its very place: "never", "always". */
const NOT_IN_SLOT = /^(?:always|birak\S*|sart|farkli\S*|de|da)$/u
/** "Out of form", "be away": these replace a "not" in its place. */
const OUTSIDE = /^(?:out|away|off|short)$/u

/** How many words of a slot can stand for a "not". */
function countImplied(utterance: Utterance, part: Slot['reference']): number {
  const tokens = slotTokens(utterance, part).filter(({ folded }) => !NOT_IN_SLOT.test(folded))
  const { language } = utterance
  const plain = foldedText(tokens)
  const outside = language === 'en' ? tokens.filter(({ folded }) => OUTSIDE.test(folded)).length : 0
  return readPolarity(tokens, language).implied.length + outside + insteadOfNot({ language, plain })
}

const countDenials = ({ polarity }: Utterance, { from, to }: Slot['reference']) =>
  polarity.negations.filter(({ at }) => at >= from && at < to).length

/** Most tokens between two slots of one clause that are worded together. */
const REACH = 6

type SideName = 'reference' | 'rendition'

/** The slots of the same clause near `slot`, which are worded together. */
function slotsNear({ wordDiff, ...sides }: Comparison, slot: Slot): Slot[] {
  const isNear = (one: Slot['reference'], other: Slot['reference'], side: SideName) => {
    const clause = (at: number) => sides[side].tokens[at]?.clause
    return Math.max(one.from - other.to, other.from - one.to) <= REACH && clause(one.from) === clause(other.from)
  }
  return wordDiff.slots.filter(
    (other) =>
      isNear(slot.reference, other.reference, 'reference') && isNear(slot.rendition, other.rendition, 'rendition'),
  )
}

/**
 * Whether the words in and beside the slot of a "not" express it otherwise: "avoid painkillers" for "don't take
 * painkillers", "unless you pay" for "if you don't pay", "I have nothing" for "I don't have anything". `at` is the
 * place of the "not" in the text named by `of`.
 */
export function isRewordedInSlot(comparison: Comparison, of: SideName, at: number): boolean {
  const other = of === 'reference' ? 'rendition' : 'reference'
  const [denying, affirming] = [comparison[of], comparison[other]]
  const slot = comparison.wordDiff.slots.find((one) => at >= one[of].from && at < one[of].to)
  if (!slot) return false
  const places = slotsNear(comparison, slot)
  const sum = (count: (utterance: Utterance, part: Slot['reference']) => number, side: SideName) =>
    places.reduce((total, place) => total + count(comparison[side], place[side]), 0)
  // "Before they measure" for "without measuring", "before it's been given" for "if it hasn't been given".
  const isBefore =
    (denying.tokens[at]?.folded === 'without' ||
      places.some((place) => slotTokens(denying, place[of]).some(({ folded }) => folded === 'if'))) &&
    places.some((place) => slotTokens(affirming, place[other]).some(({ folded }) => folded === 'before'))
  return (
    isBefore ||
    (places.length > 1 && sum(countDenials, of) === sum(countDenials, other)) ||
    sum(countImplied, other) > sum(countImplied, of)
  )
}

/** Whether an added "not" is part of a wording for what source or model mean: "didn't go ahead" for "was cancelled". */
export function isPartOfKnownWording({ source, reference, rendition }: Comparison, at: number): boolean {
  const meant = [senseIdsOf(source), senseIdsOf(reference)]
  return sensesOf(rendition).some(
    ({ from, to, meaning }) => at >= from && at < to && to - from > 1 && meant.some((ids) => ids.has(meaning.id)),
  )
}
