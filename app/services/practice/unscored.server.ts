import { LEASE_SECONDS } from '#app/config/leases.ts'
import type { Database } from '#app/db.server.ts'
import { enqueue, withdraw } from '#app/jobs/queue.server.ts'

function uniqueKeyOf(submissionId: string): string {
  return `evaluate-submission:${submissionId}`
}

/**
 * Queues the scoring of a submission in case this process dies, in the transaction that stores it. The job is due when a
 * lease claimed now would expire; scoring the submission earlier removes it.
 */
export async function rememberUnscored(options: { submissionId: string; database: Database }): Promise<void> {
  const { submissionId, database } = options
  await enqueue({
    kind: 'evaluate-submission',
    payload: { submissionId },
    afterSeconds: LEASE_SECONDS.submissions,
    uniqueKey: uniqueKeyOf(submissionId),
    database,
  })
}

/** Removes that job: the submission is scored, or waits for the learner's words. */
export async function forgetUnscored(options: { submissionId: string; database: Database }): Promise<void> {
  const { submissionId, database } = options
  await withdraw({ uniqueKey: uniqueKeyOf(submissionId), database })
}
