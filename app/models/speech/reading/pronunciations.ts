import type { Language } from '../../dialogues/language.ts'
import { LOCALES, spellLetters, transliterate } from './letters.ts'
import ENGLISH from './pronunciations-en.tsv?raw'
import TURKISH from './pronunciations-tr.tsv?raw'

const HEADING = 'written\tspoken'
const MAX_INITIALS = 3
const VOWELS = /[aeıioöuüâîû]/iu
const WORD = /\p{L}[\p{L}\p{M}]*/gu

/** Reads a list: one entry a line, the written word and its spelling for the reader, separated by a tab. */
function readPronunciations(file: string, text: string): ReadonlyMap<string, string> {
  const [heading, ...lines] = text.trimEnd().split('\n')
  if (heading !== HEADING) throw new Error(`${file}, line 1: the columns must be written, spoken`)
  const entries = new Map<string, string>()
  for (const [at, line] of lines.entries()) {
    const [written = '', spoken = '', ...rest] = line.split('\t')
    if (written === '' || spoken === '' || rest.length > 0)
      throw new Error(`${file}, line ${at + 2}: must be two cells`)
    if (entries.has(written)) throw new Error(`${file}, line ${at + 2}: ${written} is there already`)
    entries.set(written, spoken)
  }
  return entries
}

/** How names, foreign words and initialisms are spelt for a reader of each language. */
export const PRONUNCIATIONS: Record<Language, ReadonlyMap<string, string>> = {
  en: readPronunciations('pronunciations-en.tsv', ENGLISH),
  tr: readPronunciations('pronunciations-tr.tsv', TURKISH),
}

function isInitialism(word: string, language: Language): boolean {
  const isCapital =
    word === word.toLocaleUpperCase(LOCALES[language]) && word !== word.toLocaleLowerCase(LOCALES[language])
  if (!isCapital) return false
  if (word.length === 1) return language === 'en' ? !/[AI]/u.test(word) : !VOWELS.test(word)
  return word.length <= MAX_INITIALS || !VOWELS.test(word)
}

function pronounce(word: string, language: Language): string {
  const entries = PRONUNCIATIONS[language]
  const lower = word.toLocaleLowerCase(LOCALES[language])
  const title = word.slice(0, 1) + lower.slice(1)
  const entry = entries.get(word) ?? entries.get(lower)
  if (entry !== undefined) return entry
  if (isInitialism(word, language)) return spellLetters(word, language)
  const isShouted = word.length > 1 && word === word.toLocaleUpperCase(LOCALES[language])
  return transliterate(isShouted ? (entries.get(title) ?? lower) : word, language)
}

/** Every word as the reader of the language has to see it to say it right. */
export function pronounceWords(text: string, language: Language): string {
  return text.replaceAll(WORD, (word) => pronounce(word, language))
}
