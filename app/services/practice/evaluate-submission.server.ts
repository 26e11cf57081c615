import { setTimeout as pause } from 'node:timers/promises'
import {
  LEASE_RENEWAL_MS,
  PROVIDER_RETRY_SECONDS,
  RESULT_POLL_MS,
  RESULT_WAIT_MS,
} from '#app/config/practice-submission.ts'
import { AppError } from '#app/errors.ts'
import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import type { NeedsTranscripts, PracticeOutcome } from '#app/models/practice/practice-outcome.ts'
import {
  claimSubmission,
  findSubmission,
  markNeedsTranscripts,
  releaseSubmission,
  renewSubmissionLease,
  saveEvaluation,
  type StoredSubmission,
} from '#app/models/practice/submission.server.ts'
import { recordPractice } from '../progress/record-practice.server.ts'
import { scoreDialogue } from '../scoring/score-dialogue.server.ts'
import { scorerFor } from '../scoring/scorer.server.ts'
import { gatherRenditions } from './gather-renditions.server.ts'

async function getSubmission(submissionId: string): Promise<StoredSubmission> {
  const submission = await findSubmission(submissionId)
  if (!submission) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  return submission
}

/** Transcribes and scores a submission whose lease is held. */
async function evaluateClaimed(submission: StoredSubmission): Promise<PracticeOutcome> {
  const dialogue = await getDialogueForScoring(submission.dialogueId)
  const gathered = await gatherRenditions({ submission, segments: dialogue.segments })
  if (gathered.status === 'incomplete') {
    const outcome: NeedsTranscripts = {
      status: 'needs_transcripts',
      submissionId: submission.id,
      segments: gathered.missing,
      naatiScore: null,
    }
    await markNeedsTranscripts(submission.id)
    return outcome
  }
  const evaluation = await scoreDialogue({
    submissionId: submission.id,
    dialogueId: submission.dialogueId,
    segments: dialogue.segments,
    renditions: gathered.renditions,
    scorer: scorerFor({ isGuest: submission.userId === null }),
  })
  await saveEvaluation({
    submissionId: submission.id,
    evaluation,
    onSaved: (tx) => recordPractice(tx, { submission, evaluation }),
  })
  return evaluation
}

async function evaluateUnderLease(submission: StoredSubmission): Promise<PracticeOutcome> {
  const renewal = setInterval(() => void renewSubmissionLease(submission.id).catch(() => {}), LEASE_RENEWAL_MS)
  try {
    return await evaluateClaimed(submission)
  } catch (error) {
    await releaseSubmission(submission.id)
    throw error
  } finally {
    clearInterval(renewal)
  }
}

/**
 * The result of a stored submission, scored once: whoever gets the lease scores it, everybody else waits for that one
 * result. A lease that its holder stopped renewing is taken over.
 *
 * @throws AppError NOT_FOUND, or PROVIDER_UNAVAILABLE when the result does not come in time.
 */
export async function evaluateSubmission(submissionId: string): Promise<PracticeOutcome> {
  const deadline = performance.now() + RESULT_WAIT_MS
  while (performance.now() < deadline) {
    if (await claimSubmission(submissionId)) return evaluateUnderLease(await getSubmission(submissionId))
    const submission = await getSubmission(submissionId)
    if (submission.evaluation) return submission.evaluation
    await pause(RESULT_POLL_MS)
  }
  throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.scoringSlow, { retryAfterSeconds: PROVIDER_RETRY_SECONDS })
}
