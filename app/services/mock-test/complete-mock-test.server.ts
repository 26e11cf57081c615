import { HISTORY_PASS_MARKS } from '#app/config/mock-test-session.ts'
import { MOCK_TEST_MINUTES } from '#app/config/study-plan.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { type Database, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { findTimezone } from '#app/models/accounts/settings/user-settings.server.ts'
import { decideComplete } from '#app/models/mock-test/attempt-state.ts'
import { factsOf, findAttempt, lockMockTest, type StoredAttempt } from '#app/models/mock-test/attempt.server.ts'
import { completeAttempt } from '#app/models/mock-test/evaluation.server.ts'
import type { DialogueResults } from '#app/models/mock-test/results-view.ts'
import { officialVerdict } from '#app/models/mock-test/official-verdict.ts'
import { segmentMarks } from '#app/models/mock-test/segment-marks.ts'
import { keepReturning } from '#app/models/practice/returning-segment.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { countMockTest } from '#app/models/progress/totals.server.ts'
import { logStudy } from '#app/models/study-plan/study-log.server.ts'
import { notifyLearner } from './notify-learner.server.ts'
import { forgetUnfinished } from './unfinished.server.ts'

/** The results of both dialogues; null if one is missing. */
export function bothResults({ dialogues }: StoredAttempt): [DialogueResults, DialogueResults] | null {
  const [first, second] = dialogues
  return first.results && second.results ? [first.results, second.results] : null
}

function requireCompletable(attempt: StoredAttempt): [DialogueResults, DialogueResults] {
  const results = bothResults(attempt)
  if (results) return results
  const isWanting = decideComplete(factsOf(attempt)) === 'words'
  throw new AppError('CONFLICT', (copy) => (isWanting ? copy.mockTestWordsWanted : copy.mockTestNotEvaluated))
}

/** The costliest segments of each dialogue come back. What learners marked themselves does not, as the rules would judge it again. */
async function keepLost(
  tx: Database,
  { attempt, results }: { attempt: StoredAttempt; results: [DialogueResults, DialogueResults] },
): Promise<void> {
  const { id: mockTestAttemptId, userId, startedAt } = attempt
  const day = dayIn(await findTimezone(tx, userId), startedAt)
  for (const { evaluation } of results) {
    if (evaluation.markedBy === 'learner') continue
    const { dialogueId, naatiScore } = evaluation
    await keepReturning(tx, { userId, dialogueId, mockTestAttemptId, errors: naatiScore.errors, day })
  }
}

/**
 * Completes a mock test whose dialogues are evaluated: marks, counters and the learner's notification, once. The caller
 * has checked the owner.
 *
 * @throws AppError NOT_FOUND, CONFLICT until both dialogues are evaluated.
 */
export async function settleMockTest(options: { mockTestId: number; now: Date }): Promise<void> {
  const { mockTestId, now } = options
  await inTransaction(async (tx) => {
    await lockMockTest(tx, mockTestId)
    const attempt = await findAttempt({ id: mockTestId, database: tx })
    if (!attempt) throw new AppError('NOT_FOUND', (copy) => copy.mockTestNotFound)
    if (decideComplete(factsOf(attempt)) === 'already') return
    const results = requireCompletable(attempt)
    const { userId, passingScore, maxPossibleScore: outOf } = attempt
    const isOwn = results.some(({ evaluation }) => evaluation.markedBy === 'learner')
    const markedBy = isOwn ? 'learner' : 'machine'
    const { passed, total, autoFailed } = officialVerdict({ results, passingScore, outOf })
    await completeAttempt(tx, {
      id: mockTestId,
      userId,
      overallScore: total,
      passed,
      markedBy,
      segmentResults: results.flatMap(({ evaluation }) => segmentMarks(evaluation)),
      completedAt: now,
    })
    // History uses its own pass mark, as its badges do; an auto-fail is a fail everywhere (docs/product.md, Mock tests).
    await countMockTest(tx, { userId, passed: total >= HISTORY_PASS_MARKS && autoFailed.length === 0, markedBy })
    const activity = 'mock-test'
    const seconds = MOCK_TEST_MINUTES * MINUTE_SECONDS
    await logStudy(tx, { userId, key: `${activity}.${mockTestId}`, activity, seconds, at: attempt.startedAt })
    await keepLost(tx, { attempt, results })
    // Whoever has just given the marks knows them.
    if (markedBy === 'machine') await notifyLearner({ attempt, total, database: tx })
    await forgetUnfinished({ mockTestId, database: tx })
  })
}
