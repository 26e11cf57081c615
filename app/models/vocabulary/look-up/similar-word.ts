import type { VocabularyItem } from '../item.ts'

/** A word that sounds like what was searched for, as it is listed. */
export type SimilarWord = Pick<VocabularyItem, 'id' | 'english' | 'turkish' | 'sense'>
