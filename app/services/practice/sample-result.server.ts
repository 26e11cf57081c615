import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { findSubmission } from '#app/models/practice/submission.server.ts'
import { findNoSpeechReason } from '#app/models/speech/recording-inspection.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'

export type SampleResult =
  | { status: 'scored'; evaluation: Evaluation; dialogueTitle: string; segments: Segment[] }
  | { status: 'needs_transcripts'; dialogueId: number; dialogueTitle: string; segments: Segment[]; missing: number[] }

/**
 * A guest's attempt by its id, which only its browser knows. Null when there is no such attempt, when it is a
 * learner's, or when it is still being scored.
 */
export async function findSampleResult(submissionId: string): Promise<SampleResult | null> {
  const submission = await findSubmission(submissionId)
  if (!submission || submission.userId !== null) return null
  const { segments } = await getDialogueForScoring(submission.dialogueId)
  const { dialogueId, dialogueTitle } = submission
  if (submission.evaluation) return { status: 'scored', evaluation: submission.evaluation, dialogueTitle, segments }
  if (submission.status !== 'needs_transcripts') return null
  const supplied = new Set(submission.suppliedTranscripts.map(({ segmentIndex }) => segmentIndex))
  const missing = submission.recordings.flatMap((recording) =>
    findNoSpeechReason(recording) === null && recording.transcript === null && !supplied.has(recording.segmentIndex)
      ? [recording.segmentIndex]
      : [],
  )
  return { status: 'needs_transcripts', dialogueId, dialogueTitle, segments, missing }
}
