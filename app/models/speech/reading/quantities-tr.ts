import { ordinalTr } from './numerals-tr.ts'
import { NUMBER, sayNumber } from './numerals.ts'
import { number, type Part, type Rule } from './rules.ts'
import { harmonise } from './suffixes-tr.ts'
import { UNITS, sayUnit, type Unit } from './units.ts'

const COUNT = NUMBER.tr
const say = (written: string) => sayNumber(written, 'tr')

/** Counted things that are halved: "iki buçuk saat", but "iki virgül beş derece". */
const HALVED = '(?:bin|milyon|milyar|trilyon|saat|gün|hafta|ay|yıl|kilo|metre|kilometre|litre|katı?|puan)'

function sayHalf(whole: string): string {
  return whole === '0' ? 'yarım' : `${say(whole)} buçuk`
}

function sayFraction(part: Part): string {
  const [top, bottom] = [part('top'), part('bottom')]
  if (`${top}/${bottom}` === '1/2') return 'yarım'
  const whole = Number(bottom) > Number(top) ? harmonise(say(bottom), 'de') : say(bottom)
  return Number(bottom) > Number(top) ? `${whole} ${say(top)}` : `${say(top)} ${whole}`
}

function unitRule(unit: Unit): Rule {
  return [
    number(
      `(?<count>${COUNT})(?:\\s?[-–]\\s?(?<to>${COUNT}))?\\s?(?:${unit.written})(?:'(?<ending>\\p{Ll}+))?(?![\\p{L}\\d])`,
    ),
    (part) => {
      const rate = /\/(?:h|s|sa)|kph|kmh/u.test(part()) ? 'saatte ' : ''
      const to = part('to') === '' ? '' : ` ${say(part('to'))}`
      const name = sayUnit(unit, { count: part('count'), language: 'tr' })
      return `${rate}${say(part('count'))}${to} ${part('ending') === '' ? name : harmonise(name, part('ending'))}`
    },
  ]
}

/** Titles that follow an ordinal with a capital letter: "2. Cadde". Before other capitals the dot ends the sentence. */
const ORDINAL_TITLES =
  '(?:Cadde|Sokak|Kat|Dünya|Sınıf|Lig|Bölge|Asliye|Sulh|Ağır|Ulusal|Uluslararası|Bölüm|Madde|Aile|İş|Ceza|Hukuk|Noter)'

/** Ordinals with a dot: `3. kat`. Before the other rules, which would turn signs behind the dot into small letters. */
export const ORDINALS_TR: readonly Rule[] = [
  [
    number(String.raw`(?<count>\d{1,4})\.(?=\s(?:\p{Ll}|${ORDINAL_TITLES}))`),
    (part) => ordinalTr(Number(part('count'))),
  ],
]

/** Percentages, units, ordinals, ranges, fractions, and every number that is still written in digits. */
export const QUANTITIES_TR: readonly Rule[] = [
  [
    new RegExp(`%\\s?(?<from>${COUNT})(?:\\s?[-–]\\s?%?(?<to>${COUNT}))?`, 'gu'),
    (part) => `yüzde ${say(part('from'))}${part('to') === '' ? '' : ` ${say(part('to'))}`}`,
  ],
  [number(`(?<count>${COUNT})\\s?%`), (part) => `yüzde ${say(part('count'))}`],
  ...UNITS.map(unitRule),
  [number(String.raw`7\/24(?!\d)`), 'yedi yirmi dört'],
  [number(String.raw`24\/7(?!\d)`), 'yedi yirmi dört'],
  [number(String.raw`(?<top>\d{1,4})\/(?<bottom>\d{1,4})(?!\/?\d)`), sayFraction],
  [number(`(?<whole>\\d+),5(?=\\s${HALVED}(?!\\p{L}{4}))`), (part) => sayHalf(part('whole'))],
  [
    number(String.raw`(?<from>\d{1,2})\s?[-–]\s?(?<to>\d{1,2})(?![-–.,]?\d)`),
    (part) => `${say(part('from'))} ${say(part('to'))}`,
  ],
  [
    number(`(?<from>${COUNT})\\s?[-–]\\s?(?<to>${COUNT})(?![-–]?\\d)`),
    (part) => `${say(part('from'))}, ${say(part('to'))}`,
  ],
  [/(?<=\p{Lu})-(?=\d)|(?<=\d)(?=\p{Lu})/gu, ' '],
  [/(?<=^|[\s(])[-–−](?=\d)/gu, 'eksi '],
  [/(?<=\d\s?)[x×](?=\s?\d)/gu, ' çarpı '],
  [/(?<=\d\s?)=(?=\s?\d)/gu, ' eşittir '],
  [/#(?=\d)/gu, 'numara '],
  // A blank behind it would cut off the ending: 5'te.
  [new RegExp(`(?<!\\d)${COUNT}`, 'gu'), (part) => ` ${say(part())}`],
  [/\d+/gu, (part) => ` ${say(part())}`],
]
