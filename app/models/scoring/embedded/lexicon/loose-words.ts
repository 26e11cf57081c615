import LOOSE_WORD_LIST from './data/loose-words.tsv?raw'
import { readWordSets } from './word-list.ts'

/**
 * Words that any message can be worded with: verbs that carry other words, what links and orders, time and manner without a
 * measure. That one of them stands in a rendition alone tells nothing. Folded.
 */
export const LOOSE_WORDS = readWordSets('loose-words.tsv', LOOSE_WORD_LIST)
