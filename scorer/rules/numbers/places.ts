import type { Language, Word } from '../../reading/word.ts'
import { spellingsOf } from './spellings.ts'
import { isSameStretch, type TimeSpan, timeSpanAt } from './units.ts'

/** A number of a text, by itself and as part of the row of numbers in which it stands. */
export interface NumberPlace {
  word: Word
  /** Every way to write it. */
  spellings: readonly string[]
  /** The row as one number: "0491 570 156", "15 45". */
  row: string
  isRow: boolean
  /** If it counts a stretch of time. */
  span: TimeSpan | null
  isMoney: boolean
}

/** Digits said one by one; elsewhere these are articles and an exclamation. */
const SPOKEN_DIGITS = new Map([
  ['oh', '0'],
  ['one', '1'],
  ['bir', '1'],
])
/** Of two, one may be an article ("one 5"); three are digits: "oh four nine". */
const SHORTEST_SPOKEN_ROW = 3
const MONEY = /^(?:dol|buck|cent|sent)/
const CENTS = /^[0-9]{1,2}$/
const CLOCK = /^(?:saat.*|at|by|until|till|before|after|from|am|pm|o'clock)$/

const isNumber = ({ text }: Word): boolean => /^[0-9]/.test(text)

/** Dollars and cents from `index` on as one number: "2 dolar 5 sent" is 2:05, as 2.05 is read. */
function amountAt(words: readonly Word[], index: number): string[] | null {
  const [first, unit, ...rest] = words.slice(index, index + 4)
  const cents = rest[0]?.text === 'and' ? rest[1] : rest[0]
  const dollars = SPOKEN_DIGITS.get(first?.text ?? '') ?? first?.text
  if (!dollars || !cents || !unit?.text.startsWith('dol') || !CENTS.test(cents.text)) return null
  return [`${dollars}:${cents.text.padStart(2, '0')}`]
}

/** The same for a number that is the dollars or the cents. */
const amountWith = (words: readonly Word[], index: number): string[] | null =>
  amountAt(words, index) ?? (words[index - 1]?.text === 'and' ? amountAt(words, index - 3) : amountAt(words, index - 2))

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
    const row = amountWith(words, index) ?? rowAt(words, index)
    const beside = [words[index - 1], words[index + 1]].map((one) => one?.text ?? '')
    const isMoney = beside.some((text) => MONEY.test(text))
    const span = timeSpanAt(words, index, language)
    const isTime = word.text.includes(':') || beside.some((text) => CLOCK.test(text)) || row.length > 1
    const joined = row.join('')
    return [
      {
        word,
        spellings: spellingsOf(word.text, { isMoney, isClock: isTime && !isMoney && span === null }),
        row: joined,
        isRow: joined !== word.text,
        span,
        isMoney,
      },
    ]
  })
}

function sameSpan(one: TimeSpan | null, other: TimeSpan | null): boolean {
  if (!one || !other || one.unit === other.unit) return false
  return isSameStretch(one, other)
}

/** Whether both may stand for the same number. */
export function samePlace(one: NumberPlace, other: NumberPlace): boolean {
  if (one.spellings.some((spelling) => other.spellings.includes(spelling))) return true
  if (one.isRow || other.isRow) {
    const [longer, shorter] = one.row.length > other.row.length ? [one, other] : [other, one]
    const rows = [shorter.row, ...spellingsOf(shorter.row, { isMoney: false, isClock: true })]
    if (rows.some((row) => row === longer.row || longer.spellings.includes(row))) return true
    if (shorter.isRow && longer.row.includes(shorter.row)) return true
  }
  return sameSpan(one.span, other.span)
}
