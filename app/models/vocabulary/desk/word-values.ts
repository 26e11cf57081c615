import { writeTerms } from '../../dialogues/terms.ts'
import type { VocabularyItem, WordDetails } from '../item.ts'

// Separate from word-draft.ts, so that the browser does not load the schema library.

/** A word's fields as form values, one wording or collocation per line. A type rather than an interface, as conform requires. */
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
  sense: string
  partOfSpeech: string
  register: string
  ipaEnglish: string
  ipaTurkish: string
  saidEnglish: string
  saidTurkish: string
  collocations: string
  trapEn: string
  trapTr: string
  institutionEn: string
  institutionTr: string
  version: string
}

/** What a link to the form filled in: the wordings of a new word. */
export interface WordPrefill {
  english: string
  turkish: string
}

/** An empty form, with the category of the current list. */
export function emptyWord(category: string, { english, turkish }: WordPrefill): WordValues {
  return {
    english,
    turkish,
    category,
    difficulty: 'beginner',
    pronunciation: '',
    acceptedEnglish: '',
    acceptedTurkish: '',
    exampleEnglish: '',
    exampleTurkish: '',
    sense: '',
    partOfSpeech: '',
    register: '',
    ipaEnglish: '',
    ipaTurkish: '',
    saidEnglish: '',
    saidTurkish: '',
    collocations: '',
    trapEn: '',
    trapTr: '',
    institutionEn: '',
    institutionTr: '',
    version: '',
  }
}

/** A stored word as form values. */
export function toWordValues(word: VocabularyItem & WordDetails & { updatedAt: Date }): WordValues {
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
    sense: word.sense ?? '',
    partOfSpeech: word.partOfSpeech ?? '',
    register: word.register ?? '',
    ipaEnglish: word.ipaEnglish ?? '',
    ipaTurkish: word.ipaTurkish ?? '',
    saidEnglish: word.saidEnglish ?? '',
    saidTurkish: word.saidTurkish ?? '',
    collocations: writeTerms(word.collocations),
    trapEn: word.trapEn ?? '',
    trapTr: word.trapTr ?? '',
    institutionEn: word.institutionEn ?? '',
    institutionTr: word.institutionTr ?? '',
    version: word.updatedAt.toISOString(),
  }
}
