import { afterCommit, inTransaction } from '#app/db.server.ts'
import { log } from '#app/log.server.ts'
import { deleteWaiting } from '#app/models/practice/submission.server.ts'
import { removeRecordings } from '../speech/recordings/store-recording.server.ts'
import { forgetUnscored } from './unscored.server.ts'

/**
 * Deletes a learner's attempt that waits for words, with its recordings. `submissionId` must be a UUID.
 *
 * @returns whether there was such an attempt; one that is scored or being scored is kept.
 */
export async function discardAttempt(options: { userId: number; submissionId: string }): Promise<boolean> {
  const { userId, submissionId } = options
  return inTransaction(async (database) => {
    const storageKeys = await deleteWaiting(database, { userId, submissionId })
    if (storageKeys === null) return false
    await forgetUnscored({ submissionId, database })
    const call = () => {
      removeRecordings(storageKeys).catch((error: unknown) => log.warn({ err: error }, 'recordings were not removed'))
    }
    afterCommit({ database, call })
    return true
  })
}
