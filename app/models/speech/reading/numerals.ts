import type { Language } from '../../dialogues/language.ts'
import { cardinalEn } from './numerals-en.ts'
import { cardinalTr } from './numerals-tr.ts'

/** Longer numbers are codes: nobody says them as a number. */
const MAX_DIGITS = 15
const GROUP = 4

/** A number as it is written in each language, with its marks for thousands and decimals: 1,250.5 and 1.250,5. */
export const NUMBER: Record<Language, string> = {
  en: String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?`,
  tr: String.raw`(?:\d{1,3}(?:\.\d{3})+(?!\d)|\d+)(?:,\d+)?`,
}

const MARKS = {
  en: { thousands: ',', decimals: '.', spoken: 'point' },
  tr: { thousands: '.', decimals: ',', spoken: 'virgül' },
} as const

const CARDINALS = { en: cardinalEn, tr: cardinalTr }

function spell(digits: string, language: Language): string {
  return Array.from(digits, (digit) => CARDINALS[language](Number(digit))).join(' ')
}

/** Digit by digit, with a pause between groups: `0412 345` is "zero four one two, three four five". */
export function sayDigits(written: string, language: Language): string {
  const groups = written.split(/\D+/u).filter((group) => group !== '')
  const parts = groups.flatMap((group) => (group.length > 2 * GROUP ? group.match(/\d{1,3}/gu) : [group]) ?? [])
  return parts.map((group) => spell(group, language)).join(', ')
}

/** A whole number without marks; codes (a leading zero, or too long for a number) digit by digit. */
function sayWhole(digits: string, language: Language): string {
  const isCode = (digits.length > 1 && digits.startsWith('0')) || digits.length > MAX_DIGITS
  return isCode ? sayDigits(digits, language) : CARDINALS[language](Number(digits))
}

/** The digits after the mark: Turkish says up to two of them as a number, English always one by one. */
function sayDecimals(decimals: string, language: Language): string {
  const isNumber = language === 'tr' && decimals.length === 2 && !decimals.startsWith('0')
  return isNumber ? cardinalTr(Number(decimals)) : spell(decimals, language)
}

/** A number in the way its language writes it: `3.5` is "three point five", `1.250,5` "bin iki yüz elli virgül beş". */
export function sayNumber(written: string, language: Language): string {
  const { thousands, decimals: mark, spoken } = MARKS[language]
  const [whole = '', decimals = ''] = written.split(mark)
  const digits = whole.replaceAll(thousands, '')
  const words = digits.length > 1 && digits.startsWith('0') && decimals !== '' ? spell(digits, language) : ''
  const number = words === '' ? sayWhole(digits, language) : words
  return decimals === '' ? number : `${number} ${spoken} ${sayDecimals(decimals, language)}`
}
