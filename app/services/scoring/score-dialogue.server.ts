import type { Segment } from '#app/models/dialogues/segment.ts'
import {
  assembleEvaluation,
  forScorer,
  normaliseRendition,
  type JudgedRendition,
} from '#app/models/scoring/assemble-evaluation.ts'
import type { Evaluation, Finding } from '#app/models/scoring/evaluation.ts'
import { metrics, secondsSince } from '#app/telemetry/metrics.server.ts'
import type { Scorer, ScoreRequest } from './port.ts'

interface Options extends Pick<ScoreRequest, 'userId' | 'words' | 'signal'> {
  submissionId: string
  dialogueId: number
  segments: readonly Segment[]
  /** One per segment, in order; an absent one counts as missed. */
  renditions: readonly JudgedRendition[]
  /** The findings that the learner's own marks stand for, in segments whose rendition is `marked`. */
  ownFindings?: readonly Finding[]
  /** If `segments` are only the beginning of a dialogue: how many the whole has. */
  partOf?: number | null
  scorer: Scorer
}

/**
 * Evaluates one dialogue. The scorer only finds errors; marks, grade, verdicts and sub-scores are computed from them
 * (models/scoring/assemble-evaluation.ts).
 */
export async function scoreDialogue(options: Options): Promise<Evaluation> {
  const { submissionId, dialogueId, segments, ownFindings = [], partOf, scorer, userId, words, signal } = options
  const renditions = segments.map((_, index) => {
    const rendition = options.renditions[index]
    return rendition?.status === 'marked' ? rendition : normaliseRendition(rendition)
  })
  const startedAt = performance.now()
  const result = await scorer.score({ segments, renditions: forScorer(renditions), userId, words, signal })
  const { engine, fallback, review, shades } = result
  const findings = [...result.findings, ...ownFindings]
  metrics.scoringSeconds.observe({ engine }, secondsSince(startedAt))
  return assembleEvaluation({
    submissionId,
    dialogueId,
    segments,
    renditions,
    findings,
    partOf,
    engine,
    fallback,
    review,
    shades,
  })
}
