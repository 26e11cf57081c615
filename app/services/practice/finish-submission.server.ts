import { findSubmission } from '#app/models/practice/submission.server.ts'
import { evaluateSubmission } from './evaluate-submission.server.ts'

/**
 * Scores a submission whose own request did not, and notifies the learner; a guest sees the result on the waiting page.
 * If another process is scoring it, waits for that result, so the job stays queued until there is one. Does nothing if
 * the submission is scored or deleted.
 *
 * @throws AppError PROVIDER_UNAVAILABLE, to be retried.
 */
export async function finishSubmission(options: { submissionId: string; signal: AbortSignal }): Promise<void> {
  const { submissionId, signal } = options
  const submission = await findSubmission(submissionId)
  if (!submission || submission.status === 'scored') return
  await evaluateSubmission({ submissionId, isWaitedFor: () => false, signal })
}
