import type { Language } from '../../dialogues/language.ts'
import { spellLetters } from '../../speech/reading/letters.ts'

// Reads spoken numbers back. It shares nothing with the code that makes or speaks them, so that both cannot be wrong in the same way.

const UNITS: Record<Language, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tr: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz on',
}
const TENS: Record<Language, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  tr: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
}
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
const MONTHS: Record<Language, string> = {
  en: 'january february march april may june july august september october november december',
  tr: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
}

function valuesOf(language: Language): Map<string, number> {
  const units = UNITS[language].split(' ').map((word, value): [string, number] => [word, value])
  const tens = TENS[language].split(' ').map((word, index): [string, number] => [word, (index + 2) * 10])
  const ordinals =
    language === 'en' ? ORDINALS.split(' ').map((word, index): [string, number] => [word, index + 1]) : []
  return new Map([...units, ...tens, ...ordinals, ['thirtieth', 30]])
}
const VALUES = { en: valuesOf('en'), tr: valuesOf('tr') }
const HUNDRED = { en: 'hundred', tr: 'yüz' }
const SCALES = {
  en: new Map([
    ['thousand', 1_000],
    ['million', 1_000_000],
  ]),
  tr: new Map([
    ['bin', 1_000],
    ['milyon', 1_000_000],
  ]),
}
const HALF_TR = 'buçuk'
const POINT = { en: 'point', tr: 'virgül' }

const wordsOf = (spoken: string, language: Language): string[] =>
  spoken
    .toLocaleLowerCase(language)
    .match(/[\p{L}-]+/gu)
    ?.flatMap((word) => word.split('-')) ?? []

const isNumberWord = (word: string, language: Language) =>
  VALUES[language].has(word) ||
  word === HUNDRED[language] ||
  SCALES[language].has(word) ||
  word === POINT[language] ||
  word === HALF_TR

/** The value of number words, such as "two thousand three hundred and one". */
function valueOf(words: readonly string[], language: Language): number {
  if (words.at(-1) === HALF_TR) return valueOf(words.slice(0, -1), language) + 0.5
  const point = words.indexOf(POINT[language])
  if (point >= 0) {
    const digits = words.slice(point + 1).map((word) => VALUES[language].get(word) ?? 0)
    return Number(`${valueOf(words.slice(0, point), language)}.${digits.join('')}`)
  }
  let [total, group] = [0, 0]
  for (const word of words) {
    const scale = SCALES[language].get(word)
    if (scale !== undefined) [total, group] = [total + Math.max(group, 1) * scale, 0]
    else if (word === HUNDRED[language]) group = Math.max(group, 1) * 100
    else group += VALUES[language].get(word) ?? 0
  }
  return total + group
}

/** Every run of number words, with "and" inside it. */
function runsOf(words: readonly string[], language: Language): string[][] {
  const runs: string[][] = [[]]
  words.forEach((word, index) => {
    const isInside = word === 'and' && isNumberWord(words[index + 1] ?? '', language)
    if (isNumberWord(word, language)) runs.at(-1)?.push(word)
    else if (!isInside) runs.push([])
  })
  return runs.filter((run) => run.length > 0)
}

/** The numbers of a sentence, from left to right. */
export const readNumbersBack = (spoken: string, language: Language): number[] =>
  runsOf(wordsOf(spoken, language), language).map((run) => valueOf(run, language))

/** All its digits, one after another. */
export const readDigitsBack = (spoken: string, language: Language): string =>
  wordsOf(spoken, language)
    .flatMap((word) => VALUES[language].get(word) ?? [])
    .join('')

/** The day and the month as `14/3`. */
export function readDateBack(spoken: string, language: Language): string | null {
  const words = wordsOf(spoken, language)
  const months = MONTHS[language].split(' ')
  const monthOf = (word: string) => months.findIndex((month) => word.startsWith(month))
  const at = words.findIndex((word) => monthOf(word) >= 0)
  if (at < 0) return null
  const before =
    runsOf(
      words.slice(0, at).filter((word) => word !== 'of'),
      language,
    ).at(-1) ?? []
  return `${valueOf(before, language)}/${monthOf(words[at] ?? '') + 1}`
}

const QUARTER = { en: 'quarter', tr: 'çeyrek' }
const HALF_EN = /half past (?<hour>\w+)/u
const SIDE_EN = /(?:a )?(?<minutes>twenty five|five|ten|quarter|twenty) (?<side>past|to) (?<hour>\w+)/u
const FULL_EN = /(?<hour>\w+) o'clock/u
const SIDE_TR = /(?<hour>(?:on )?\p{L}+) (?<minutes>yirmi beş|beş|on|çeyrek|yirmi) (?<side>geçe|kala)/u
const FULL_TR = /saat (?<hour>(?:on (?!buçuk))?\p{L}+) ?(?<half>buçukta)?/u
const STEMS_TR = 'bir iki üç d[öo]r[td] beş alt[ıi] yedi sekiz dokuz on'.split(' ')

function hourTr(written: string): number {
  const [first = '', second] = written.split(' ')
  const unit = (word: string) => STEMS_TR.findIndex((stem) => new RegExp(`^${stem}(?!\\p{L}{3})`, 'u').test(word)) + 1
  return second === undefined ? unit(first) : 10 + unit(second)
}

/** The time of day on the twelve-hour clock, as `3:20`. */
export function readTimeBack(spoken: string, language: Language): string | null {
  const text = spoken.toLocaleLowerCase(language).replaceAll('-', ' ')
  const isEnglish = language === 'en'
  const hourOf = (written: string) => (isEnglish ? (VALUES.en.get(written) ?? 0) : hourTr(written))
  const { minutes = '', side, hour = '' } = (isEnglish ? SIDE_EN : SIDE_TR).exec(text)?.groups ?? {}
  if (side !== undefined) {
    const count = minutes === QUARTER[language] ? 15 : valueOf(minutes.split(' '), language)
    const isPast = side === 'past' || side === 'geçe'
    return isPast ? `${hourOf(hour)}:${count}` : `${hourOf(hour) - 1 || 12}:${60 - count}`
  }
  const half = isEnglish ? HALF_EN.exec(text)?.groups?.['hour'] : undefined
  if (half !== undefined) return `${hourOf(half)}:30`
  const full = (isEnglish ? FULL_EN : FULL_TR).exec(text)?.groups
  if (!full) return null
  return `${hourOf(full['hour'] ?? '')}:${full['half'] === undefined ? 0 : 30}`
}

/** The letters whose names are said after the colon. */
export function readLettersBack(spoken: string, language: Language): string {
  const names = new Map(Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [spellLetters(letter, language), letter]))
  const said = spoken
    .slice(spoken.indexOf(':') + 1)
    .replace(/[.]/gu, '')
    .split(',')
  return said.map((name) => names.get(name.trim()) ?? name.trim().toLowerCase()).join('')
}
