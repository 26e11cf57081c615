import type { LEVELS } from '#app/config/dialogues.ts'

export interface VocabularyItem {
  id: number
  english: string
  turkish: string
  /** One of the twelve topics. */
  category: string
  difficulty: (typeof LEVELS)[number]
  pronunciation: string | null
  acceptedTurkish: string[]
  acceptedEnglish: string[]
  exampleEnglish: string | null
  exampleTurkish: string | null
}
