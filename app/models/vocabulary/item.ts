import type { LEVELS } from '#app/config/dialogues.ts'
import type { PARTS_OF_SPEECH, REGISTERS } from '#app/config/vocabulary.ts'

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
  /** Tells apart entries of the same English word. */
  sense: string | null
}

/** A word as the search knows it: also by how it is said, in the letters of the other language. */
export interface LibraryWord extends VocabularyItem {
  saidEnglish: string | null
  saidTurkish: string | null
}

/** What else an entry of the content files says about its word; all empty for an admin's word. */
export interface WordDetails {
  id: number
  partOfSpeech: (typeof PARTS_OF_SPEECH)[number] | null
  register: (typeof REGISTERS)[number] | null
  ipaEnglish: string | null
  ipaTurkish: string | null
  saidEnglish: string | null
  saidTurkish: string | null
  collocations: { english: string; turkish: string }[]
  trapEn: string | null
  trapTr: string | null
  institutionEn: string | null
  institutionTr: string | null
}

/** What a list shows of them. What a word goes with is on its own page. */
export interface BriefDetails {
  partOfSpeech: WordDetails['partOfSpeech']
  register: WordDetails['register']
  ipaEnglish: string | null
  ipaTurkish: string | null
  saidEnglish: string | null
  saidTurkish: string | null
  /** Both in the reader's language. */
  trap: string | null
  institution: string | null
}

/** A word's English as the product shows it, with its sense in brackets. */
export function withSense({ english, sense }: { english: string; sense?: string | null | undefined }): string {
  return sense ? `${english} (${sense})` : english
}
