import { setTimeout as pause } from 'node:timers/promises'
import {
  LEASE_RENEWAL_MS,
  PROVIDER_RETRY_SECONDS,
  RESULT_POLL_MS,
  RESULT_WAIT_MS,
} from '#app/config/practice-submission.ts'
import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import type { NeedsTranscripts, PracticeOutcome } from '#app/models/practice/practice-outcome.ts'
import {
  claimSubmission,
  findSubmission,
  releaseSubmission,
  renewSubmissionLease,
  saveEvaluation,
  type StoredSubmission,
} from '#app/models/practice/submission.server.ts'
import { markNeedsTranscripts } from '#app/models/practice/wanted-words.server.ts'
import { readLibrary } from '#app/models/vocabulary/item.server.ts'
import { recordPractice } from '../progress/record-practice.server.ts'
import { scoreDialogue } from '../scoring/score-dialogue.server.ts'
import { scorerFor } from '../scoring/scorer.server.ts'
import { findMissed, keepMissed } from '../vocabulary/missed-words.server.ts'
import { gatherRenditions } from './gather-renditions.server.ts'
import { tellLearner } from './tell-learner.server.ts'
import { forgetUnscored } from './unscored.server.ts'

interface Claimed {
  submission: StoredSubmission
  isWaitedFor: () => boolean
}

async function getSubmission(submissionId: string): Promise<StoredSubmission> {
  const submission = await findSubmission(submissionId)
  if (!submission) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  return submission
}

/**
 * Says that words are wanted: to whoever waits, else to the learner's bell. Nothing is left to do without them.
 *
 * @returns null where all of them came meanwhile: then there is something to score.
 */
async function askForWords(options: Claimed, missing: number[]): Promise<NeedsTranscripts | null> {
  const { submission, isWaitedFor } = options
  const { id: submissionId } = submission
  return inTransaction(async (database) => {
    const segments = await markNeedsTranscripts({ id: submissionId, wordsWanted: missing, database })
    if (segments === null || segments.length === 0) return null
    await forgetUnscored({ submissionId, database })
    if (!isWaitedFor()) await tellLearner({ submission, total: null, database })
    return { status: 'needs_transcripts', submissionId, segments, naatiScore: null }
  })
}

/** Transcribes and scores a submission whose lease is held. @returns null where it is to be read again. */
async function evaluateClaimed(options: Claimed): Promise<PracticeOutcome | null> {
  const { submission, isWaitedFor } = options
  const segments = submission.segments ?? (await getDialogueForScoring(submission.dialogueId)).segments
  const [gathered, words] = await Promise.all([gatherRenditions({ submission, segments }), readLibrary()])
  if (gathered.status === 'incomplete') return askForWords(options, gathered.missing)
  const evaluation = await scoreDialogue({
    submissionId: submission.id,
    dialogueId: submission.dialogueId,
    segments,
    renditions: gathered.renditions,
    scorer: scorerFor({ isGuest: submission.userId === null }),
    userId: submission.userId,
    words,
  })
  const missed = await findMissed({ submission, segments, evaluation })
  await saveEvaluation({
    submissionId: submission.id,
    evaluation,
    async onSaved(database, { userId }) {
      const owned = { ...submission, userId }
      await recordPractice(database, { submission: owned, evaluation })
      await keepMissed(database, { submission: owned, missed })
      await forgetUnscored({ submissionId: submission.id, database })
      if (!isWaitedFor()) await tellLearner({ submission: owned, total: evaluation.naatiScore.total, database })
    },
  })
  return evaluation
}

async function evaluateUnderLease(claimed: Claimed): Promise<PracticeOutcome | null> {
  const { id } = claimed.submission
  const renewal = setInterval(() => void renewSubmissionLease(id).catch(() => {}), LEASE_RENEWAL_MS)
  try {
    return await evaluateClaimed(claimed)
  } catch (error) {
    await releaseSubmission(id)
    throw error
  } finally {
    clearInterval(renewal)
  }
}

/**
 * The result of a stored submission, scored once: whoever gets the lease scores it, everybody else waits for that one
 * result. A lease that its holder stopped renewing is taken over.
 *
 * @param options.isWaitedFor whether somebody is still there to hear the result when it comes; if not, a learner gets a
 *   notification, in the transaction that fixes it.
 * @param options.signal ends the waiting for somebody else's result.
 * @throws AppError NOT_FOUND, or PROVIDER_UNAVAILABLE when the result does not come in time.
 */
export async function evaluateSubmission(options: {
  submissionId: string
  isWaitedFor: () => boolean
  signal?: AbortSignal
}): Promise<PracticeOutcome> {
  const { submissionId, isWaitedFor, signal } = options
  const deadline = performance.now() + RESULT_WAIT_MS
  while (performance.now() < deadline) {
    if (await claimSubmission(submissionId)) {
      const outcome = await evaluateUnderLease({ submission: await getSubmission(submissionId), isWaitedFor })
      if (outcome) return outcome
      continue
    }
    const submission = await getSubmission(submissionId)
    if (submission.evaluation) return submission.evaluation
    await pause(RESULT_POLL_MS, undefined, { signal })
  }
  throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.scoringSlow, { retryAfterSeconds: PROVIDER_RETRY_SECONDS })
}
