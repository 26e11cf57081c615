import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { lockMockTest, type StoredAttempt } from '#app/models/mock-test/attempt.server.ts'
import type { GivenMarks } from '#app/models/mock-test/exam-form.ts'
import type { WordsAnswer } from '#app/models/mock-test/exam-view.ts'
import { giveMarks } from '#app/models/mock-test/segment.server.ts'
import { areOnChecklist } from '#app/models/scoring/self-marking/own-marks.ts'
import { getOwnAttempt, wordsWantedOf } from './load-exam.server.ts'
import { requireOver } from './supply-words.server.ts'
import { finishSoon } from './unfinished.server.ts'

/**
 * A mock test of this learner that takes their own marks: it accepts no more segments and, if it is finished, Köprü
 * marked it.
 *
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function getMarkableAttempt(options: {
  userId: number
  mockTestId: number
  now: Date
}): Promise<StoredAttempt> {
  const attempt = await getOwnAttempt(options)
  requireOver(attempt, options.now)
  if (attempt.status === 'completed' && attempt.markedBy === 'learner') {
    throw new AppError('CONFLICT', (copy) => copy.mockTestMarked)
  }
  return attempt
}

function requireOnChecklist({ dialogues }: StoredAttempt, { dialogueId, segmentIndex, marks }: GivenMarks): void {
  const segment = dialogues.find(({ id }) => id === dialogueId)?.segments[segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.mockTestSegmentUnknown)
  if (areOnChecklist({ segmentIndex, marks }, segment)) return
  throw new AppError('VALIDATION_FAILED', (copy) => copy.problems.marksWrong)
}

/**
 * Stores the learner's own marks of recorded segments. While words are wanted they take the place of the words; in a
 * finished test they are kept beside Köprü's marks and change none of them. Marks of other segments change nothing.
 *
 * @throws AppError NOT_FOUND (no such test or segment, or another learner's); CONFLICT if the test still accepts segments,
 *   or was already marked by its learner; VALIDATION_FAILED if a unit is not on a segment's checklist.
 */
export async function supplyMarks(options: {
  userId: number
  mockTestId: number
  segments: GivenMarks[]
  now: Date
}): Promise<WordsAnswer> {
  const { userId, mockTestId, segments } = options
  const attempt = await getMarkableAttempt(options)
  for (const marks of segments) requireOnChecklist(attempt, marks)
  const isFinished = attempt.status === 'completed'
  await inTransaction(async (tx) => {
    await lockMockTest(tx, mockTestId)
    for (const marks of segments) await giveMarks(tx, { mockTestId, isFinished, marks })
    if (!isFinished) await finishSoon({ mockTestId, database: tx })
  })
  return { accepted: true, wordsWanted: wordsWantedOf((await getOwnAttempt({ userId, mockTestId })).dialogues) }
}
