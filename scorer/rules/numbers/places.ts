import type { Language, Word } from '../../reading/word.ts'
import { daysOf } from './units.ts'

/** A number of a text, by itself and as part of the row of numbers in which it stands. */
export interface NumberPlace {
  word: Word
  /** Every way to write it. */
  spellings: readonly string[]
  /** The row as one number: "0491 570 156", "15 45". */
  row: string
  isRow: boolean
  /** If it counts a stretch of time: how many days. */
  days: number | null
}

const HOURS_OF_HALF_DAY = 12
/** Up to here a number may be an hour of the day. */
const LAST_HOUR = 24
/** "The clock says ninety nine", of thousands. */
const UNSAID_THOUSAND = 1000
/** Where time is counted in other units, so much is rounding: fifteen days for two weeks. */
const ROUNDING = 0.1
/** Digits said one by one; elsewhere these are articles and an exclamation. */
const SPOKEN_DIGITS = new Map([
  ['oh', '0'],
  ['one', '1'],
  ['bir', '1'],
])
const SHORTEST_SPOKEN_ROW = 3

const isNumber = ({ text }: Word): boolean => /^[0-9]/.test(text)

/** An hour of the afternoon by both clocks, hours and minutes with or without a colon, thousands left unsaid. */
function spellingsOf(number: string): string[] {
  const [hours = '', minutes] = number.split(':')
  const hour = Number(hours)
  const rest = minutes === undefined ? '' : `:${minutes}`
  const spellings = [number, number.replace(':', '.'), number.replace(':', '')]
  if (minutes === '00') spellings.push(hours)
  if (minutes === '30') spellings.push(`${hours}.5`)
  if (minutes === undefined && Number(number) < UNSAID_THOUSAND)
    spellings.push(String(Number(number) * UNSAID_THOUSAND))
  if (!Number.isInteger(hour) || hour > LAST_HOUR) return spellings
  const other = hour > HOURS_OF_HALF_DAY ? hour - HOURS_OF_HALF_DAY : hour + HOURS_OF_HALF_DAY
  return [...spellings, `${other}${rest}`, `${other}${rest.slice(1)}`]
}

const CENTS = /^[0-9]{1,2}$/

/** Dollars and cents as one number: "2 dolar 5 sent" is 2:05, as 2.05 is read. */
function amountAt(words: readonly Word[], index: number): string[] | null {
  const [dollars, unit, cents] = words.slice(index, index + 3)
  if (!dollars || !cents || !unit?.text.startsWith('dol') || !CENTS.test(cents.text)) return null
  return [`${dollars.text}:${cents.text.padStart(2, '0')}`]
}

/** The numbers in a row that include `index`, with digits that were said one by one. */
function rowAt(words: readonly Word[], index: number): string[] {
  const digitsOf = (at: number): string | undefined => {
    const word = words[at]
    if (!word) return undefined
    return isNumber(word) ? word.text : SPOKEN_DIGITS.get(word.text)
  }
  let [from, to] = [index, index + 1]
  while (digitsOf(from - 1) !== undefined) from -= 1
  while (digitsOf(to) !== undefined) to += 1
  const row = words.slice(from, to)
  // "One fifty" is 150, "one 5" most often is not.
  const isHundreds = row.length === 2 && (row[1]?.text.length ?? 0) > 1
  if (isHundreds || row.length >= SHORTEST_SPOKEN_ROW) return row.map((_, at) => digitsOf(from + at) ?? '')
  return row.filter(isNumber).map(({ text }) => text)
}

/** Every number of a text, in order. */
export function placesOf(words: readonly Word[], language: Language): NumberPlace[] {
  return words.flatMap((word, index) => {
    if (!isNumber(word)) return []
    const row = amountAt(words, index) ?? amountAt(words, index - 2) ?? rowAt(words, index)
    return [
      {
        word,
        spellings: spellingsOf(word.text),
        row: row.join(''),
        isRow: row.join('') !== word.text,
        days: daysOf(words, index, language),
      },
    ]
  })
}

/** Whether both may stand for the same number. */
export function samePlace(one: NumberPlace, other: NumberPlace): boolean {
  if (one.spellings.some((spelling) => other.spellings.includes(spelling))) return true
  if (one.isRow || other.isRow) {
    const [longer, shorter] = one.row.length > other.row.length ? [one, other] : [other, one]
    const rows = [shorter.row, ...spellingsOf(shorter.row)]
    if (rows.some((row) => row === longer.row || longer.spellings.includes(row))) return true
    if (shorter.isRow && longer.row.includes(shorter.row)) return true
  }
  if (one.days === null || other.days === null) return false
  return Math.abs(one.days - other.days) <= ROUNDING * Math.max(one.days, other.days)
}
