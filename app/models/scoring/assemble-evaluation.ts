import { scoringCopy } from '#app/config/copy/scoring.ts'
import { RULES_VERSION } from '#app/config/scoring.ts'
import { targetLanguage } from '../dialogues/language.ts'
import type { Segment } from '../dialogues/segment.ts'
import { assessOnce } from './assess-once.ts'
import { tokenise } from './embedded/reading/text.ts'
import type {
  ErrorItem,
  Evaluation,
  Finding,
  Rendition,
  ReviewReason,
  SegmentResult,
  TranscriptSource,
} from './evaluation.ts'
import { improvements, overallFeedback, segmentFeedback, strengths } from './feedback.ts'
import { isMissed, wordError } from './finding.ts'
import { deduct } from './naati-score.ts'
import { outlookOf } from './outlook.ts'
import { scoreSegment, segmentVerdict } from './segment-score.ts'
import { subScores } from './sub-scores.ts'
import { whatIfs } from './what-if.ts'

export type SourcedRendition = Rendition & { source?: TranscriptSource | undefined; corrected?: boolean }

const MISSED: SourcedRendition = { status: 'missed' }

/** A blank rendition counts as missed. */
export function normaliseRendition(rendition: SourcedRendition | undefined): SourcedRendition {
  return rendition?.status === 'spoken' && rendition.text.trim() !== '' ? rendition : MISSED
}

/**
 * Whether a finding counts. Delivery findings are dropped for typed renditions; a missed segment keeps only its
 * "missed" finding.
 */
export function isAssessed(finding: Finding, rendition: SourcedRendition | undefined): boolean {
  if (rendition?.status !== 'spoken') return isMissed(finding)
  return finding.category !== 'delivery' || rendition.source !== 'typed'
}

/** The result of one segment, scored on its own findings. `index` is 0-based. */
export function segmentResult(input: {
  index: number
  rendition: SourcedRendition
  findings: Finding[]
  /** To the best-matching model, 0 to 1. */
  similarity?: number
}): SegmentResult {
  const { index, rendition, findings, similarity } = input
  const spoken = rendition.status === 'spoken'
  const outcome = { findings, missed: !spoken || findings.some(isMissed) }
  return {
    segmentIndex: index,
    verdict: segmentVerdict(outcome),
    score: scoreSegment(outcome),
    transcript: spoken ? rendition.text : null,
    transcriptSource: spoken ? (rendition.source ?? null) : null,
    ...(spoken && rendition.corrected && { corrected: true }),
    feedback: segmentFeedback(outcome),
    feedbackTurkish: segmentFeedback(outcome, 'tr'),
    ...(spoken && similarity !== undefined && { similarity }),
    delivery: spoken ? (rendition.delivery ?? null) : null,
  }
}

const ROUNDED = 1000
const ALMOST = 1 - 1 / ROUNDED

/** Similarity to the closest model, 0 to 1; exactly 1 only for the model's own words. */
function similarityOf(options: { segment: Segment; segmentId: number; rendition: SourcedRendition }): number {
  const { segment, rendition } = options
  if (rendition.status === 'missed') return 0
  const language = targetLanguage(segment)
  const normalisedWords = (text: string) =>
    tokenise(text, language)
      .map(({ lower }) => lower)
      .join(' ')
  const said = normalisedWords(rendition.text)
  if ([segment.translation, ...segment.variants].some((model) => normalisedWords(model) === said)) return 1
  const { similarity } = assessOnce(options)
  return Math.min(ALMOST, Math.round(similarity * ROUNDED) / ROUNDED)
}

function segmentResults(options: {
  segments: readonly Segment[]
  renditions: readonly SourcedRendition[]
  errors: readonly ErrorItem[]
}): SegmentResult[] {
  const { segments, renditions, errors } = options
  return renditions.map((rendition, index) => {
    const [id, segment] = [index + 1, segments[index]]
    const findings = errors.filter(({ segment_id }) => segment_id === id)
    return segmentResult({
      index,
      rendition,
      findings,
      ...(segment && { similarity: similarityOf({ segment, segmentId: id, rendition }) }),
    })
  })
}

interface Parts {
  submissionId: string
  dialogueId: number
  segments: readonly Segment[]
  /** One per segment, in order, settled. */
  renditions: readonly SourcedRendition[]
  /** From a scorer. */
  findings: readonly Finding[]
  engine: Evaluation['engine']
  fallback?: Evaluation['fallback']
  /** Why a person should review the result; absent when no review is needed. */
  review?: ReviewReason | undefined
}

/** Assembles a dialogue's evaluation from its findings: marks, grade, verdicts, sub-scores and their sentences. */
export function assembleEvaluation(parts: Parts): Evaluation {
  const { segments, renditions } = parts
  const findings = parts.findings.filter((finding) => isAssessed(finding, renditions[finding.segment_id - 1]))
  // A segment with nothing but fillers was spoken but not interpreted.
  const unsaid = new Set(findings.filter(isMissed).map(({ segment_id }) => segment_id))
  const missedSegments = renditions.flatMap(({ status }, index) =>
    status === 'missed' || unsaid.has(index + 1) ? [index + 1] : [],
  )
  const score = deduct({ findings, segmentCount: segments.length, missedSegments })
  const naatiScore = { ...score, errors: score.errors.map(wordError) }
  const heard = renditions.filter((rendition) => rendition.status === 'spoken' && rendition.source !== 'typed')
  const deliveryAssessed = heard.length > 0 || missedSegments.length === segments.length
  const deliveries = heard.map((rendition) => (rendition.status === 'spoken' ? (rendition.delivery ?? null) : null))
  const scored = { naatiScore, segments, missedSegments, deliveryAssessed, deliveries }
  const results = segmentResults({ segments, renditions, errors: naatiScore.errors })
  return {
    status: 'scored',
    submissionId: parts.submissionId,
    dialogueId: parts.dialogueId,
    overallScore: naatiScore.total,
    overallFeedback: overallFeedback(scored),
    strengths: strengths(scored),
    improvements: improvements(scored),
    turkish: {
      overallFeedback: overallFeedback(scored, 'tr'),
      strengths: strengths(scored, 'tr'),
      improvements: improvements(scored, 'tr'),
    },
    transcriptions: renditions.map((rendition, segmentIndex) => ({
      segmentIndex,
      text: rendition.status === 'spoken' ? rendition.text : scoringCopy.en.segment.noRecording,
    })),
    naatiScore,
    segments: results,
    outlook: outlookOf({ score: naatiScore, segments: results, review: parts.review !== undefined }),
    whatIfs: whatIfs({ score: naatiScore, segmentCount: segments.length }),
    subScores: subScores({
      errors: naatiScore.errors,
      segmentCount: segments.length,
      missedCount: missedSegments.length,
      deliveryAssessed,
    }),
    engine: parts.engine,
    ...(parts.fallback && { fallback: parts.fallback }),
    ...(parts.review && { review: true, reviewReason: parts.review }),
    rulesVersion: RULES_VERSION,
  }
}
