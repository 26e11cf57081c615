import LOOSE_WORD_LIST from './data/loose-words.tsv?raw'
import { readWordSets } from './word-list.ts'

/**
 * Words that fit any message, folded: light verbs, connectives, vague words of time and manner. One that occurs only in the
 * rendition is no evidence of an addition.
 */
export const LOOSE_WORDS = readWordSets('loose-words.tsv', LOOSE_WORD_LIST)
