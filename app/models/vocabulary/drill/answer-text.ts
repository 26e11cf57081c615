import type { Language } from '../../dialogues/language.ts'
import { foldForSearch, normaliseTurkish } from '../fold.ts'

const HYPHENS = /[‐‑–—]/gu
const APOSTROPHES = /[’‘ʼ`´]/gu
/** What ends a sentence or stands around a word. */
const AROUND = /^[\s"“”«»(]+|[\s"“”«».,;:!?)]+$/gu
const SPACES = /\s+/gu

/** A text of either language as answers are compared: lower case by its language, plain hyphens and apostrophes, single spaces. */
export function comparable(text: string, language: Language): string {
  const plain = text.normalize('NFC').replace(HYPHENS, '-').replace(APOSTROPHES, "'")
  const lower = language === 'tr' ? normaliseTurkish(plain) : plain.replaceAll('İ', 'i').toLowerCase()
  return lower.replace(AROUND, '').replace(SPACES, ' ')
}

/** The same without accents and Turkish letters. */
export const plainLetters = (text: string) => foldForSearch(text)

/** Whether it has letters that a plain keyboard lacks: who typed one could have typed the others. */
export const hasOwnLetters = (text: string) => plainLetters(text) !== text

/** Whether two texts say the same figures in the same order. */
export function haveSameDigits(one: string, other: string): boolean {
  const digits = (text: string) => text.replace(/\D+/gu, ' ').trim()
  return digits(one) === digits(other)
}
