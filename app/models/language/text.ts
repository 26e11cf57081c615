import type { Language } from '#app/models/dialogues/language.ts'
import { remember } from '#app/remember.ts'

/** A word, number or sign of a text. */
export interface Token {
  /** Lower-cased for its language and folded to plain letters, so that Turkish typed on an English keyboard matches. */
  folded: string
  /** Its place in the text. */
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

const IRREGULAR: Record<string, string[]> = {
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
}
const NOT_WITHOUT_APOSTROPHE = /^(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need)nt$/u
/** Contractions as recognisers write them. "Ill", "well" and "were" are words of their own. */
const WITHOUT_APOSTROPHE =
  /^(nobody|somebody|everybody|everyone|someone|who|what|where|when|how|why|that|there|here|he|she)s$|^(who|they|you)(?:d|re|ve|ll)$|^(we)ve$/u
const PARTS: Record<string, string> = { re: 'are', ve: 'have', ll: 'will', d: 'would', s: '' }

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
  /(?<!\p{L})[apAP]\.\s?[mM](?!\p{L})\.?|\p{L}[\p{L}\p{M}\p{Cf}]*(?:['’‘ʼ`´]\p{L}[\p{L}\p{M}\p{Cf}]*)*|\d{1,2}[./]\d{1,2}[./]\d{4}(?![\d.,:/])|\d+(?:[.,:]\d+)*(?:(?:st|nd|rd|th)(?!\p{L}))?|[$€£₺%]/gu
const MERIDIEM = /^([ap])\.\s?m\.?$/iu
const ORDINAL = /(?<=\d)(?:st|nd|rd|th)$/u

/** The folded words of one written word; more than one for an English contraction. */
const readPiece = (language: Language) =>
  remember((text): readonly string[] => {
    const written = clean(text).replace(MERIDIEM, '$1m')
    const stem = language === 'tr' ? (written.split("'")[0] ?? written) : written
    const folded = fold(stem, language).replace(ORDINAL, '')
    return language === 'en' ? expandEnglish(folded) : [folded]
  })
const PIECE = { en: readPiece('en'), tr: readPiece('tr') }

/**
 * Splits text into tokens: hyphens split words, Turkish suffixes after an apostrophe are cut off, English contractions are
 * expanded.
 */
export function tokenise(text: string, language: Language): Token[] {
  return [...text.matchAll(PIECES)].flatMap(({ 0: found, index: start }) =>
    PIECE[language](found).map((folded): Token => ({ folded, start, end: start + found.length })),
  )
}
