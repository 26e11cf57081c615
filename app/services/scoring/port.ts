import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Evaluation, Finding, Rendition } from '#app/models/scoring/evaluation.ts'

export interface ScoreRequest {
  segments: readonly Segment[]
  /** One for each segment, in order. */
  renditions: readonly Rendition[]
  signal?: AbortSignal | undefined
}

export interface ScorerResult {
  findings: Finding[]
  engine: Evaluation['engine']
  /** A language model and the rules disagreed widely. */
  review?: boolean
}

/** Finds the errors of a dialogue. Scorers never give marks: `deduct` alone does. Never rejects for want of a provider. */
export interface Scorer {
  readonly id: Evaluation['engine']
  score(request: ScoreRequest): Promise<ScorerResult>
}
