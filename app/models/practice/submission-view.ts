import type { Evaluation } from '../scoring/evaluation.ts'

interface Described {
  id: string
  createdAt: Date
  evaluation: Evaluation | null
}

/**
 * A submission as the calls answer it (specification 2, section 3): the evaluation is `feedback`, whose errors carry
 * `severity` and `message` beside `type` and `detail`.
 */
export function submissionView<Row extends Described>({ evaluation, ...row }: Row) {
  if (!evaluation) return { ...row, feedback: null }
  const errors = evaluation.naatiScore.errors.map((error) => ({
    ...error,
    severity: error.type,
    message: error.detail,
  }))
  return { ...row, feedback: { ...evaluation, errors } }
}
