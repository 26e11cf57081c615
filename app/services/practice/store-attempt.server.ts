import { randomUUID } from 'node:crypto'
import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import type { Admission } from '#app/models/accounts/rate-limit.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { findSubmission, type StoredSubmission } from '#app/models/practice/submission.server.ts'
import { beginningOf } from '#app/models/practice/sample-part.ts'
import type { SampleHolder } from '#app/models/practice/sample-claim.server.ts'
import type { PracticeSubmission } from '#app/models/practice/submission-form.ts'
import { supplyTranscripts } from '#app/models/practice/wanted-words.server.ts'
import { getOpenDialogue } from '../dialogues/get-open-dialogue.server.ts'
import { storeSubmission } from './store-submission.server.ts'
import { rememberUnscored } from './unscored.server.ts'

interface Options {
  /** The future owner; undefined for a guest. */
  user: CurrentUser | undefined
  /** Set when sent as the free sample, which only a free dialogue can be. */
  sample?: SampleHolder
  submission: PracticeSubmission
  /** Whether this visitor may send another attempt. */
  admission: Admission
}

async function resume(known: StoredSubmission, { user, sample, submission }: Options): Promise<void> {
  // To anyone else the submission does not exist. A guest's sample can still be completed after signing in.
  const isTheirs = known.userId === (user?.id ?? null) || (sample !== undefined && known.userId === null)
  if (!isTheirs) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  if (known.dialogueId !== submission.dialogueId) {
    throw new AppError('CONFLICT', (copy) => copy.submissionOfOtherDialogue)
  }
  if (known.status === 'needs_transcripts' && submission.transcripts.length > 0) {
    const { id: submissionId } = known
    await inTransaction(async (database) => {
      await supplyTranscripts({ submissionId, transcripts: submission.transcripts, database })
      await rememberUnscored({ submissionId, database })
    })
  }
}

/**
 * Stores an attempt at a dialogue that this visitor may practise. Evaluation is separate (evaluate-submission.server.ts),
 * so the upload need not stay in memory for it. The same `submissionId` sent again is the same attempt, stored once; sent
 * with the missing transcripts it completes an attempt that could not be transcribed.
 *
 * @returns the submission's ID.
 * @throws AppError NOT_FOUND, PREMIUM_REQUIRED, CONFLICT, VALIDATION_FAILED, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE,
 *   RATE_LIMITED, PROVIDER_UNAVAILABLE.
 */
export async function storeAttempt(options: Options): Promise<string> {
  const { user, sample, submission, admission } = options
  const submissionId = submission.submissionId ?? randomUUID()
  const known = await findSubmission(submissionId)
  if (known) {
    await resume(known, options)
    return submissionId
  }
  const asked = sample ? undefined : user
  const dialogue = await getOpenDialogue({ dialogueId: submission.dialogueId, user: asked, isUnderWay: true })
  const { recordings, transcripts, staged = [] } = submission
  const hasWords = transcripts.some(({ text }) => text !== '')
  if (recordings.length + staged.length === 0 && !hasWords) {
    throw new AppError('VALIDATION_FAILED', (copy) => copy.nothingSubmitted)
  }
  await admission.check()
  const type = user ? 'practice' : 'sample'
  const userId = user?.id ?? null
  const part = submission.isPart ? beginningOf(dialogue) : null
  const attempted = part ?? { dialogue, partOf: null }
  const stored = await storeSubmission({
    submissionId,
    userId,
    type,
    ...attempted,
    submission,
    admission,
    holder: sample,
  })
  if (stored.claimToken !== null) await sample?.hold(stored.claimToken)
  // A parallel request may have stored this ID first, for another learner.
  const faster = stored.isNew ? null : await findSubmission(submissionId)
  if (faster) await resume(faster, options)
  return submissionId
}
