import { type StudyWord, studyWordOf, studyWordOfOwn } from '#app/models/vocabulary/drill/study-word.ts'
import { findVocabularyItem } from '#app/models/vocabulary/item.server.ts'
import { findOwnWord } from '#app/models/vocabulary/own/own-word.server.ts'
import type { WordRef } from '#app/models/vocabulary/word-ref.ts'

/** A published word of the library, or one of the learner's own; null for any other, such as somebody else's. */
export async function findWord({ ref, userId }: { ref: WordRef; userId: number }): Promise<StudyWord | null> {
  if ('ownWordId' in ref) {
    const word = await findOwnWord({ userId, id: ref.ownWordId })
    return word && studyWordOfOwn(word)
  }
  const item = await findVocabularyItem(ref.vocabularyId)
  return item && studyWordOf(item)
}
