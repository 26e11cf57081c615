import type { Titled } from '../../dialogues/dialogue-words.ts'
import type { Language } from '../../dialogues/language.ts'
import type { VocabularyItem, WordDetails } from '../item.ts'

/** A text with the place of a word in it; the whole text is `before` where it was not found. */
export interface MarkedText {
  language: Language
  before: string
  marked: string
  after: string
}

/** A dialogue in which a word occurs. */
export interface WordOccurrence extends Titled {
  dialogueId: number
  /** Null for a dialogue that this visitor may not practise. */
  segment: { text: MarkedText; model: MarkedText } | null
}

export type RelatedWord = Pick<VocabularyItem, 'id' | 'english' | 'turkish' | 'sense' | 'category'>

/** An entry of the vocabulary as its own page shows it. */
export interface WordEntry {
  item: VocabularyItem
  details: WordDetails
  /** Entries of the same English word. */
  siblings: RelatedWord[]
  /** Entries of other English words that mean the same. */
  synonyms: RelatedWord[]
  /** Those that are shown, and the number of all. */
  occurrences: { shown: WordOccurrence[]; count: number }
}
