import type { Language } from '#app/models/dialogues/language.ts'
import FUNCTION_WORD_LIST from './data/function-words.tsv?raw'
import { readWordSets } from './word-list.ts'

/** Words that carry grammar rather than message, folded. They tell the language of a word, too. */
export const FUNCTION_WORDS = readWordSets('function-words.tsv', FUNCTION_WORD_LIST)

/** Function words of one language that the other does not have, to recognise words that were left untranslated. */
export function isFunctionWordOf(folded: string, language: Language): boolean {
  const other = language === 'en' ? 'tr' : 'en'
  return folded.length > 1 && FUNCTION_WORDS[language].has(folded) && !FUNCTION_WORDS[other].has(folded)
}
