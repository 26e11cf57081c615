import { LEASE_SECONDS } from '#app/config/practice-submission.ts'
import type { Database } from '#app/db.server.ts'
import { enqueue, withdraw } from '#app/jobs/queue.server.ts'

function uniqueKeyOf(submissionId: string): string {
  return `evaluate-submission:${submissionId}`
}

/**
 * Sees to it that a submission is scored even if this process dies: a job, in the transaction that stores what is to be
 * scored. It becomes due when a lease of now would end, and is taken back by what settles the submission.
 */
export async function rememberUnscored(options: { submissionId: string; database: Database }): Promise<void> {
  const { submissionId, database } = options
  await enqueue({
    kind: 'evaluate-submission',
    payload: { submissionId },
    afterSeconds: LEASE_SECONDS,
    uniqueKey: uniqueKeyOf(submissionId),
    database,
  })
}

/** There is nothing to score any more, or nothing until the learner has given words. */
export async function forgetUnscored(options: { submissionId: string; database: Database }): Promise<void> {
  const { submissionId, database } = options
  await withdraw({ uniqueKey: uniqueKeyOf(submissionId), database })
}
