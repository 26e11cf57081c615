import { randomUUID } from 'node:crypto'
import { AppError } from '#app/errors.ts'
import type { Admission } from '#app/models/accounts/rate-limit.server.ts'
import { type Dialogue, getDialogue } from '#app/models/dialogues/dialogue.server.ts'
import type { PracticeOutcome } from '#app/models/practice/practice-outcome.ts'
import { findSubmission, type StoredSubmission, supplyTranscripts } from '#app/models/practice/submission.server.ts'
import type { PracticeSubmission } from '#app/models/practice/submission-form.ts'
import { evaluateSubmission } from './evaluate-submission.server.ts'
import { storeSubmission } from './store-submission.server.ts'

interface Options {
  submission: PracticeSubmission
  /** Whether this visitor may send one more. */
  admission: Admission
}

function requireSample(dialogue: Dialogue): void {
  if (dialogue.isMockTestCandidate) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  if (dialogue.accessLevel !== 'free') throw new AppError('PREMIUM_REQUIRED', (copy) => copy.premiumRequired)
}

async function resume(known: StoredSubmission, submission: PracticeSubmission): Promise<void> {
  // A learner's own submission does not exist for the sample, whoever knows its id.
  if (known.userId !== null) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  if (known.dialogueId !== submission.dialogueId) {
    throw new AppError('CONFLICT', (copy) => copy.submissionOfOtherDialogue)
  }
  if (known.status === 'needs_transcripts' && submission.transcripts.length > 0) {
    await supplyTranscripts({ submissionId: known.id, transcripts: submission.transcripts })
  }
}

/**
 * A guest's attempt at a free dialogue. The same `submissionId` sent again gives the same result, scored once; sent
 * with the missing transcripts it completes an attempt that nobody could transcribe.
 *
 * @throws AppError NOT_FOUND, PREMIUM_REQUIRED, CONFLICT, VALIDATION_FAILED, UNSUPPORTED_MEDIA_TYPE,
 * PAYLOAD_TOO_LARGE, RATE_LIMITED, PROVIDER_UNAVAILABLE.
 */
export async function submitSample({ submission, admission }: Options): Promise<PracticeOutcome> {
  const submissionId = submission.submissionId ?? randomUUID()
  const known = await findSubmission(submissionId)
  if (known) {
    await resume(known, submission)
  } else {
    const dialogue = await getDialogue(submission.dialogueId)
    requireSample(dialogue)
    if (submission.recordings.length === 0 && submission.transcripts.length === 0) {
      throw new AppError('VALIDATION_FAILED', (copy) => copy.nothingSubmitted)
    }
    await admission.check()
    await storeSubmission({ submissionId, userId: null, type: 'sample', dialogue, submission, admission })
  }
  return evaluateSubmission(submissionId)
}
