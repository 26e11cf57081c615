import type { VocabularyItem } from '../item.ts'

// Apart from word-draft.ts, so that what runs in the browser does not carry the schema library.

/** A word's fields as a form holds them; one wording a line. A type, for conform's own. */
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

/** An empty form, in the category that the list shows. */
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

/** What is stored, as the form shows it. */
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
