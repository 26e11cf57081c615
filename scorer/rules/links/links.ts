import type { Language, Word } from '../../reading/word.ts'

/** Words that tell how one thing relates to another: "before", "imzaladıktan sonra". */
export interface Link {
  relation: string
  /** Whether they can tell nothing else; otherwise they may excuse a rendition, but prove nothing. */
  isCertain: boolean
  words: readonly Word[]
  /** How the words of what is linked begin. */
  beside: readonly string[]
}

interface Pattern {
  relation: string
  isCertain: boolean
  /** How many words it takes. */
  length: number
  regex: RegExp
}

export type LinkTable = Record<Language, readonly Pattern[]>

const LETTER = "[a-zâçğıîöşûü0-9.:']"
const NOT_AHEAD = /\(\?!.*?\)/g

const compiled = (pattern: string): string => `(?:${pattern.replaceAll('~', LETTER).replaceAll('_', ' ')}) `

/**
 * Reads a table. A line: relation, `says` or `may` (say it), language, words, what comes next if that matters.
 * In the last two `~` is a letter and `_` goes before another word, as in reading/grammar.json.
 */
export function readLinks(table: string): LinkTable {
  const patternsOf = (language: Language): Pattern[] =>
    table
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
      .filter((columns) => columns[2] === language)
      .map(([relation = '', certainty, , words = '', next]) => ({
        relation,
        isCertain: certainty === 'says',
        length: words.replaceAll(NOT_AHEAD, '').split('_').length,
        regex: new RegExp(`^${compiled(words)}${next ? compiled(next) : ''}`),
      }))
  return { en: patternsOf('en'), tr: patternsOf('tr') }
}

/** Words that stand beside links of every kind, and endings that were written with a number. */
const COMMON =
  /^(?:an?|the|to|be|been|is|are|was|were|have|has|had|do|get|got|any.*|i|you|he|she|it|we|they|.+'(?:s|ve|m|re)|me|my|your|his|her|our|their|that|this|all|in|on|at|of|for|so|very|too|yet|really|just|and|bir|bu|o|saat|gün.*|hafta.*|ay|yıl.*|[dt][ae]n|[yn]?[ae])$/
/**
 * English says what is linked after the link, Turkish before it and in its first word: "imzayı attıktan sonra". So many English
 * words are looked at. Chosen by hand: "before you have to sign".
 */
const REACH = 4
/** So many of them that tell something are kept: "final" and "inspection" of "after the final inspection". Chosen by hand. */
const BESIDE = 2
/** So many letters tell words apart, whatever hangs on them: "imza" of "imzayı" and "imzaladıktan". Chosen by hand. */
const STEM = 4
export const stemOf = ({ text }: Word): string => text.slice(0, STEM)
/** Whether a word says anything of what is linked. */
export const isTelling = ({ text }: Word): boolean => !COMMON.test(text)

function besideOf(words: readonly Word[], from: number, to: number, language: Language): string[] {
  const before = words.slice(Math.max(0, from - 1), from)
  // "Three months ago": English has only a number before a link.
  const counted = before.filter(({ text }) => /^[0-9]/.test(text))
  const near =
    language === 'en' ? [...counted, ...words.slice(to, to + REACH)] : [...before, ...words.slice(from, from + 1)]
  return near.filter(isTelling).slice(0, BESIDE).map(stemOf)
}

/** The longest pattern reads four words, "from ~ ~ onwards"; two more do no harm. */
const LONGEST = 6

/** Every link in the words; "if" is none within "even if". */
export function linksIn(words: readonly Word[], language: Language, table: LinkTable): Link[] {
  const links = words.flatMap((_, from) => {
    const following = words.slice(from, from + LONGEST)
    const text = `${following.map((word) => word.text).join(' ')} `
    const fitting = table[language].filter(({ regex }) => regex.test(text))
    return fitting.map(({ relation, isCertain, length }) => ({
      relation,
      isCertain,
      words: words.slice(from, from + length),
      beside: besideOf(words, from, from + length, language),
    }))
  })
  const isPartOf = (one: Link, other: Link) =>
    other.isCertain && one.words.length < other.words.length && one.words.every((word) => other.words.includes(word))
  return links.filter((one) => !links.some((other) => isPartOf(one, other)))
}
