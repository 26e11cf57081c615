import { once } from '#app/remember.ts'
import type { Language } from '../../dialogues/language.ts'
import { FUNCTION_WORDS } from '../../language/lexicon/function-words.ts'
import type { VocabularyItem } from '../item.ts'
import ENGLISH from './common-words.en.txt?raw'
import TURKISH from './common-words.tr.txt?raw'
import { comparable, plainLetters } from './answer-text.ts'

type Word = Pick<
  VocabularyItem,
  'english' | 'turkish' | 'acceptedEnglish' | 'acceptedTurkish' | 'exampleEnglish' | 'exampleTurkish'
>

/** What exists as a word, so that a typing slip is never taken for one, nor one for a slip. */
export interface KnownWords {
  /** Whether a word, as `comparable` gives it, exists as written. */
  has: (word: string, language: Language) => boolean
  /** The same, for a word that may lack its Turkish letters. */
  mayBe: (word: string, language: Language) => boolean
  /** Whether a text, as `comparable` gives it, is a wording of the library. */
  isWording: (text: string, language: Language) => boolean
}

const LANGUAGES = ['en', 'tr'] as const
const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? []

/** The words of a language, one a line: read once, when the first slip is looked at. */
const readCommon = once((_process: object): Record<Language, ReadonlySet<string>> => {
  const read = (list: string, language: Language) =>
    new Set([...FUNCTION_WORDS[language], ...list.trimEnd().split('\n')])
  return { en: read(ENGLISH, 'en'), tr: read(TURKISH, 'tr') }
})
const PROCESS = {}

function textsOf(word: Word, language: Language): string[] {
  return language === 'en' ? [word.english, ...word.acceptedEnglish] : [word.turkish, ...word.acceptedTurkish]
}

/** English regular plurals are words too. */
function withoutPlural(word: string, language: Language): string {
  return language === 'en' && word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word
}

/**
 * The words of the library (its wordings and examples) and the common words of both languages. The cheapest set that knows both languages: no
 * dictionary is shipped for it. Built once for a library, when it is first asked.
 */
export const knownWordsOf = once((library: readonly Word[]): KnownWords => {
  const build = once((_asked: object) => {
    const common = readCommon(PROCESS)
    const wordings: Record<Language, Set<string>> = { en: new Set(), tr: new Set() }
    const words = { en: new Set(common.en), tr: new Set(common.tr) }
    for (const language of LANGUAGES) {
      for (const item of library) {
        for (const text of textsOf(item, language)) wordings[language].add(comparable(text, language))
      }
      const examples = library.map((item) => (language === 'en' ? item.exampleEnglish : item.exampleTurkish) ?? '')
      // As one text: folding costs more by the call than by the letter.
      const together = [...wordings[language], comparable(examples.join(' '), language)].join(' ')
      for (const word of wordsIn(together)) words[language].add(word)
    }
    const plain = (language: Language) => new Set(plainLetters([...words[language]].join(' ')).split(' '))
    return { wordings, words, plain: { en: plain('en'), tr: plain('tr') } }
  })
  const sets = () => build(PROCESS)
  return {
    has: (word, language) => sets().words[language].has(word),
    mayBe: (word, language) => {
      const { words, plain } = sets()
      const known = (one: string) => words[language].has(one) || plain[language].has(one)
      return known(word) || known(withoutPlural(word, language))
    },
    isWording: (text, language) => sets().wordings[language].has(text),
  }
})
