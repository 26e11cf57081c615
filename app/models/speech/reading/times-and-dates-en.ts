import { cardinalEn, ordinalEn, pluralEn, yearEn } from './numerals-en.ts'
import { number, type Part, type Rule } from './rules.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const MONTH = `(?<month>${MONTHS.join('|')}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?![a-z])\\.?)`
const DAY = String.raw`(?<day>3[01]|[12]\d|0?[1-9])`
const YEAR = String.raw`(?<year>1[1-9]\d\d|20\d\d)(?![.,]?\d)`
const HALF = String.raw`(?:\s?(?<half>[apAP])(?:\.\s?[mM]\.?|[mM])(?!\p{L}))`
const CLOCK = String.raw`(?<hour>[01]?\d|2[0-3])[:.](?<minute>[0-5]\d)`

function sayMonth(written: string): string {
  return MONTHS.find((month) => month.startsWith(written.slice(0, 3))) ?? written
}

function sayHalf(part: Part): string {
  if (part('half') === '') return ''
  // "a.m." at the end of a sentence ends it as well.
  const ends = part().endsWith('.') ? '.' : ''
  return `${part('half').toLowerCase() === 'a' ? ' eigh em' : ' pee em'}${ends}`
}

function sayClock(part: Part): string {
  const hour = Number(part('hour'))
  const minute = Number(part('minute'))
  const half = sayHalf(part)
  if (minute === 0 && half !== '') return cardinalEn(hour) + half
  if (minute === 0) return hour > 12 ? `${cardinalEn(hour)} hundred` : `${cardinalEn(hour)} o'clock`
  return `${cardinalEn(hour)} ${minute < 10 ? 'oh ' : ''}${cardinalEn(minute)}${half}`
}

const PREPOSITIONS = String.raw`(?<=\b(?:at|by|until|till|from|to|around|before|after|between|and|about|past|than|since|for)\s)`

const TIMES: readonly Rule[] = [
  [/(?<=\d(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?)?)\s?[-–]\s?(?=\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m(?!\p{L}))/giu, ' to '],
  [/(?<=\d:\d\d)\s?[-–]\s?(?=\d{1,2}:\d\d)/gu, ' to '],
  [number(`${CLOCK}${HALF}(?=\\.?\\s+\\p{Ll}|\\.?[,;:?!])\\.?`), (part) => sayClock(part).replace(/\.$/u, '')],
  [number(`${CLOCK}${HALF}`), sayClock],
  [
    number(String.raw`(?<hour>1[0-2]|0?[1-9])${HALF}(?=\.?\s+\p{Ll}|\.?[,;:?!])\.?`),
    (part) => cardinalEn(Number(part('hour'))) + sayHalf(part).replace(/\.$/u, ''),
  ],
  [number(String.raw`(?<hour>1[0-2]|0?[1-9])${HALF}`), (part) => cardinalEn(Number(part('hour'))) + sayHalf(part)],
  [number(String.raw`(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?![\d:])`), sayClock],
  [
    new RegExp(
      `${PREPOSITIONS}${CLOCK}(?![\\d:%]|[.,]\\d|\\s(?:million|billion|thousand|per|percent|times|[kcm]?m|[km]?g|k)\\b)`,
      'giu',
    ),
    sayClock,
  ],
]

function sayYear(part: Part): string {
  return part('year') === '' ? '' : ` ${yearEn(Number(part('year')))}`
}

function sayDate(part: Part): string {
  return `the ${ordinalEn(Number(part('day')))} of ${sayMonth(part('month'))}${sayYear(part)}`
}

function sayMonthNumber(part: Part): string {
  const month = MONTHS[Number(part('month')) - 1] ?? ''
  return `the ${ordinalEn(Number(part('day')))} of ${month}${sayYear(part)}`
}

const MONTH_NUMBER = '(?<month>1[0-2]|0?[1-9])'

const DATES: readonly Rule[] = [
  [number(`(?<year>\\d{4})-${MONTH_NUMBER}-${DAY}(?!\\d)`), sayMonthNumber],
  [number(`${DAY}([/.])${MONTH_NUMBER}\\2(?<year>1[1-9]\\d\\d|20\\d\\d)(?!\\d)`), sayMonthNumber],
  [
    new RegExp(
      `(?<![\\d.,:/\\p{L}])(?:[Tt]he\\s)?${DAY}(?:st|nd|rd|th)?\\s(?:of\\s)?${MONTH}(?!\\p{L})(?:,?\\s${YEAR})?`,
      'gu',
    ),
    sayDate,
  ],
  [
    new RegExp(
      `(?<!\\p{L})${MONTH}\\s(?:the\\s)?${DAY}(?:st|nd|rd|th)?(?![\\d:%]|[.,]\\d|\\p{L}|\\s(?:per|dollars|people|hours|days))(?:,?\\s${YEAR})?`,
      'gu',
    ),
    (part) =>
      `${sayMonth(part('month'))} the ${ordinalEn(Number(part('day')))}${sayYear(part).replace(/^/u, part('year') === '' ? '' : ',')}`,
  ],
]

const COUNTED = String.raw`(?!\s(?:dollars?|people|metres?|kilometres?|hours?|days?|words?|times|pages?|calories|staff|workers|members|units)\b)`

const YEARS: readonly Rule[] = [
  [
    number(String.raw`(?<from>1[1-9]\d\d|20\d\d)\s?[-–]\s?(?<to>1[1-9]\d\d|20\d\d|\d\d)(?!\d)`),
    (part) => {
      const to = Number(part('to'))
      return `${yearEn(Number(part('from')))} to ${to < 100 ? cardinalEn(to) : yearEn(to)}`
    },
  ],
  [number(String.raw`(?<year>1[1-9]\d0|20\d0)'?s(?!\p{L})`), (part) => pluralEn(yearEn(Number(part('year'))))],
  [number(String.raw`'?(?<year>[2-9]0)'?s(?!\p{L})`), (part) => pluralEn(cardinalEn(Number(part('year'))))],
  // Not the last digits of a telephone number: 02 5550 1931.
  [number(String.raw`(?<!\d\s)(?:19|20)\d\d(?![\d%]|[.,]\d|\p{L})${COUNTED}`), (part) => yearEn(Number(part()))],
  [
    new RegExp(
      String.raw`(?<=\b(?:in|since|until|of|year|from|by|before|after)\s)1[1-8]\d\d(?![\d%]|[.,]\d|\p{L})${COUNTED}`,
      'giu',
    ),
    (part) => yearEn(Number(part())),
  ],
]

/** Dates, times of day and years: `14/03/2026` is "the fourteenth of March twenty twenty six". */
export const TIMES_AND_DATES_EN: readonly Rule[] = [...DATES, ...TIMES, ...YEARS]
