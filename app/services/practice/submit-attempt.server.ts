import type { PracticeOutcome } from '#app/models/practice/practice-outcome.ts'
import { evaluateSubmission } from './evaluate-submission.server.ts'
import { storeAttempt } from './store-attempt.server.ts'

/**
 * Stores an attempt and evaluates it, once.
 *
 * @param options.signal aborts if the client disconnects; a learner is then notified of the result.
 * @throws AppError as storeAttempt and evaluateSubmission do.
 */
export async function submitAttempt(
  options: Parameters<typeof storeAttempt>[0] & { signal: AbortSignal },
): Promise<PracticeOutcome> {
  const submissionId = await storeAttempt(options)
  return evaluateSubmission({ submissionId, isWaitedFor: () => !options.signal.aborted })
}
