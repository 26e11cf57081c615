import type { Entity } from '../entity.ts'
import type { Utterance } from '../utterance.ts'
import { findCurrency } from './calendar.ts'

/** A unit of measurement: its family, and its size in the smallest unit of the family. */
export interface Measure {
  family: string
  worth: number
  isMoney?: boolean
}

/** Units by folded word of either language, including Turkish suffixes. */
const MEASURES: readonly [RegExp, Measure][] = [
  [/^(?:mg|milligram(?:me)?s?|miligram\S*)$/u, { family: 'mass', worth: 1 }],
  [/^(?:g|gr|gram(?:me)?s?|gram(?!er|maj)\S*)$/u, { family: 'mass', worth: 1e3 }],
  [/^(?:kg|kilos?|kilo(?!m)\S+)$/u, { family: 'mass', worth: 1e6 }],
  [/^(?:tonnes?|ton(?:l[iu]k|dan|a|u)?)$/u, { family: 'mass', worth: 1e9 }],
  [/^(?:ml|millilit(?:re|er)s?|mililitre\S*)$/u, { family: 'volume', worth: 1 }],
  [/^(?:l|lt|lit(?:re|er)s?|litre\S*)$/u, { family: 'volume', worth: 1e3 }],
  [/^(?:mm|millimet(?:re|er)s?|milimetre\S*)$/u, { family: 'length', worth: 1 }],
  [/^(?:cm|centimet(?:re|er)s?|santim\S*)$/u, { family: 'length', worth: 10 }],
  [/^(?:m|met(?:re|er)s?|metre\S*)$/u, { family: 'length', worth: 1e3 }],
  [/^(?:km|kilomet(?:re|er)s?|kilometre\S*)$/u, { family: 'length', worth: 1e6 }],
  [/^(?:%|percent)$/u, { family: 'share', worth: 1 }],
]

/** Spoons in millilitres, by the Australian measures for medicine. */
const SPOONS: readonly [RegExp, number][] = [
  [/^(?:cay kasi|tea ?spoon)/u, 5],
  [/^(?:tatli kasi|dessert ?spoon)/u, 10],
  [/^(?:yemek kasi|corba kasi|table ?spoon)/u, 20],
]

const named = (folded: string): Measure | null => {
  const currency = findCurrency(folded)
  return currency
    ? { family: currency, worth: 1, isMoney: true }
    : (MEASURES.find(([name]) => name.test(folded))?.[1] ?? null)
}

const SHARE: Measure = { family: 'share', worth: 1 }

/** The unit of a number in an utterance: mass, length, volume, share or money; null for anything else. */
export function measureOf(
  { tokens }: Pick<Utterance, 'tokens'>,
  { from, to }: Pick<Entity, 'from' | 'to'>,
): Measure | null {
  const [before, after, next] = [tokens[from - 1], tokens[to], tokens[to + 1]].map((token) => token?.folded ?? '')
  if (before === 'yuzde' || before === '%' || (after === 'per' && next === 'cent')) return SHARE
  const sign = findCurrency(before ?? '')
  if (sign && /^\W/u.test(tokens[from - 1]?.raw ?? '')) return { family: sign, worth: 1, isMoney: true }
  const spoon = SPOONS.find(([name]) => name.test(`${after} ${next}`))
  if (spoon) return { family: 'volume', worth: spoon[1] }
  // "Half a litre".
  return named((after === 'a' ? next : after) ?? '')
}

/** A key that is the same for equal masses, lengths or volumes (half a kilo, 500 grams); null for money and shares. */
export function measureKey(value: number, measure: Measure | null): string | null {
  return measure && /^(?:mass|volume|length)$/u.test(measure.family)
    ? `${measure.family}:${Math.round(value * measure.worth)}`
    : null
}

/** The unit implied by a bare number after a kilo or a metre, and the least number that implies it. */
const UNSAID: Record<string, { of: number; worth: number; least: number }> = {
  mass: { of: 1e6, worth: 1e3, least: 100 },
  length: { of: 1e3, worth: 10, least: 10 },
}

/**
 * The keys of an amount in two units ("three kilos two hundred grams", "bir metre yetmiş"): the whole measure, and the number
 * in the larger unit. Null if the second amount does not continue the first.
 */
export function joinedReadings(
  [many, large]: readonly [number, Measure | null],
  [few, small]: readonly [number, Measure | null],
): string[] | null {
  if (!large || !Number.isInteger(many) || !Number.isInteger(few) || few <= 0) return null
  const rest = few * restWorth(large, few, small)
  const key = measureKey(many + rest / large.worth, large)
  return key && rest > 0 && rest < large.worth ? [key, `number:${many + rest / large.worth}`] : null
}

function restWorth(large: Measure, few: number, small: Measure | null): number {
  if (small) return small.family === large.family ? small.worth : 0
  const unsaid = UNSAID[large.family]
  return unsaid?.of === large.worth && few >= unsaid.least ? unsaid.worth : 0
}
