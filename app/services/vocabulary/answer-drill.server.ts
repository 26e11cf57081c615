import { AppError } from '#app/errors.ts'
import { TOMORROW_WORDS_SHOWN } from '#app/config/vocabulary.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { WordDirection } from '#app/models/vocabulary/drill/direction.ts'
import { type AnswerVerdict, GRADE_OF, VERDICT_OF } from '#app/models/vocabulary/drill/drill.ts'
import type { DrillOptions } from '#app/models/vocabulary/drill/drill-options.ts'
import { listDueWords } from '#app/models/vocabulary/drill/due-words.server.ts'
import type { DueWords, ToldAnswer } from '#app/models/vocabulary/drill/question.ts'
import type { Grade } from '#app/models/vocabulary/drill/study.ts'
import { studyDay } from '#app/models/vocabulary/drill/study-day.ts'
import type { WordRef } from '#app/models/vocabulary/word-ref.ts'
import { getAsked, gradeWords } from './grade-answer.server.ts'
import { reviewWord } from './review-word.server.ts'

/** How a word was answered: in words, or said aloud and rated by the learner. */
type Reply = { answer: string } | { grade: Grade }

interface Answered {
  user: Pick<CurrentUser, 'id' | 'timezone'>
  ref: WordRef
  direction: WordDirection
  /** Reviews that the learner had seen: the same answer sent twice counts once. */
  reps: number
  prompt: DrillOptions['prompt']
  reply: Reply
  now: Date
}

/** Grades an answer and stores it as a review. */
async function review({ user, ref, direction, reps, prompt, reply, now }: Answered) {
  const asked = await getAsked({ ref, direction, userId: user.id })
  const verdict: AnswerVerdict =
    'grade' in reply
      ? VERDICT_OF[reply.grade]
      : await gradeWords({ asked, answer: reply.answer, isInflected: prompt === 'sentence' })
  const grade = 'grade' in reply ? reply.grade : GRADE_OF[verdict]
  const due = await reviewWord({ key: { ...ref, direction, userId: user.id }, reps, grade, now })
  return { asked, verdict, due }
}

/** A learner's words that are due on their next day. */
export async function listDueTomorrow({ user, now }: Pick<Answered, 'user' | 'now'>): Promise<DueWords> {
  const { id: userId, timezone } = user
  const { endsAt: midnight } = studyDay({ timezone, now })
  const { endsAt } = studyDay({ timezone, now: midnight })
  return listDueWords({ userId, from: midnight, before: endsAt, limit: TOMORROW_WORDS_SHOWN })
}

/**
 * Stores an answer of the drill as a review and says how it was.
 *
 * @throws AppError NOT_FOUND for a word that is gone or somebody else's.
 */
export async function answerDrill(answered: Answered): Promise<ToldAnswer> {
  const { user, now } = answered
  const { asked, verdict, due } = await review(answered)
  const wait = Math.max(0, (due ?? now).getTime() - now.getTime())
  return { verdict, word: asked.word, wait, dueTomorrow: await listDueTomorrow({ user, now }) }
}

/** The same for the drill as pages, which tells it on the next page. @returns false for a word that is gone. */
export async function reviewAnswer(answered: Answered): Promise<boolean> {
  try {
    await review(answered)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false
    throw error
  }
}
