import type { Language, Word } from '../../reading/word.ts'
import UNITS from './counted-units.tsv?raw'

/** A number with what it counts: "10 dollars", "yüzde 10". */
export interface Measure {
  number: string
  /** The same in both languages: `week`, `kilo`. */
  unit: string
  /** The unit's own words. */
  words: readonly Word[]
}

/** One word or two, the last whole or, with an asterisk in the table, the beginning of a word. */
interface Form {
  unit: string
  words: readonly string[]
}

const COLUMNS: Record<Language, number> = { en: 1, tr: 2 }

function formsOf(language: Language): Form[] {
  const forms = UNITS.trim()
    .split('\n')
    .flatMap((line) => {
      const columns = line.split('\t')
      const [unit = ''] = columns
      const list = (columns[COLUMNS[language]] ?? '').split(',').filter((form) => form !== '')
      return list.map((form) => ({ unit, words: form.split(' ') }))
    })
  return forms.toSorted((one, other) => other.words.length - one.words.length)
}

const FORMS: Record<Language, readonly Form[]> = { en: formsOf('en'), tr: formsOf('tr') }
const NUMBER = /^[0-9.:]+$/
/** "Dollars 10" is "$10" as it is read; "yüzde 10" is Turkish. */
const BEFORE_NUMBER: Record<Language, ReadonlySet<string>> = {
  en: new Set(['dollar']),
  tr: new Set(['dollar', 'percent']),
}
/** A word may come between: "six more weeks", "üç tam hafta". */
const REACH = 2
/** Where the number has ended: "sixty a month", "at 24 an hour". */
const END = /^(?:[0-9.:]+|an?|per|each|every|for|in|her|bir)$/

function fits(form: string, word: Word | undefined): boolean {
  const text = word?.text.replace(/'s?$/, '') ?? ''
  return form.endsWith('*') ? text.startsWith(form.slice(0, -1)) : text === form
}

function unitAt(words: readonly Word[], index: number, language: Language) {
  const found = FORMS[language].find((form) => form.words.every((one, offset) => fits(one, words[index + offset])))
  return found ? { unit: found.unit, words: words.slice(index, index + found.words.length) } : null
}

function unitOf(words: readonly Word[], index: number, language: Language) {
  const isBefore = (unit: ReturnType<typeof unitAt>) => unit !== null && BEFORE_NUMBER[language].has(unit.unit)
  const before = unitAt(words, index - 1, language)
  const next = unitAt(words, index + 1, language)
  if (next && !isBefore(next)) return next
  if (isBefore(before) && !NUMBER.test(words[index - 2]?.text ?? '')) return before
  for (let at = index + 1; at <= index + REACH; at += 1) {
    const unit = unitAt(words, at, language)
    // Before the next number it is that one's.
    if (unit) return isBefore(unit) && NUMBER.test(words[at + 1]?.text ?? '') ? null : unit
    if (END.test(words[at]?.text ?? '')) return null
  }
  return null
}

/** Every number of a text that counts one of the units. */
export function measuresOf(words: readonly Word[], language: Language): Measure[] {
  return words.flatMap((word, index) => {
    const unit = NUMBER.test(word.text) ? unitOf(words, index, language) : null
    return unit ? [{ number: word.text, ...unit }] : []
  })
}
