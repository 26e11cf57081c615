import { cardinalTr } from './numerals-tr.ts'
import { number, type Part, type Rule } from './rules.ts'

const MONTHS = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')
const DAY = String.raw`(?<day>3[01]|[12]\d|0?[1-9])`
const MONTH = '(?<month>1[0-2]|0?[1-9])'
const YEAR = String.raw`(?<year>1[1-9]\d\d|20\d\d)(?!\d)`

function sayClock(part: Part): string {
  const minute = Number(part('minute'))
  const hour = cardinalTr(Number(part('hour')))
  if (minute === 0) return hour
  return `${hour} ${minute < 10 ? 'sıfır ' : ''}${cardinalTr(minute)}`
}

function sayDate(part: Part): string {
  const month = MONTHS[Number(part('month')) - 1] ?? ''
  return `${cardinalTr(Number(part('day')))} ${month} ${cardinalTr(Number(part('year')))}`
}

/** Dates and times of day: `14.03.2026` is "on dört Mart iki bin yirmi altı", `9.30'da` "dokuz otuz'da". */
export const TIMES_AND_DATES_TR: readonly Rule[] = [
  [number(`(?<year>\\d{4})-${MONTH}-${DAY}(?!\\d)`), sayDate],
  [number(`${DAY}([/.])${MONTH}\\2${YEAR}`), sayDate],
  [
    new RegExp(`(?<![\\d.,:/\\p{L}])0(?<day>[1-9])(?=\\s(?:${MONTHS.join('|')})(?!\\p{L}))`, 'gu'),
    (part) => cardinalTr(Number(part('day'))),
  ],
  [number(String.raw`(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?![\d:])`), sayClock],
  // Turkish writes decimals with a comma, so that two digits after a dot are minutes.
  [number(String.raw`(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)(?!\d|[.,:]\d)`), sayClock],
]
