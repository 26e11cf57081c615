import type { VocabularyItem } from '../item.ts'

// Separate from word-draft.ts, so that the browser does not load the schema library.

/** A word's fields as form values, one wording per line. A type rather than an interface, as conform requires. */
export type WordValues = {
  english: string
  turkish: string
  category: string
  difficulty: string
  pronunciation: string
  acceptedEnglish: string
  acceptedTurkish: string
  exampleEnglish: string
  exampleTurkish: string
  version: string
}

/** An empty form, with the category of the current list. */
export function emptyWord(category: string): WordValues {
  return {
    english: '',
    turkish: '',
    category,
    difficulty: 'beginner',
    pronunciation: '',
    acceptedEnglish: '',
    acceptedTurkish: '',
    exampleEnglish: '',
    exampleTurkish: '',
    version: '',
  }
}

/** A stored word as form values. */
export function toWordValues(word: VocabularyItem & { updatedAt: Date }): WordValues {
  return {
    english: word.english,
    turkish: word.turkish,
    category: word.category,
    difficulty: word.difficulty,
    pronunciation: word.pronunciation ?? '',
    acceptedEnglish: word.acceptedEnglish.join('\n'),
    acceptedTurkish: word.acceptedTurkish.join('\n'),
    exampleEnglish: word.exampleEnglish ?? '',
    exampleTurkish: word.exampleTurkish ?? '',
    version: word.updatedAt.toISOString(),
  }
}
