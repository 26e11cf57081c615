import { withDigits } from './numbers.ts'
import { withTimes } from './times.ts'
import type { Language, Word } from './word.ts'

const FILLERS: Record<Language, ReadonlySet<string>> = {
  en: new Set('um umm uh uhh uhm er erm hmm mm'.split(' ')),
  tr: new Set('ee eee eeh ıı ııı hmm ıhm mm aa'.split(' ')),
}
const PERCENT: Record<Language, string> = { en: ' percent ', tr: ' yüzde ' }
const MONEY: Record<Language, Readonly<Record<string, string>>> = {
  en: { $: ' dollars ', '€': ' euros ', '£': ' pounds ' },
  tr: { $: ' dolar ', '€': ' euro ', '£': ' sterlin ' },
}

/** "20 mm" and "the ER" are words. */
const NO_FILLER: Readonly<Record<string, RegExp>> = { mm: /^\d/, er: /^(?:the|an)$/ }

/** Whether a sound of hesitation is a word here, by the word before it. */
export const isMeant = (words: readonly Word[], index: number): boolean =>
  NO_FILLER[words[index]?.text ?? '']?.test(words[index - 1]?.text ?? '') ?? false

/** Between two written sentences or clauses: no number goes over it. */
const STOP = '|'
const ENDS = /[.,;:!?…]['"”’)]*$/

/** A dash or a slash parts words too. */
const WRITTEN = /[^\s—–/]+/g
/** Not quoted with a word. */
const EDGE_BEFORE = /^[^\p{L}\p{N}$€£%]+/u
const EDGE_AFTER = /[^\p{L}\p{N}$€£%]+$/u

function lower(text: string, language: Language): string {
  return (language === 'tr' ? text.replaceAll('I', 'ı') : text).replaceAll('İ', 'i').toLowerCase()
}

/** The parts of one written word: no case, no punctuation, digits and letters apart. */
function partsOf(written: string, language: Language): string[] {
  const plain = lower(written, language).replaceAll(/[’ʼ]/g, "'")
  return (language === 'tr' ? plain.replaceAll("'", '') : plain)
    .replaceAll(/(?<=\d)[.:](?=\d\d(?!\d))/g, ':') // 16.30 is a time
    .replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '') // 1,200 and 1.200
    .replaceAll(/(?<=[0-9]),(?=[0-9])/g, '.') // 3,5 is 3.5
    .replaceAll('%', PERCENT[language])
    .replaceAll(/[$€£]/g, (sign) => MONEY[language][sign] ?? sign)
    .replaceAll(/(?<=\d)(?:(?:st|nd|rd|th)(?:'s)?|'s)(?![\p{L}\p{N}_])/gu, '')
    .replaceAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .replaceAll(/(?<!\d)[:.,]|[:.,](?!\d)|[^\p{L}\p{N}_\s:.,']|_|(?<![\p{L}\p{N}_])'|'(?![\p{L}\p{N}_])/gu, ' ')
    .split(/\s+/)
    .filter((part) => part !== '')
}

/** Every word as it was said, and where a sentence or a clause ends. */
function partsIn(text: string, language: Language): Word[] {
  return [...text.matchAll(WRITTEN)].flatMap(({ 0: written, index }) => {
    const before = written.length - written.replace(EDGE_BEFORE, '').length
    const place = { from: index + before, to: index + written.replace(EDGE_AFTER, '').length }
    const parts = partsOf(written, language)
    return [...parts, ...(ENDS.test(written) ? [STOP] : [])].map((part) => ({ text: part, ...place }))
  })
}

const isWord = ({ text }: Word): boolean => text !== STOP

/** A text's words with its fillers; number words stay words. For what is said of delivery: the judge does not see it. */
export const spokenWords = (text: string, language: Language): Word[] => partsIn(text, language).filter(isWord)

/**
 * A text as the judge reads it: lower case, no punctuation, no fillers, numbers as digits. So two recognisers that write
 * the same speech are read alike. The training reads in the same way (training/reading.py); data/reading.json holds both to it.
 */
export function readWords(text: string, language: Language): Word[] {
  const words = partsIn(text, language).filter(
    (word, index, all) => !FILLERS[language].has(word.text) || isMeant(all, index),
  )
  return withTimes(withDigits(words, language).filter(isWord), language)
}
