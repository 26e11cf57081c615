import type { Language } from './language.ts'

export type WrittenText = { text: string; language: Language }

/** A number in digits. `hundredths` is exact where a float is not; `isClock` marks times such as 14.30. */
export type WrittenNumber = { hundredths: number; isClock: boolean }

// A digit group is one word (1.250, 14.30, 2,5), and so are parts joined by an apostrophe or hyphen (Medicare'e,
// two-year).
const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,:]\p{N}+|['’ʼ-][\p{L}\p{M}\p{N}]+)*/gu
const NUMBER = /\d+(?:[.,:]\d+)*/g
// Turkish amounts use a comma, so a point before two digits is a time; in English it may be dollars and cents.
const CLOCK = { en: /^([01]?\d|2[0-3]):[0-5]\d$/, tr: /^([01]?\d|2[0-3])[.:][0-5]\d$/ }
const LOCALE = { en: 'en-AU', tr: 'tr' } as const
const THOUSANDS = { en: /,(?=\d{3}(?!\d))/g, tr: /\.(?=\d{3}(?!\d))/g }
const HALF_DAY_HUNDREDTHS = 1_200

/** The words of a text as written, in order. */
export function listWords(text: string): string[] {
  return text.normalize('NFC').match(WORD) ?? []
}

/** The words in lower case by the rules of their language: I becomes ı only in Turkish. */
export function listFoldedWords({ text, language }: WrittenText): string[] {
  return listWords(text).map((word) => word.toLocaleLowerCase(LOCALE[language]))
}

/** The numbers in digits, with the language's separators: 1.250,50 in Turkish is 1,250.50 in English. */
export function listNumbers({ text, language }: WrittenText): WrittenNumber[] {
  return (text.match(NUMBER) ?? []).map((digits) => {
    const plain = digits.replaceAll(THOUSANDS[language], '').replace(/[,:]/, '.')
    return { hundredths: Math.round(Number.parseFloat(plain) * 100), isClock: CLOCK[language].test(digits) }
  })
}

/** Whether both contain the same numbers, in any order. 14.30 and 2.30 are the same time. */
export function haveSameNumbers(one: readonly WrittenNumber[], other: readonly WrittenNumber[]): boolean {
  const left = [...other]
  for (const number of one) {
    const index = left.findIndex((candidate) => isSameNumber(number, candidate))
    if (index < 0) return false
    left.splice(index, 1)
  }
  return left.length === 0
}

function isSameNumber(a: WrittenNumber, b: WrittenNumber): boolean {
  const distance = Math.abs(a.hundredths - b.hundredths)
  return distance === 0 || ((a.isClock || b.isClock) && distance === HALF_DAY_HUNDREDTHS)
}
