import type { Finding } from '../../evaluation.ts'
import { makeFinding } from '../../finding.ts'
import { similarity } from '../align.ts'
import type { Comparison, Rule } from '../comparison.ts'
import { agree, type Entity } from '../entity.ts'
import { findCurrency, findTimeUnit } from '../lexicon/calendar.ts'
import { quote } from '../text.ts'
import type { Utterance } from '../utterance.ts'
import { countsOnlyTimes } from './frequency.ts'

interface Difference {
  lost: Entity[]
  /** Said once more than the model has it: where another is lost, it stands in its place. */
  doubled: Entity[]
  added: Entity[]
  matched: { reference: Entity; rendition: Entity }[]
}

const RULES = {
  number: { replaced: 'number-replaced', missing: 'number-missing', added: 'number-added' },
  day: { replaced: 'day-replaced', missing: 'day-missing', added: 'day-added' },
  month: { replaced: 'day-replaced', missing: 'day-missing', added: 'day-added' },
} as const

/** What must be kept: what the model and the source both say, and at least one of them beyond doubt. */
function isRequired(entity: Entity, source: Utterance): boolean {
  return source.entities.some((other) => agree(other, entity) && !(other.soft && entity.soft))
}

/** A modal "may" in a text that also has the month: the month is the one that the source speaks of. */
function isEcho(entity: Entity, reference: Utterance): boolean {
  return entity.soft && reference.entities.some((other) => other !== entity && !other.soft && agree(other, entity))
}

function compareEntities({ source, reference, rendition, accepted }: Comparison): Difference {
  const free = new Set(rendition.entities)
  const matched: Difference['matched'] = []
  const lost: Entity[] = []
  const byProof = reference.entities.toSorted((a, b) => Number(a.soft) - Number(b.soft))
  for (const entity of byProof) {
    const partner = [...free].find((other) => agree(entity, other))
    if (partner) {
      free.delete(partner)
      matched.push({ reference: entity, rendition: partner })
    } else if (isRequired(entity, source) && !isEcho(entity, reference)) lost.push(entity)
  }
  const known = [source, ...accepted].flatMap(({ entities }) => entities)
  const added = [...free].filter((entity) => !known.some((other) => agree(entity, other)))
  return { lost, added, matched, doubled: [...free].filter((entity) => !added.includes(entity)) }
}

/** Whether a number can stand in another's place: "bir" and "an" only before the very unit or word that the other counts. */
function isRival({ reference, rendition }: Comparison, lost: Entity, candidate: Entity): boolean {
  if (!candidate.soft || !candidate.readings.has('number:1')) return true
  if (lost.unit !== null && lost.unit === candidate.unit) return true
  const [counted, other] = [reference.words[lost.to], rendition.words[candidate.to]]
  return !!counted && !!other && similarity(counted, other, reference.language) > 0
}

/** Numbers, times, weekdays and months: replaced, missing or added. */
export const numbers: Rule = (comparison) => {
  const { segmentId } = comparison
  const { lost, added, doubled, matched } = compareEntities(comparison)
  const free = new Set([...added, ...doubled])
  const findings: Finding[] = []
  for (const entity of lost.filter(({ from }) => !countsOnlyTimes(comparison.reference, comparison.rendition, from))) {
    const other = [...free].find((candidate) => candidate.kind === entity.kind && isRival(comparison, entity, candidate))
    if (other) free.delete(other)
    findings.push(
      makeFinding({
        segmentId,
        rule: other ? RULES[entity.kind].replaced : RULES[entity.kind].missing,
        facts: { expected: entity.text, ...(other && { heard: other.text }) },
        reference: entity.text,
        rendition: other?.text,
      }),
    )
  }
  for (const entity of free) {
    if (
      entity.soft ||
      doubled.includes(entity) ||
      countsOnlyTimes(comparison.rendition, comparison.reference, entity.from)
    )
      continue
    findings.push(
      makeFinding({ segmentId, rule: RULES[entity.kind].added, facts: { heard: entity.text }, rendition: entity.text }),
    )
  }
  return [...findings, ...units(comparison, matched)]
}

/** "520 a week" and "520 a month" share the number, not the meaning. */
function units(comparison: Comparison, matched: Difference['matched']): Finding[] {
  return matched.flatMap(({ reference, rendition }) => {
    const ofSource = comparison.source.entities.filter((other) => agree(other, reference))
    const otherRate =
      reference.per && rendition.per && reference.per !== rendition.per && ofSource.some(({ per }) => per === reference.per)
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

function currencies({ tokens }: Utterance): Map<string, string> {
  return new Map(
    tokens.flatMap((token) => {
      const currency = findCurrency(token.folded)
      return currency ? [[currency, quote([token])] as const] : []
    }),
  )
}

/** Dollars that became another money. */
export const currency: Rule = ({ segmentId, source, reference, rendition }) => {
  const [expected, heard, spoken] = [currencies(reference), currencies(rendition), currencies(source)]
  const foreign = [...heard].find(([name]) => !expected.has(name) && !spoken.has(name))
  const lost = [...expected].find(([name]) => spoken.has(name) && !heard.has(name))
  if (!foreign || !lost) return []
  const facts = { expected: lost[1], heard: foreign[1] }
  return [makeFinding({ segmentId, rule: 'currency-replaced', facts, reference: lost[1], rendition: foreign[1] })]
}
