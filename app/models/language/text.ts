import type { Language } from '#app/models/dialogues/language.ts'
import { findMonthName } from './lexicon/calendar.ts'
import { remember } from '#app/remember.ts'
import { wordTable } from './word-table.ts'

/** A word, number or sign of an utterance. */
export interface Token {
  /** As written. */
  raw: string
  /** Lower-cased for its language and folded to plain letters, so that Turkish typed on an English keyboard matches. */
  folded: string
  /** Lower-cased with its own letters. Tells "ön" (front) from "on" (ten) if Turkish letters were typed. */
  lower: string
  /** The part after the apostrophe in Turkish: `ta` in "Mart'ta". */
  suffix: string
  capital: boolean
  sentenceStart: boolean
  /** Clause number, counted by punctuation. */
  clause: number
  /** Whether a comma or stronger punctuation stands before it. */
  breakBefore: boolean
  /** The whole utterance as written, and the token's offsets in it. */
  text: string
  start: number
  end: number
}

const FOLDS: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' }

/**
 * Lower case by language: I becomes ı in Turkish. İ becomes i in both, because `toLowerCase` would make two characters
 * of it.
 */
function lowerCase(text: string, language: Language): string {
  const dotted = text.replaceAll('İ', 'i')
  return (language === 'tr' ? dotted.replaceAll('I', 'ı') : dotted).toLowerCase()
}

const IS_FOLDED = /^[a-z]*$/

/** Lower case without diacritics. For tolerant matching, not for display. */
export function fold(text: string, language: Language): string {
  if (IS_FOLDED.test(text)) return text
  return lowerCase(text, language).replace(/[çğıöşüâîû]/gu, (letter) => FOLDS[letter] ?? letter)
}

const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

/** Normalises Unicode form, apostrophes and spaces, and removes invisible characters. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/[’‘ʼ`´]/gu, "'")
    .trim()
}

const IRREGULAR = wordTable<string[]>({
  "can't": ['can', 'not'],
  cannot: ['can', 'not'],
  cant: ['can', 'not'],
  "won't": ['will', 'not'],
  wont: ['will', 'not'],
  "shan't": ['shall', 'not'],
  "i'm": ['i', 'am'],
  "let's": ['let', 'us'],
  gonna: ['going', 'to'],
  im: ['i', 'am'],
  ive: ['i', 'have'],
  lets: ['let', 'us'],
  wanna: ['want', 'to'],
})
const NOT_WITHOUT_APOSTROPHE = /^(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need)nt$/u
/** Contractions as recognisers write them. "Ill", "well" and "were" are words of their own. */
const WITHOUT_APOSTROPHE =
  /^(nobody|somebody|everybody|everyone|someone|who|what|where|when|how|why|that|there|here|he|she)s$|^(who|they|you)(?:d|re|ve|ll)$|^(we)ve$/u
const PARTS = wordTable<string>({ re: 'are', ve: 'have', ll: 'will', d: 'would', s: '' })

/** Expands an English contraction into words; a possessive loses its `'s`. */
function expandEnglish(folded: string): string[] {
  const irregular = IRREGULAR[folded]
  if (irregular) return irregular
  const bare = NOT_WITHOUT_APOSTROPHE.exec(folded)
  if (bare?.[1]) return [bare[1], 'not']
  const short = WITHOUT_APOSTROPHE.exec(folded)
  if (short) return short.slice(1).filter(Boolean)
  if (folded.endsWith("n't")) return [folded.slice(0, -3), 'not']
  const [stem = folded, part] = folded.split("'")
  if (part === undefined) return [folded]
  return [stem, PARTS[part] ?? part].filter(Boolean)
}

const PIECES =
  /(?<!\p{L})[apAP]\.\s?[mM](?!\p{L})\.?|\p{L}[\p{L}\p{M}\p{Cf}]*(?:['’‘ʼ`´]\p{L}[\p{L}\p{M}\p{Cf}]*)*|\d{1,2}[./]\d{1,2}[./]\d{4}(?![\d.,:/])|\d+(?:[.,:]\d+)*(?:(?:st|nd|rd|th)(?!\p{L}))?|[$€£₺%]|[.!?;,]|[—–]/gu
const MERIDIEM = /^([ap])\.\s?m\.?$/iu
const HARD_STOP = /^[.!?]$/u
const STOP = /^[.!?;,—–]$/u

const ORDINAL = /(?<=\d)(?:st|nd|rd|th)$/u

/** Reads 12.03.1985 as day, month and year. */
function readDate(folded: string, language: Language): string[] | null {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/u.exec(folded) ?? []
  const name = findMonthName(Number(month), language)
  return day && name && year ? [String(Number(day)), name, year] : null
}

/** The parts of a written word that do not depend on its position. */
interface Piece {
  written: string
  /** Folded words; more than one for an English contraction. */
  words: readonly string[]
  lower: string
  suffix: string
  capital: boolean
}

const readPiece = (language: Language) =>
  remember((text): Piece => {
    const written = clean(text).replace(MERIDIEM, '$1m')
    const [stem = written, ...suffixes] = language === 'tr' ? written.split("'") : [written]
    const folded = fold(stem, language).replace(ORDINAL, '')
    const date = readDate(folded, language)
    return {
      written,
      words: date ?? (language === 'en' ? expandEnglish(folded) : [folded]),
      lower: lowerCase(stem, language),
      suffix: suffixes.join(''),
      capital: /^\p{Lu}/u.test(written),
    }
  })
const PIECE = { en: readPiece('en'), tr: readPiece('tr') }

/**
 * Splits text into tokens: hyphens split words, Turkish suffixes after an apostrophe are separated, English
 * contractions are expanded.
 */
export function tokenise(text: string, language: Language): Token[] {
  const tokens: Token[] = []
  let [clause, sentenceStart, breakBefore] = [0, true, false]
  for (const { 0: found, index: start } of text.matchAll(PIECES)) {
    if (STOP.test(found)) {
      if (!breakBefore) clause += 1
      breakBefore = true
      sentenceStart ||= HARD_STOP.test(found)
      continue
    }
    const { written, words, lower, suffix, capital } = PIECE[language](found)
    words.forEach((folded, at) =>
      tokens.push({
        raw: at === 0 ? written : '',
        folded,
        lower: words.length > 1 ? folded : lower,
        suffix,
        capital: capital && at === 0,
        sentenceStart: sentenceStart && at === 0,
        clause,
        breakBefore: breakBefore && at === 0,
        text,
        start,
        end: start + found.length,
      }),
    )
    breakBefore = false
    sentenceStart = false
  }
  return tokens
}

/** The original text from the first of these tokens to the last. */
export function quote(tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? first.text.slice(first.start, last.end) : ''
}

/** The folded words of tokens, joined by single spaces. */
export const foldedText = (tokens: readonly Token[]): string => tokens.map(({ folded }) => folded).join(' ')

/** The number of words in a text separated by single spaces. */
export const countWords = (text: string): number => text.split(' ').filter(Boolean).length
