import { AppError } from '#app/errors.ts'
import type { AttemptProgress } from '#app/models/practice/attempt-progress.ts'
import { findHandedIn, listStaged } from '#app/models/practice/staged-recording.server.ts'
import { mayTouchAttempt } from '#app/models/practice/staged-rules.ts'
import { findNoSpeechReason } from '#app/models/speech/recording-inspection.ts'
import { transcriber } from '../speech/speech.server.ts'

interface Held {
  segmentIndex: number
  sha256: string
  transcript: string | null
  durationMs: number
  speechMs: number | null
  rmsDbfs: number | null
}

function progressOf(status: AttemptProgress['status'], held: readonly Held[]): AttemptProgress {
  const spoken = held.filter((recording) => findNoSpeechReason(recording) === null)
  const done = spoken.filter(({ transcript }) => transcript !== null).length
  return {
    status,
    segments: held.map(({ segmentIndex, sha256, transcript }) => ({
      segmentIndex,
      sha256,
      transcribed: transcript !== null,
    })),
    transcription: transcriber.id === 'none' ? null : { done, total: spoken.length },
  }
}

/**
 * What the server has of an attempt, and its scoring progress. An unknown attempt is open and empty.
 *
 * @throws AppError NOT_FOUND for another learner's.
 */
export async function getAttemptProgress(options: {
  attemptId: string
  visitorId: number | null
}): Promise<AttemptProgress> {
  const { attemptId, visitorId } = options
  const submission = await findHandedIn(attemptId)
  const staged = submission ? [] : await listStaged(attemptId)
  const owners = submission ? [submission.userId] : staged.map(({ userId }) => userId)
  if (!owners.every((ownerId) => mayTouchAttempt({ ownerId, visitorId }))) {
    throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  }
  if (submission) return progressOf(submission.status, submission.recordings)
  const held = staged.map(({ facts, ...take }) => ({ ...facts, ...take }))
  return progressOf('open', held)
}
