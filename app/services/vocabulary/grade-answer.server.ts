import { AppError } from '#app/errors.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import type { AnswerVerdict } from '#app/models/vocabulary/drill/drill.ts'
import { gradeAnswer, gradeInflected } from '#app/models/vocabulary/drill/grade.ts'
import { knownWordsOf } from '#app/models/vocabulary/drill/known-words.ts'
import { type AskedWord, wantedFor } from '#app/models/vocabulary/drill/question.ts'
import type { WordDirection } from '#app/models/vocabulary/drill/direction.ts'
import { readLibrary } from '#app/models/vocabulary/item.server.ts'
import type { WordRef } from '#app/models/vocabulary/word-ref.ts'
import { findWord } from './find-word.server.ts'

/** A word that a learner answers. @throws AppError NOT_FOUND for one that is gone or somebody else's. */
export async function getAsked(options: {
  ref: WordRef
  direction: WordDirection
  userId: number
}): Promise<AskedWord> {
  const { ref, direction, userId } = options
  const word = await findWord({ ref, userId })
  if (!word) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  return { word, direction }
}

/** Grades words; `isInflected` where an inflected form is right: said aloud, or filled into a sentence. */
export async function gradeWords(options: {
  asked: AskedWord
  answer: string
  isInflected: boolean
}): Promise<AnswerVerdict> {
  const { asked, answer, isInflected } = options
  const { answered: language } = languagesOf(asked.direction)
  const known = knownWordsOf(await readLibrary())
  return (isInflected ? gradeInflected : gradeAnswer)({ language, wordings: wantedFor(asked), known }, answer)
}
