import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { isOver } from '#app/models/mock-test/attempt-state.ts'
import { factsOf, lockMockTest, type StoredAttempt } from '#app/models/mock-test/attempt.server.ts'
import type { GivenWords } from '#app/models/mock-test/exam-form.ts'
import type { WordsAnswer } from '#app/models/mock-test/exam-view.ts'
import { giveWords } from '#app/models/mock-test/segment.server.ts'
import { getOwnAttempt, wordsWantedOf } from './load-exam.server.ts'
import { finishSoon } from './unfinished.server.ts'

/**
 * Words can be given after the last segment, or once the time is over (docs/product.md, Mock tests).
 *
 * @throws AppError CONFLICT
 */
export function requireOver(attempt: StoredAttempt, now: Date): void {
  if (attempt.status === 'completed' || isOver({ facts: factsOf(attempt), now })) return
  throw new AppError('CONFLICT', (copy) => copy.mockTestStillRunning)
}

/**
 * Stores the text typed for segments that could not be transcribed; an empty text means that nothing was said. Words that
 * were not asked for or were already given change nothing.
 *
 * @throws AppError NOT_FOUND, CONFLICT if the test is finished or still accepts segments.
 */
export async function supplyWords(options: {
  userId: number
  mockTestId: number
  words: GivenWords[]
  now: Date
}): Promise<WordsAnswer> {
  const { userId, mockTestId, words, now } = options
  const attempt = await getOwnAttempt({ userId, mockTestId })
  if (attempt.status === 'completed') throw new AppError('CONFLICT', (copy) => copy.mockTestCompleted)
  requireOver(attempt, now)
  await inTransaction(async (tx) => {
    await lockMockTest(tx, mockTestId)
    for (const item of words) await giveWords(tx, { mockTestId, words: item })
    await finishSoon({ mockTestId, database: tx })
  })
  return { accepted: true, wordsWanted: wordsWantedOf((await getOwnAttempt({ userId, mockTestId })).dialogues) }
}
