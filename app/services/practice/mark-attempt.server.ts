import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { findSubmission } from '#app/models/practice/submission.server.ts'
import { isUuid } from '#app/models/practice/uuid.ts'
import { storeOwnMarks } from '#app/models/practice/wanted-words.server.ts'
import { checklistOf } from '#app/models/scoring/self-marking/checklist.ts'
import { markedKeys, readMarks } from '#app/models/scoring/self-marking/marks-form.ts'
import type { OwnSegmentMarks } from '#app/models/scoring/self-marking/own-marks.ts'
import { evaluateSubmission } from './evaluate-submission.server.ts'
import { rememberUnscored } from './unscored.server.ts'

interface Marking {
  segments: readonly Segment[]
  /** 0-based segments to mark. */
  wanted: readonly number[]
  /** Those that have a recording; the others count as missed. */
  recorded: ReadonlySet<number>
}

/** Reads the form against the server's own checklists. @throws AppError VALIDATION_FAILED, naming the segments. */
function readForm(fields: FormData, { segments, wanted, recorded }: Marking): OwnSegmentMarks[] {
  const keyOf = (segmentIndex: number) => String(segmentIndex)
  const asked = wanted.filter((segmentIndex) => recorded.has(segmentIndex))
  const keys = new Set(asked.map(keyOf))
  if ([...markedKeys(fields.keys())].some((key) => !keys.has(key))) {
    throw new AppError('VALIDATION_FAILED', (copy) => copy.marksOfOtherSegment)
  }
  const read = asked.map((segmentIndex) => {
    const segment = segments[segmentIndex]
    const units = segment ? checklistOf(segment) : []
    return { segmentIndex, marks: readMarks(fields, { key: keyOf(segmentIndex), units }) }
  })
  const unreadable = read.flatMap(({ segmentIndex, marks }) => (marks === null ? [segmentIndex + 1] : []))
  if (unreadable.length > 0) throw new AppError('VALIDATION_FAILED', (copy) => copy.marksOffList(unreadable))
  const missed = wanted.filter((segmentIndex) => !recorded.has(segmentIndex))
  return [
    ...read.map(({ segmentIndex, marks }) => ({ segmentIndex, marks: { ...marks } })),
    ...missed.map((segmentIndex) => ({ segmentIndex, marks: {} })),
  ]
}

/**
 * Scores an attempt that waits for words by the learner's own marks, sent as a plain form (marks-form.ts). An attempt that
 * waits no longer stays as it is.
 *
 * @param options.userId the owner; null for a guest's.
 * @throws AppError NOT_FOUND if it is not theirs; VALIDATION_FAILED; PROVIDER_UNAVAILABLE.
 */
export async function markAttempt(options: {
  submissionId: string
  userId: number | null
  fields: FormData
  signal: AbortSignal
}): Promise<void> {
  const { submissionId, userId, fields, signal } = options
  const submission = isUuid(submissionId) ? await findSubmission(submissionId) : null
  if (!submission || submission.userId !== userId) {
    throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  }
  const { status, wordsWanted: wanted, recordings } = submission
  if (status !== 'needs_transcripts' || wanted.length === 0) return
  const segments = submission.segments ?? (await getDialogueForScoring(submission.dialogueId)).segments
  const recorded = new Set(recordings.map(({ segmentIndex }) => segmentIndex))
  const ownMarks = readForm(fields, { segments, wanted, recorded })
  await inTransaction(async (database) => {
    await storeOwnMarks({ submissionId, ownMarks, database })
    await rememberUnscored({ submissionId, database })
  })
  await evaluateSubmission({ submissionId, isWaitedFor: () => !signal.aborted })
}
