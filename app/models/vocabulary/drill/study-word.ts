import type { Language } from '../../dialogues/language.ts'
import type { OwnWord } from '../own/own-word.ts'
import type { VocabularyItem } from '../item.ts'
import type { WordRef } from '../word-ref.ts'

/** A word as it is asked: of the library, or the learner's own. */
export interface StudyWord extends Pick<
  VocabularyItem,
  'english' | 'turkish' | 'sense' | 'acceptedEnglish' | 'acceptedTurkish' | 'exampleEnglish' | 'exampleTurkish'
> {
  ref: WordRef
  /** What the learner wrote about it. */
  note: string | null
}

/** @param note the learner's note on the word. */
export function studyWordOf(item: VocabularyItem, note: string | null = null): StudyWord {
  const { english, turkish, sense, acceptedEnglish, acceptedTurkish, exampleEnglish, exampleTurkish } = item
  return {
    ref: { vocabularyId: item.id },
    english,
    turkish,
    sense,
    acceptedEnglish,
    acceptedTurkish,
    exampleEnglish,
    exampleTurkish,
    note,
  }
}

export function studyWordOfOwn({ id, english, turkish, note }: OwnWord): StudyWord {
  return {
    ref: { ownWordId: id },
    english,
    turkish,
    sense: null,
    acceptedEnglish: [],
    acceptedTurkish: [],
    exampleEnglish: null,
    exampleTurkish: null,
    note,
  }
}

/** The sense to show beside a word that is asked: with a Turkish word none that says the English answer. */
export function senseBeside(
  { english, sense, acceptedEnglish }: Pick<StudyWord, 'english' | 'sense' | 'acceptedEnglish'>,
  asked: Language,
): string | null {
  if (sense === null || asked === 'en') return sense
  const written = sense.toLowerCase()
  return [english, ...acceptedEnglish].some((answer) => written.includes(answer.toLowerCase())) ? null : sense
}
