import type { Evaluation } from '../scoring/evaluation.ts'

interface Described {
  id: string
  dialogueId: number
  dialogueTitle: string
  dialogueTopic: string
  dialogueLevel: string
  status: string
  type: string
  overallScore: number | null
  createdAt: Date
  evaluation: Evaluation | null
  recordings: { id: string; segmentIndex: number; durationMs: number }[]
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
 * A submission as the calls answer it (specification 2, section 3): the evaluation is `feedback`, whose errors carry
 * `severity` and `message` beside `type` and `detail`. The private notes have a call of their own.
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
    createdAt: submission.createdAt,
    recordings: submission.recordings,
    feedback: submission.evaluation && feedbackOf(submission.evaluation),
  }
}
