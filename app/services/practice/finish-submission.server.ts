import { findSubmission } from '#app/models/practice/submission.server.ts'
import { evaluateSubmission } from './evaluate-submission.server.ts'

/**
 * Scores a submission that the request which brought it did not, and tells the learner; a guest, who has no bell, sees the
 * result on the page that waits for it. Where somebody is at it, that
 * one's result is waited for, so that this stays queued until there is one. One that is scored, or whose account is
 * gone, is done.
 *
 * @throws AppError PROVIDER_UNAVAILABLE, to be tried again.
 */
export async function finishSubmission(options: { submissionId: string; signal: AbortSignal }): Promise<void> {
  const { submissionId, signal } = options
  const submission = await findSubmission(submissionId)
  if (!submission || submission.status === 'scored') return
  await evaluateSubmission({ submissionId, isWaitedFor: () => false, signal })
}
