// Reports a changed unit or rate for the same number: "520 a month" for "520 a week". Critical (`unit-replaced`,
// `currency-replaced`).
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison } from '#app/models/scoring/embedded/matching/comparison.ts'
import { sharesReading, type Entity } from '#app/models/scoring/embedded/reading/entity.ts'
import { findCurrency, findTimeUnit } from '#app/models/scoring/embedded/lexicon/calendar.ts'
import { measureOf } from '#app/models/scoring/embedded/lexicon/measures.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { currency } from './currencies.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

export interface MatchedEntities {
  reference: Entity
  rendition: Entity
}

const numericValue = ({ readings }: Entity) =>
  Number([...readings].find((key) => key.startsWith('number:'))?.slice('number:'.length))

/** "Three kilos two hundred grams" equals 3.2 kilos. */
const isSameMeasure = (was: Entity, is: Entity) =>
  [...was.readings].some((key) => /^(?:mass|volume|length):/u.test(key) && is.readings.has(key))

/** Whether the measure changed: "fifty millilitres" for "fifty milligrams". "Half a kilo" and "500 grams" are equal. */
function hasChangedMeasure({ source, reference, rendition }: Comparison, was: Entity, is: Entity): boolean {
  const [expected, heard] = [measureOf(reference, was), measureOf(rendition, is)]
  // A changed currency is left to the currency rule.
  if (!expected || !heard || (expected.isMoney && heard.isMoney) || isSameMeasure(was, is)) return false
  const spoken = source.entities.filter((other) => sharesReading(other, was)).map((other) => measureOf(source, other))
  if (!spoken.some((measure) => measure?.family === expected.family && measure.worth === expected.worth)) return false
  if (expected.family !== heard.family) return true
  return expected.worth * numericValue(was) !== heard.worth * numericValue(is)
}

/** "14,300 euros" for "14,300 dollars" where other dollar amounts remain, so that the currency rule stays silent. */
function hasChangedCurrency(comparison: Comparison, was: Entity, is: Entity): boolean {
  const { source, reference, rendition } = comparison
  const [expected, heard] = [measureOf(reference, was), measureOf(rendition, is)]
  if (!expected?.isMoney || !heard?.isMoney || expected.family === heard.family) return false
  const spoken = source.entities.filter((other) => sharesReading(other, was)).map((other) => measureOf(source, other))
  return spoken.some((measure) => measure?.family === expected.family) && currency(comparison).length === 0
}

/** Unit findings for matched numbers. */
export function units(comparison: Comparison, matched: readonly MatchedEntities[]): Finding[] {
  return matched.flatMap(({ reference, rendition }) => {
    const [expected, heard] = [withUnit(comparison.reference, reference), withUnit(comparison.rendition, rendition)]
    const finding = {
      segmentId: comparison.segmentId,
      facts: { expected, heard },
      reference: expected,
      rendition: heard,
    }
    if (hasChangedCurrency(comparison, reference, rendition))
      return [makeFinding({ ...finding, rule: 'currency-replaced' })]
    const ofSource = comparison.source.entities.filter((other) => sharesReading(other, reference))
    const otherRate =
      reference.per &&
      rendition.per &&
      reference.per !== rendition.per &&
      ofSource.some(({ per }) => per === reference.per)
    const isOther = hasChangedMeasure(comparison, reference, rendition)
    if (reference.isAmbiguous && rendition.isAmbiguous && !isOther) return []
    const changed = isOther || otherRate || (reference.unit && rendition.unit && reference.unit !== rendition.unit)
    const sameLength = [...reference.readings].some(
      (key) => /^(?:minutes|months):/u.test(key) && rendition.readings.has(key),
    )
    if (!changed || (sameLength && !otherRate && !isOther)) return []
    return [makeFinding({ ...finding, rule: 'unit-replaced' })]
  })
}

/** A number with its unit, which may be one word further on: "520 a week". */
function withUnit({ tokens, language }: Utterance, { from, to }: Entity): string {
  const next = tokens[to]?.folded ?? ''
  const isNext = findTimeUnit(next, language) !== null || findCurrency(next) !== null
  return quote(tokens.slice(from, isNext ? to + 1 : to + 2))
}
