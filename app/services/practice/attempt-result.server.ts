import { randomUUID } from 'node:crypto'
import { AppError } from '#app/errors.ts'
import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import { getGuidedDialogue } from '#app/models/dialogues/guided-dialogue.server.ts'
import type { Titled } from '#app/models/dialogues/dialogue-words.ts'
import { changedSince, type Segment } from '#app/models/dialogues/segment.ts'
import { findSubmission } from '#app/models/practice/submission.server.ts'
import type { StoredRecording } from '#app/models/speech/stored-recording.server.ts'
import type { Revising } from '#app/models/practice/revision.ts'
import { listRevisions } from '#app/models/practice/revision.server.ts'
import { isUuid } from '#app/models/practice/uuid.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { showGuidance, type ShownGuidance } from '#app/models/scoring/shown-guidance.ts'

interface Described {
  submissionId: string
  dialogueId: number
  /** The title as submitted, and the current Turkish one. */
  named: Titled
  createdAt: Date
  /** The segments as submitted. */
  segments: Segment[]
}

export type AttemptResult = Described &
  (
    | {
        status: 'scored'
        evaluation: Evaluation
        recordings: StoredRecording[]
        revising: Revising
        /** What an examiner says of each segment. */
        guidance: ShownGuidance[]
      }
    /** `missing`: 0-based. `recordings`: the kept ones. */
    | { status: 'needs_transcripts'; missing: number[]; recordings: StoredRecording[] }
    | { status: 'received' }
  )

/**
 * An attempt by ID: a learner's own, or a guest's (`userId` null), whose ID only their browser knows.
 *
 * @throws AppError NOT_FOUND for an invalid or unknown ID, or another learner's attempt.
 */
export async function getAttemptResult(options: {
  submissionId: string
  userId: number | null
}): Promise<AttemptResult> {
  const { submissionId, userId } = options
  const submission = isUuid(submissionId) ? await findSubmission(submissionId) : null
  if (!submission || submission.userId !== userId) {
    throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  }
  const { dialogueId, dialogueTitle: title, createdAt, evaluation, recordings } = submission
  const describe = ({ segments: now, titleTr }: { segments: Segment[]; titleTr: string | null }) => {
    const segments = submission.segments ?? now
    return { submissionId, dialogueId, named: { title, titleTr }, createdAt, segments }
  }
  if (evaluation) {
    const dialogue = await getGuidedDialogue({ id: dialogueId, userId })
    const described = describe(dialogue)
    const { segments } = described
    const revisions = await listRevisions({ submissionId, userId })
    const firsts = recordings.map(({ id, segmentIndex }) => ({ id, segmentIndex }))
    const changed = changedSince({ kept: segments, now: dialogue.segments })
    const revising = { formId: randomUUID(), revisions, recordings: firsts, changed }
    const guidance = showGuidance({ ...dialogue, wanted: segments })
    return { ...described, status: 'scored', evaluation, recordings, revising, guidance }
  }
  const described = describe(await getDialogueForScoring(dialogueId))
  if (submission.status !== 'needs_transcripts') return { ...described, status: 'received' }
  const missing = submission.wordsWanted
  // With all words present, scoring is in progress.
  return missing.length > 0
    ? { ...described, status: 'needs_transcripts', missing, recordings }
    : { ...described, status: 'received' }
}
