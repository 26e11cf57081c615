import type { Language } from '../dialogues/language.ts'
import { commonPrefix, shareTurkishRoot, stem } from '../language/stem.ts'
import { tokenise } from '../language/text.ts'
import { once } from '#app/remember.ts'
import type { VocabularyItem } from './item.ts'

type Word = Pick<VocabularyItem, 'english' | 'turkish' | 'acceptedEnglish' | 'acceptedTurkish'>
/** Each wording of a word, split and folded, by language. */
export type Wordings = Record<Language, string[][]>

/** The possessive ending of a Turkish compound, on folded letters: `sozlesmesi`, `kontrati`. */
const COMPOUND_ENDING = /(?:(?<=[aeiou])s[iu]|(?<=[^aeiou])[iu])$/u
const SHORTEST_COMPOUND_WORD = 5

export const wordsOf = (text: string, language: Language) => tokenise(text, language).map(({ folded }) => folded)

function wordingOf(text: string, language: Language): string[] {
  const words = wordsOf(text, language)
  const last = words.at(-1) ?? ''
  if (language === 'en' || words.length < 2 || last.length < SHORTEST_COMPOUND_WORD) return words
  return [...words.slice(0, -1), last.replace(COMPOUND_ENDING, '')]
}

/** Read once for each loaded word. */
export const wordingsOf = once(({ english, turkish, acceptedEnglish, acceptedTurkish }: Word): Wordings => {
  const read = (texts: string[], language: Language) =>
    texts.map((text) => wordingOf(text, language)).filter((words) => words.length > 0)
  return { en: read([english, ...acceptedEnglish], 'en'), tr: read([turkish, ...acceptedTurkish], 'tr') }
})

export function isSame(one: string, other: string, language: Language): boolean {
  if (one === other) return true
  if (language === 'tr') return shareTurkishRoot(one, other)
  // The stem of `leases` is shorter than that of `lease`.
  return stem(one, 'en') === stem(other, 'en') || `${one}s` === other || one === `${other}s`
}

/** Whether a token is a form of a word: it must contain the whole word, except for a softened last letter. */
function isFormOf(token: string, word: string, language: Language): boolean {
  if (!isSame(token, word, language)) return false
  return language === 'en' || commonPrefix(token, word) >= word.length - 1
}

/** Keys of a word and of a token: a token that is a form of a word has one of the word's. */
export const formKeys: Record<'word' | 'token', (text: string, language: Language) => string[]> = {
  word: (word, language) => (language === 'tr' ? [word.slice(0, -1)] : [`=${word}`, stem(word, 'en')]),
  token: (token, language) =>
    language === 'tr'
      ? Array.from({ length: token.length + 1 }, (_, end) => token.slice(0, end))
      : [stem(token, 'en'), `=${token}s`, ...(token.endsWith('s') ? [`=${token.slice(0, -1)}`] : [])],
}

/** The position of the first wording whose words occur in a text, adjacent and in order. */
export function findWording(tokens: string[], wordings: string[][], language: Language) {
  for (const words of wordings) {
    const start = tokens.findIndex((_, at) =>
      words.every((word, offset) => isFormOf(tokens[at + offset] ?? '', word, language)),
    )
    if (start >= 0) return { start, end: start + words.length }
  }
  return undefined
}
