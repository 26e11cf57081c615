import { afterCommit, type Database } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { log } from '#app/log.server.ts'
import { deleteStaged, listStaged, lockAttempt } from '#app/models/practice/staged-recording.server.ts'
import { findMissing, mayTouchAttempt } from '#app/models/practice/staged-rules.ts'
import type { StagedClaim } from '#app/models/practice/submission-form.ts'
import { addRecordings } from '#app/models/practice/submission.server.ts'
import { toRecordingRow } from '#app/models/speech/recorded-file.ts'
import { removeRecordings } from '../speech/recordings/store-recording.server.ts'

interface Options {
  tx: Database
  submissionId: string
  dialogueId: number
  /** The learner who submits it; null for a guest. */
  visitorId: number | null
  claims: readonly StagedClaim[]
}

/**
 * Turns the staged recordings that a new submission names into its recordings, in the transaction that creates it, and
 * deletes the attempt's other staged rows.
 *
 * @throws AppError NOT_FOUND if the attempt is another learner's; CONFLICT with `missing` if a recording is missing or
 *   differs.
 */
export async function takeStaged(options: Options): Promise<void> {
  const { tx, submissionId, dialogueId, visitorId, claims } = options
  await lockAttempt(tx, submissionId)
  const staged = await listStaged(submissionId, tx)
  if (!staged.every(({ userId }) => mayTouchAttempt({ ownerId: userId, visitorId }))) {
    throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  }
  const fitting = staged.filter((take) => take.dialogueId === dialogueId)
  const missing = findMissing(claims, fitting)
  if (missing.length > 0) throw new AppError('CONFLICT', (copy) => copy.stagedMissing, { missing })
  const named = new Set(claims.map(({ segmentIndex }) => segmentIndex))
  const taken = fitting.filter(({ segmentIndex }) => named.has(segmentIndex))
  const deleted = await deleteStaged({ tx, attemptId: submissionId })
  await addRecordings({
    tx,
    submissionId,
    recordings: taken.map(({ segmentIndex, storageKey, bytes, sha256, facts, transcript, transcriptSource }) => ({
      ...toRecordingRow({ segmentIndex, storageKey, bytes, sha256, facts }),
      transcript,
      transcriptSource,
    })),
  })
  const moved = new Set(taken.map(({ storageKey }) => storageKey))
  const left = deleted.filter((key) => !moved.has(key))
  const call = () => {
    removeRecordings(left).catch((error: unknown) => log.warn({ err: error }, 'files of takes were not removed'))
  }
  afterCommit({ database: tx, call })
}
