import type { Evaluation } from '../scoring/evaluation.ts'
import type { Delivery } from '../speech/delivery-schema.ts'
import type { MarkedBy } from '../scoring/marked-by.ts'
import { expiryOf } from '../speech/retention.ts'

interface Described {
  id: string
  dialogueId: number
  dialogueTitle: string
  dialogueTopic: string
  dialogueLevel: string
  status: string
  type: string
  overallScore: number | null
  markedBy: MarkedBy
  createdAt: Date
  evaluation: Evaluation | null
  recordings: {
    id: string
    segmentIndex: number
    durationMs: number
    delivery: Delivery | null
    saved: boolean
    createdAt: Date
  }[]
}

function feedbackOf(evaluation: Evaluation) {
  const errors = evaluation.naatiScore.errors.map((error) => ({
    ...error,
    severity: error.type,
    message: error.detail,
  }))
  return { ...evaluation, errors }
}

/**
 * A submission in the public API's shape: the evaluation is `feedback`, whose errors have `severity` and `message` as
 * well as `type` and `detail`. Private notes have their own endpoint.
 */
export function submissionView(submission: Described) {
  return {
    id: submission.id,
    dialogueId: submission.dialogueId,
    dialogueTitle: submission.dialogueTitle,
    dialogueTopic: submission.dialogueTopic,
    dialogueLevel: submission.dialogueLevel,
    status: submission.status,
    type: submission.type,
    overallScore: submission.overallScore,
    markedBy: submission.markedBy,
    createdAt: submission.createdAt,
    recordings: submission.recordings.map(({ createdAt, ...recording }) => ({
      ...recording,
      /** When it is deleted; null if the learner keeps it. */
      expiresAt: recording.saved ? null : expiryOf({ createdAt }),
    })),
    feedback: submission.evaluation && feedbackOf(submission.evaluation),
  }
}
