import type { Segment } from '#app/models/dialogues/segment.ts'
import {
  assembleEvaluation,
  normaliseRendition,
  type SourcedRendition,
} from '#app/models/scoring/assemble-evaluation.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { metrics, secondsSince } from '#app/telemetry/metrics.server.ts'
import type { Scorer, ScoreRequest } from './port.ts'

interface Options extends Pick<ScoreRequest, 'userId' | 'words' | 'signal'> {
  submissionId: string
  dialogueId: number
  segments: readonly Segment[]
  /** One per segment, in order; an absent one counts as missed. */
  renditions: readonly SourcedRendition[]
  scorer: Scorer
}

/**
 * Evaluates one dialogue. The scorer only finds errors; marks, grade, verdicts and sub-scores are computed from them
 * (models/scoring/assemble-evaluation.ts).
 */
export async function scoreDialogue(options: Options): Promise<Evaluation> {
  const { submissionId, dialogueId, segments, scorer, userId, words, signal } = options
  const renditions = segments.map((_, index) => normaliseRendition(options.renditions[index]))
  const startedAt = performance.now()
  const result = await scorer.score({ segments, renditions, userId, words, signal })
  const { findings, engine, fallback, review } = result
  metrics.scoringSeconds.observe({ engine }, secondsSince(startedAt))
  return assembleEvaluation({ submissionId, dialogueId, segments, renditions, findings, engine, fallback, review })
}
