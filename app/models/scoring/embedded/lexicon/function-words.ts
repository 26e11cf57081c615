import type { Language } from '#app/models/dialogues/language.ts'
import FUNCTION_WORD_LIST from './data/function-words.tsv?raw'
import { readWordSets } from './word-list.ts'

/** Grammatical words without content of their own, folded. Also used to detect the language of a word. */
export const FUNCTION_WORDS = readWordSets('function-words.tsv', FUNCTION_WORD_LIST)

/** Whether a word is a function word in this language only. Detects words that were left untranslated. */
export function isFunctionWordOf(folded: string, language: Language): boolean {
  const other = language === 'en' ? 'tr' : 'en'
  return folded.length > 1 && FUNCTION_WORDS[language].has(folded) && !FUNCTION_WORDS[other].has(folded)
}
