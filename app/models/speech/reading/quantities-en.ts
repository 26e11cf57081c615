import { ordinalEn, cardinalEn, pluralEn } from './numerals-en.ts'
import { NUMBER, sayNumber } from './numerals.ts'
import { number, type Part, type Rule } from './rules.ts'
import { UNITS, sayUnit, type Unit } from './units.ts'

const COUNT = NUMBER.en
const say = (written: string) => sayNumber(written, 'en')

const FRACTIONS = new Map([
  ['1/2', 'a half'],
  ['1/4', 'a quarter'],
  ['3/4', 'three quarters'],
  ['1/3', 'a third'],
  ['2/3', 'two thirds'],
])

function sayFraction(part: Part): string {
  const [top, bottom] = [part('top'), part('bottom')]
  if (top === '24' && bottom === '7') return 'twenty four seven'
  const common = FRACTIONS.get(`${top}/${bottom}`)
  const whole = part('mixed')
  if (whole !== '') return `${say(whole)} and ${common ?? `${say(top)} over ${say(bottom)}`}`
  return common ?? `${say(top)} ${Number(top) < Number(bottom) ? 'out of' : 'over'} ${say(bottom)}`
}

function unitRule(unit: Unit): Rule {
  return [
    number(`(?<count>${COUNT})(?:\\s?[-–]\\s?(?<to>${COUNT}))?[\\s-]?(?:${unit.written})(?![\\p{L}\\d])`),
    (part) => {
      const to = part('to') === '' ? '' : ` to ${say(part('to'))}`
      const count = to === '' ? part('count') : part('to')
      return `${say(part('count'))}${to} ${sayUnit(unit, { count, language: 'en' })}`
    },
  ]
}

/** Percentages, units, ordinals, ranges, fractions, and every number that is still written in digits. */
export const QUANTITIES_EN: readonly Rule[] = [
  [
    number(`(?<from>${COUNT})\\s?%?\\s?[-–]\\s?(?<to>${COUNT})\\s?%`),
    (part) => `${say(part('from'))} to ${say(part('to'))} percent`,
  ],
  [number(`(?<count>${COUNT})\\s?%`), (part) => `${say(part('count'))} percent`],
  ...UNITS.map(unitRule),
  [
    number(String.raw`(?<count>\d{1,3}(?:,\d{3})*)(?:st|nd|rd|th)(?!\p{L})`),
    (part) => ordinalEn(Number(part('count').replaceAll(',', ''))),
  ],
  [number(String.raw`1\/2(?=\san?\s)`), 'half'],
  // A flat and its house: 5/23 Smith Street.
  [
    number(String.raw`(?<flat>\d{1,4})\/(?<house>\d{1,4})(?=\s\p{Lu}\p{Ll})`),
    (part) => `${say(part('flat'))}, ${say(part('house'))}`,
  ],
  [number(String.raw`(?:(?<mixed>\d+)\s)?(?<top>\d{1,4})\/(?<bottom>\d{1,4})(?!\/?\d)`), sayFraction],
  [
    number(String.raw`(?<from>${COUNT})\s?[-–]\s?(?<to>${COUNT})(?![-–]?\d)`),
    (part) => `${say(part('from'))} to ${say(part('to'))}`,
  ],
  [/(?<![\p{L}\d])A-?(?=\d)/gu, 'eigh '],
  [/(?<=\p{Lu})-(?=\d)/gu, ' '],
  [/(?<=^|[\s(])[-–−](?=\d)/gu, 'minus '],
  [new RegExp(`(?<=\\d\\s?)[x×](?=\\s?\\d)`, 'gu'), ' by '],
  [/(?<=\d\s?)=(?=\s?\d)/gu, ' equals '],
  [/#(?=\d)/gu, 'number '],
  [
    new RegExp(String.raw`(?<count>\d+)'?s(?!\p{L})`, 'gu'),
    (part) => ` ${pluralEn(cardinalEn(Number(part('count').slice(0, 15))))} `,
  ],
  [new RegExp(`(?<![\\d])${COUNT}`, 'gu'), (part) => ` ${say(part())} `],
  [/\d+/gu, (part) => ` ${say(part())} `],
]
