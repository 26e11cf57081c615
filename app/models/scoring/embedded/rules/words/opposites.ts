// Reports a word replaced by its opposite ("late" for "early", `opposite-word`), and a changed unit of time without a
// number ("monthly" for "weekly", `unit-replaced`). Critical.
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { isConverseComparison } from '#app/models/scoring/embedded/matching/converse.ts'
import { findTimeUnit } from '#app/models/scoring/embedded/lexicon/calendar.ts'
import { senseIdsOf, sensesOf } from '#app/models/scoring/embedded/lexicon/senses.ts'
import { oppositesIn } from '#app/models/scoring/embedded/matching/opposite-places.ts'
import { slotTokens, type Slot } from '#app/models/scoring/embedded/matching/slots.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import { keepsOrder } from '#app/models/scoring/embedded/matching/time-order.ts'
import { negationCount, type ContentWord, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Tokens between a "not" and a word in its scope. */
const SCOPE = 4
/** "Won't have to wait as long". */
const AS_SCOPE = 6
const NEIGHBOURS = 1
/** Below this likeness a word of the model counts only if the source confirms it. */
const FREE = 0.6

const isDenied = ({ polarity, tokens }: Utterance, at: number) =>
  // "Less expensive" means "cheaper".
  /^(?:less|az)$/u.test(tokens[at - 1]?.folded ?? '') ||
  polarity.negations.some(
    (one) =>
      one.headAt === at ||
      (Math.abs(one.at - at) <= (tokens[at - 1]?.folded === 'as' ? AS_SCOPE : SCOPE) &&
        isUnbroken(tokens, one.at, at) &&
        !isBeforeWithout(tokens, one.at, at)),
  )

/** "Without" denies nothing before it. */
const isBeforeWithout = (tokens: Utterance['tokens'], denies: number, at: number) =>
  at < denies && tokens[denies]?.folded === 'without'

/** Whether there is no clause break between two places. */
const isUnbroken = (tokens: Utterance['tokens'], one: number, other: number) =>
  !tokens.slice(Math.min(one, other) + 1, Math.max(one, other) + 1).some(({ breakBefore }) => breakBefore)

/** Whether two words correspond: in one slot, or next to matched content words. */
function isCorresponding(
  { wordDiff, alignment, reference, rendition }: Comparison,
  at: number,
  heardAt: number,
): boolean {
  const inSlot = wordDiff.slots.some(
    (slot) =>
      at >= slot.reference.from &&
      at < slot.reference.to &&
      heardAt >= slot.rendition.from &&
      heardAt < slot.rendition.to,
  )
  if (inSlot) return true
  const beside = (utterance: Utterance, place: number) => {
    const before = utterance.content.filter((word) => word.at < place).slice(-NEIGHBOURS)
    return [...before, ...utterance.content.filter((word) => word.at > place).slice(0, NEIGHBOURS)]
  }
  const [left, right] = [beside(reference, at), beside(rendition, heardAt)]
  return alignment.pairs.some((pair) => left.includes(pair.reference) && right.includes(pair.rendition))
}

/** "Three at night" is three in the morning. */
const SMALL_HOURS = /^(?:12|[0-4]|twelve|one|two|three|four|on|bir\S*|iki\S*|uc\S*|dort\S*|dord\S*)$/u
const DAY_PART = /^(?:night|morning|gece|sabah)/u
const isSmallHour = ({ tokens }: Utterance, at: number) =>
  DAY_PART.test(tokens[at]?.folded ?? '') &&
  tokens.slice(Math.max(0, at - SCOPE), at + SCOPE).some(({ folded }) => SMALL_HOURS.test(folded))

type Place = ReturnType<typeof oppositesIn>[number]

/** Whether the model has both opposites and the rendition has the other one no more often. */
function isOnBothSides(expected: readonly Place[], heard: readonly Place[], one: Place): boolean {
  const others = (places: readonly Place[]) =>
    places.filter(({ group, pole }) => group === one.group && pole !== one.pole).length
  return others(expected) > 0 && others(heard) <= others(expected)
}

/** Words of order, which may be reworded by their opposites. */
const ORDER = /^(?:before|after|prior|following|once|sonra|oncesi\S*|sonrasi\S*|first|last|then)$/u

/** "After they come" for "not until they come". */
const UNTIL = /^(?:until|till|before)$/u
const isUntilAfter = (reference: Utterance, rendition: Utterance, { folded }: Token) =>
  UNTIL.test(folded) &&
  (negationCount(reference) > negationCount(rendition) || /\b(?:until|till) after\b/u.test(rendition.plain))

/** The opposite must correspond to the word, and neither side may have both. */
export const opposites: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted, wordDiff } = comparison
  const spoken = senseIdsOf(source)
  const isConfirmedBySource = (at: number) =>
    sensesOf(reference).some(({ meaning, from, to }) => at >= from && at < to && spoken.has(meaning.id))
  const [expected, heard] = [oppositesIn(reference), oppositesIn(rendition)]
  const known = new Set(
    accepted.flatMap((side) =>
      oppositesIn(side).map(({ group, pole, at }) => `${group} ${pole} ${isDenied(side, at)}`),
    ),
  )
  const said = new Set(heard.map(({ group, pole }) => `${group} ${pole}`))
  const kept = (word: ContentWord | undefined) =>
    comparison.alignment.pairs.some((pair) => pair.rendition.token === word?.token && pair.similarity >= SAME_WORD)
  for (const one of expected) {
    if (wordDiff.likeness < FREE && !isConfirmedBySource(one.at)) continue
    if (
      one.near ||
      isSmallHour(reference, one.at) ||
      isOnBothSides(expected, heard, one) ||
      said.has(`${one.group} ${one.pole}`)
    )
      continue
    const other = heard.find(
      (place) =>
        place.group === one.group &&
        !known.has(`${place.group} ${place.pole} ${isDenied(rendition, place.at)}`) &&
        !kept(rendition.words[place.at]) &&
        isDenied(reference, one.at) === isDenied(rendition, place.at) &&
        isCorresponding(comparison, one.at, place.at),
    )
    const [right, wrong] = [reference.tokens[one.at], other && rendition.tokens[other.at]]
    if (!right || !wrong) continue
    if (ORDER.test(right.folded) && keepsOrder(reference, rendition)) continue
    if (isConverseComparison(comparison)) continue
    if (isUntilAfter(reference, rendition, right)) continue
    const facts = { expected: quote([right]), heard: quote([wrong]) }
    return [makeFinding({ segmentId, rule: 'opposite-word', facts, reference: facts.expected, rendition: facts.heard })]
  }
  return []
}

const MAX_SLOT = 3

/** In a slot of a few words it does not matter what is said elsewhere. */
export const localOpposites: Rule = ({ segmentId, reference, rendition, wordDiff }) => {
  for (const slot of wordDiff.slots) {
    const inside = (utterance: Utterance, { from, to }: { from: number; to: number }) =>
      to - from > MAX_SLOT ? [] : oppositesIn(utterance).filter(({ at }) => at >= from && at < to)
    const [expected, heard] = [inside(reference, slot.reference), inside(rendition, slot.rendition)]
    for (const one of expected) {
      const other = heard.find(({ group, pole }) => group === one.group && pole !== one.pole)
      const both = heard.some(({ group, pole }) => group === one.group && pole === one.pole)
      const [right, wrong] = [reference.tokens[one.at], other && rendition.tokens[other.at]]
      if (!right || !wrong || both || isDenied(reference, one.at) !== isDenied(rendition, other?.at ?? 0)) continue
      if (isSmallHour(reference, one.at) || isUntilAfter(reference, rendition, right)) continue
      const facts = { expected: quote([right]), heard: quote([wrong]) }
      return [
        makeFinding({ segmentId, rule: 'opposite-word', facts, reference: facts.expected, rendition: facts.heard }),
      ]
    }
  }
  return []
}

const SAME_WORD = 0.95
const CLOSE = 0.45

/** These measure no time: "the last minute", "the eleventh hour", "any day now". */
const NO_MEASURE = /^(?:last|eleventh|any|rush|son|her)$/u

/** "Pazar günü beşe kadar", "saat beşe kadar": here "gün" and "saat" only go with a weekday or a clock time. */
const isClockWord = (before: string, here: string, next: string) =>
  (/^gun[ui]?$/u.test(here) && WEEKDAY.test(before)) || (here === 'saat' && CLOCK_HOUR.test(next))
const WEEKDAY = /^(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar)/u
const CLOCK_HOUR = /^(?:\d|bir|iki|uc|dort|dord|bes|alti|yedi|sekiz|dokuz|on(?:u|a|da|dan)?$|yarim|ya)/u

/** The unit of time at a place, if it measures time. */
function unitAt({ tokens, language }: Utterance, at: number): string | null {
  const [before, here, next] = [at - 1, at, at + 1].map((place) => tokens[place]?.folded ?? '')
  if (NO_MEASURE.test(before ?? '') || isClockWord(before ?? '', here ?? '', next ?? '')) return null
  return findTimeUnit(here ?? '', language)
}

/** Units without a number: "a week", "haftada". Units with one are left to the number rules. */
function looseUnits(utterance: Utterance): Map<string, Token> {
  const counted = new Set(
    utterance.entities.filter(({ isAmbiguous }) => !isAmbiguous).flatMap(({ to }) => [to, to + 1]),
  )
  return new Map(
    utterance.tokens.flatMap((token, at) => {
      const unit = counted.has(at) ? null : unitAt(utterance, at)
      return unit ? [[unit, token] as const] : []
    }),
  )
}

/** The same duration in another unit: "seven days", "a week". */
function sameDuration(reference: Utterance, rendition: Utterance): boolean {
  const lengths = ({ entities }: Utterance) =>
    new Set(entities.flatMap(({ readings }) => [...readings].filter((key) => /^(?:minutes|months):/u.test(key))))
  const heard = lengths(rendition)
  return [...lengths(reference)].some((key) => heard.has(key))
}

/** One unit replaced by another in a slot: "ayda" for "haftada". */
function unitInPlace(reference: Utterance, rendition: Utterance, slots: readonly Slot[]): [Token, Token] | null {
  for (const slot of slots) {
    const unitsIn = (side: Utterance, part: Slot['reference']) =>
      slotTokens(side, part).filter((token) => unitAt(side, side.tokens.indexOf(token)) !== null)
    const [was, is] = [unitsIn(reference, slot.reference), unitsIn(rendition, slot.rendition)]
    const bare = [slot.reference, slot.rendition].every(({ from, to }) => to - from === 1)
    const [before, after] = [was[0], is[0]]
    const counted = reference.entities.some(({ to, unit }) => unit && Math.abs(slot.reference.from - to) <= 1)
    if (!bare || !before || !after || counted) continue
    const units = [before, after].map(({ folded }) => findTimeUnit(folded, reference.language))
    if (units[0] !== units[1]) return [before, after]
  }
  return null
}

const LONG_UNIT = /^(?:week|fortnight|month|year)$/u

/** "Monthly" for "weekly". */
export const looseUnit: Rule = ({ segmentId, source, reference, rendition, accepted, wordDiff }) => {
  const changed = unitInPlace(reference, rendition, wordDiff.slots)
  if (changed) {
    const facts = { expected: quote([changed[0]]), heard: quote([changed[1]]) }
    return [makeFinding({ segmentId, rule: 'unit-replaced', facts, reference: facts.expected, rendition: facts.heard })]
  }
  if (sameDuration(reference, rendition)) return []
  // "Hour" and "day" have other meanings, so in free wording only longer units count.
  const isSure = (unit: string) => wordDiff.likeness >= CLOSE || LONG_UNIT.test(unit)
  const everywhere = new Set(
    [source, ...accepted].flatMap((side) =>
      side.tokens.flatMap(({ folded }) => findTimeUnit(folded, side.language) ?? []),
    ),
  )
  const heard = [...looseUnits(rendition)].find(([unit]) => isSure(unit) && !everywhere.has(unit))
  const said = new Set(rendition.tokens.map(({ folded }) => findTimeUnit(folded, rendition.language)))
  const spoken = looseUnits(source)
  const lost = [...looseUnits(reference)].find(([unit]) => isSure(unit) && !said.has(unit) && spoken.has(unit))
  if (!heard || !lost) return []
  const facts = { expected: quote([lost[1]]), heard: quote([heard[1]]) }
  return [makeFinding({ segmentId, rule: 'unit-replaced', facts, reference: facts.expected, rendition: facts.heard })]
}
