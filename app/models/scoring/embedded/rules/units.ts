import type { Finding } from '../../evaluation.ts'
import { makeFinding } from '../../finding.ts'
import type { Comparison } from '../comparison.ts'
import { agree, type Entity } from '../entity.ts'
import { findTimeUnit } from '../lexicon/calendar.ts'
import { quote } from '../text.ts'
import type { Utterance } from '../utterance.ts'

export interface Matched {
  reference: Entity
  rendition: Entity
}

/** "520 a week" and "520 a month" share the number, not the meaning. */
export function units(comparison: Comparison, matched: readonly Matched[]): Finding[] {
  return matched.flatMap(({ reference, rendition }) => {
    const ofSource = comparison.source.entities.filter((other) => agree(other, reference))
    const otherRate =
      reference.per &&
      rendition.per &&
      reference.per !== rendition.per &&
      ofSource.some(({ per }) => per === reference.per)
    if (reference.soft && rendition.soft) return []
    const changed = otherRate || (reference.unit && rendition.unit && reference.unit !== rendition.unit)
    const sameLength = [...reference.readings].some(
      (key) => /^(?:minutes|months):/u.test(key) && rendition.readings.has(key),
    )
    if (!changed || (sameLength && !otherRate)) return []
    const expected = withUnit(comparison.reference, reference)
    const heard = withUnit(comparison.rendition, rendition)
    return [
      makeFinding({
        segmentId: comparison.segmentId,
        rule: 'unit-replaced',
        facts: { expected, heard },
        reference: expected,
        rendition: heard,
      }),
    ]
  })
}

/** A number with the unit after it, which may stand one word further: "520 a week". */
function withUnit({ tokens, language }: Utterance, { from, to }: Entity): string {
  const isNext = findTimeUnit(tokens[to]?.folded ?? '', language) !== null
  return quote(tokens.slice(from, isNext ? to + 1 : to + 2))
}
