import { setTimeout as pause } from 'node:timers/promises'
import { PROVIDER_RETRY_SECONDS, RESULT_POLL_MS, RESULT_WAIT_MS } from '#app/config/practice-submission.ts'
import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import { keepLease } from '#app/models/leases/keep-lease.server.ts'
import { type Lease, releaseLease } from '#app/models/leases/lease.server.ts'
import type { NeedsTranscripts, PracticeOutcome } from '#app/models/practice/practice-outcome.ts'
import {
  claimSubmission,
  findSubmission,
  saveEvaluation,
  type StoredSubmission,
} from '#app/models/practice/submission.server.ts'
import { markNeedsTranscripts } from '#app/models/practice/wanted-words.server.ts'
import { dialogueScore } from '#app/models/scoring/part-score.ts'
import { ownFindings } from '#app/models/scoring/self-marking/own-findings.ts'
import { readLibrary } from '#app/models/vocabulary/item.server.ts'
import { recordPractice } from '../progress/record-practice.server.ts'
import { scoreDialogue } from '../scoring/score-dialogue.server.ts'
import { scorerFor } from '../scoring/scorer.server.ts'
import { findMissed, keepMissed } from '../vocabulary/missed-words.server.ts'
import { gatherRenditions } from './gather-renditions.server.ts'
import { notifyLearner } from './notify-learner.server.ts'
import { forgetUnscored } from './unscored.server.ts'

interface Claimed {
  lease: Lease
  submission: StoredSubmission
  isWaitedFor: () => boolean
}

async function getSubmission(submissionId: string): Promise<StoredSubmission> {
  const submission = await findSubmission(submissionId)
  if (!submission) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  return submission
}

/**
 * Asks for the words of these segments: the caller waiting for the result, otherwise the learner by notification.
 *
 * @returns null if all of them have arrived meanwhile, or the lease is lost: read the submission again.
 */
async function askForWords(options: Claimed, missing: number[]): Promise<NeedsTranscripts | null> {
  const { lease, submission, isWaitedFor } = options
  const { id: submissionId } = submission
  return inTransaction(async (database) => {
    const segments = await markNeedsTranscripts({ lease, wordsWanted: missing, database })
    if (segments === null || segments.length === 0) return null
    await forgetUnscored({ submissionId, database })
    if (!isWaitedFor()) await notifyLearner({ submission, total: null, database })
    return { status: 'needs_transcripts', submissionId, segments, naatiScore: null }
  })
}

/** Transcribes and scores a claimed submission. @returns null if it must be read again. */
async function evaluateClaimed(options: Claimed): Promise<PracticeOutcome | null> {
  const { lease, submission, isWaitedFor } = options
  const segments = submission.segments ?? (await getDialogueForScoring(submission.dialogueId)).segments
  const [gathered, words] = await Promise.all([gatherRenditions({ submission, segments }), readLibrary()])
  if (gathered.status === 'incomplete') return askForWords(options, gathered.missing)
  const { renditions } = gathered
  const evaluation = await scoreDialogue({
    submissionId: submission.id,
    dialogueId: submission.dialogueId,
    segments,
    renditions,
    ownFindings: ownFindings({ segments, renditions, ownMarks: submission.ownMarks }),
    partOf: submission.partOf,
    scorer: scorerFor({ isGuest: submission.userId === null }),
    userId: submission.userId,
    words,
  })
  const missed = await findMissed({ submission, segments, evaluation })
  const isSaved = await saveEvaluation({
    lease,
    evaluation,
    async onSaved(database, { userId }) {
      const owned = { ...submission, userId }
      await recordPractice(database, { submission: owned, evaluation })
      await keepMissed(database, { submission: owned, missed })
      await forgetUnscored({ submissionId: submission.id, database })
      const total = dialogueScore(evaluation)
      if (total !== null && !isWaitedFor()) await notifyLearner({ submission: owned, total, database })
    },
  })
  return isSaved ? evaluation : null
}

async function evaluateUnderLease(claimed: Claimed): Promise<PracticeOutcome | null> {
  const { lease } = claimed
  const stopRenewing = keepLease({ lease })
  try {
    return await evaluateClaimed(claimed)
  } catch (error) {
    await releaseLease(lease)
    throw error
  } finally {
    stopRenewing()
  }
}

/**
 * The result of a stored submission, scored once: the caller that claims it does the work, and the others wait for its
 * result.
 *
 * @param options.isWaitedFor whether someone still waits for the result when it is ready; if not, the learner is notified
 *   in the transaction that saves it.
 * @param options.signal ends the wait for another caller's result.
 * @throws AppError NOT_FOUND; PROVIDER_UNAVAILABLE if the result takes too long.
 */
export async function evaluateSubmission(options: {
  submissionId: string
  isWaitedFor: () => boolean
  signal?: AbortSignal
}): Promise<PracticeOutcome> {
  const { submissionId, isWaitedFor, signal } = options
  const deadline = performance.now() + RESULT_WAIT_MS
  while (performance.now() < deadline) {
    const lease = await claimSubmission(submissionId)
    if (lease) {
      const outcome = await evaluateUnderLease({ lease, submission: await getSubmission(submissionId), isWaitedFor })
      if (outcome) return outcome
      continue
    }
    const submission = await getSubmission(submissionId)
    if (submission.evaluation) return submission.evaluation
    await pause(RESULT_POLL_MS, undefined, { signal })
  }
  throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.scoringSlow, { retryAfterSeconds: PROVIDER_RETRY_SECONDS })
}
