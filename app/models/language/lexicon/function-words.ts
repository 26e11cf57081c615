import FUNCTION_WORD_LIST from './data/function-words.tsv?raw'
import { readWordSets } from './word-list.ts'

/** Grammatical words without content of their own, folded. Also used to detect the language of a word. */
export const FUNCTION_WORDS = readWordSets('function-words.tsv', FUNCTION_WORD_LIST)
