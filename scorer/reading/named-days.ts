import type { Language, Word } from './word.ts'

/** A day of the week or a month in a text. */
export interface NamedDay {
  word: Word
  /** The same in both languages: `day 1` is Monday, `month 1` January. */
  name: string
}

const DAYS: Record<Language, readonly string[]> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday'.split(' '),
  tr: 'pazartesi salı çarşamba perşembe cuma cumartesi pazar'.split(' '),
}
const MONTHS: Record<Language, readonly string[]> = {
  en: 'january february march april may june july august september october november december'.split(' '),
  tr: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık'.split(' '),
}
/** They are other words too: months only beside a number or one of the words that go with a month, or as "in March". */
const AMBIGUOUS = new Set(['march', 'may', 'ocak', 'mart', 'ekim', 'aralık'])
const WITH_MONTH =
  /^(?:[0-9].*|of|in|since|from|before|after|until|till|by|next|last|ay|ayı.*|aya|sonu.*|ortası.*|baş[ıi].*)$/
const IN_MONTH = /^(?:mart|ekim|aralık)[dt][ae]n?$/
/** Before a vowel. */
const SOFTENED = new Map([
  ['ocağ', 'ocak'],
  ['aralığ', 'aralık'],
])
/** What hangs on a day or a month: "pazartesiye", "ağustosun", "salıları", "mondays". */
const ENDING: Record<Language, RegExp> = {
  en: /^(?:'?s)?$/,
  tr: /^(?:[ns]?[ıiuü]n?)?(?:[yn]?[eaıiuü]|[dt][ea]n?|y?l[ea]|l[ea]r(?:[ıi](?:n[ıi])?|d[ea]n?|[ea])?)?(?:ki)?(?:y?[dt][ıiuü]r?)?$/,
}

function nameOf(written: string, list: readonly string[], language: Language): number {
  const softened = [...SOFTENED].find(([stem]) => written.startsWith(stem))
  const word = softened ? softened[1] + written.slice(softened[0].length) : written
  // The longest first: "cumartesi" begins with "cuma".
  const found = list
    .map((name, index) => ({ name, index }))
    .filter(({ name }) => word.startsWith(name) && ENDING[language].test(word.slice(name.length)))
    .toSorted((one, other) => other.name.length - one.name.length)
  return found[0]?.index ?? -1
}

/** Every day and month that the words name. */
export function namedDays(words: readonly Word[], language: Language): NamedDay[] {
  return words.flatMap((word, index) => {
    const day = nameOf(word.text, DAYS[language], language)
    if (day >= 0) return [{ word, name: `day ${day + 1}` }]
    const month = nameOf(word.text, MONTHS[language], language)
    const written = MONTHS[language][month]
    if (written === undefined) return []
    const isMonth = [words[index - 1], words[index + 1]].some((beside) => WITH_MONTH.test(beside?.text ?? ''))
    return AMBIGUOUS.has(written) && !isMonth && !IN_MONTH.test(word.text) ? [] : [{ word, name: `month ${month + 1}` }]
  })
}
