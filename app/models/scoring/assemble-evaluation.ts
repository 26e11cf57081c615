import { scoringCopy } from '#app/config/copy/scoring.ts'
import { SCORER_VERSION } from '#app/config/scoring.ts'
import type { Segment } from '../dialogues/segment.ts'
import type { Delivery } from '../speech/delivery-schema.ts'
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
import { isMissed, isOwnMark, wordError } from './finding.ts'
import { deduct } from './naati-score.ts'
import type { Shade } from './shades.ts'
import { outlookOf } from './outlook.ts'
import { partMarks } from './part-score.ts'
import { scoreSegment, segmentVerdict } from './segment-score.ts'
import { subScores } from './sub-scores.ts'
import { whatIfs } from './what-if.ts'

/** Spoken, and marked by the learner by ear: its words are unknown. */
export interface MarkedRendition {
  status: 'marked'
  delivery?: Delivery | null
}

export type SourcedRendition = Rendition & { source?: TranscriptSource | undefined; corrected?: boolean }
/** What a segment is judged by: words, the learner's own ear, or nothing. */
export type JudgedRendition = SourcedRendition | MarkedRendition

const MISSED: SourcedRendition = { status: 'missed' }

/** A blank rendition counts as missed. */
export function normaliseRendition(rendition: SourcedRendition | undefined): SourcedRendition {
  return rendition?.status === 'spoken' && rendition.text.trim() !== '' ? rendition : MISSED
}

/** The renditions as a scorer gets them. It hears nothing of those that the learner marked: its findings there are void. */
export function forScorer(renditions: readonly JudgedRendition[]): Rendition[] {
  return renditions.map((rendition) => (rendition.status === 'marked' ? MISSED : rendition))
}

/**
 * Whether a finding counts. In a segment that the learner marked, only the learner's own. Delivery findings are dropped for typed renditions; a missed segment keeps only its
 * "missed" finding.
 */
export function isAssessed(finding: Finding, rendition: JudgedRendition | undefined): boolean {
  if (rendition?.status === 'marked') return isOwnMark(finding)
  if (rendition?.status !== 'spoken') return isMissed(finding)
  return finding.category !== 'delivery' || rendition.source !== 'typed'
}

/** The result of one segment, scored on its own findings. `index` is 0-based. */
export function segmentResult(input: {
  index: number
  rendition: JudgedRendition
  findings: Finding[]
  shades?: readonly Shade[] | null | undefined
}): SegmentResult {
  const { index, rendition, findings, shades } = input
  const spoken = rendition.status === 'spoken'
  const isMarked = rendition.status === 'marked'
  const outcome = { findings, missed: rendition.status === 'missed' || findings.some(isMissed), isMarked }
  return {
    segmentIndex: index,
    verdict: segmentVerdict(outcome),
    score: scoreSegment(outcome),
    transcript: spoken ? rendition.text : null,
    transcriptSource: spoken ? (rendition.source ?? null) : null,
    ...(spoken && rendition.corrected && { corrected: true }),
    feedback: segmentFeedback(outcome),
    feedbackTurkish: segmentFeedback(outcome, 'tr'),
    ...(spoken && shades && { shades: [...shades] }),
    delivery: rendition.status === 'missed' ? null : (rendition.delivery ?? null),
    ...(isMarked && { markedBy: 'learner' }),
  }
}

function segmentResults(options: {
  renditions: readonly JudgedRendition[]
  errors: readonly ErrorItem[]
  shades: Parts['shades']
}): SegmentResult[] {
  const { renditions, errors, shades = [] } = options
  return renditions.map((rendition, index) => {
    const findings = errors.filter(({ segment_id }) => segment_id === index + 1)
    return segmentResult({
      index,
      rendition,
      findings,
      shades: shades[index],
    })
  })
}

const UNTRANSCRIBED = {
  missed: scoringCopy.en.segment.noRecording,
  marked: scoringCopy.en.segment.markedByLearner,
}

interface Parts {
  submissionId: string
  dialogueId: number
  segments: readonly Segment[]
  /** One per segment, in order, settled. */
  renditions: readonly JudgedRendition[]
  /** From a scorer. */
  findings: readonly Finding[]
  /** If `segments` are only the beginning of a dialogue: how many the whole has. */
  partOf?: number | null | undefined
  engine: Evaluation['engine']
  fallback?: Evaluation['fallback']
  /** One per segment; null where the judge did not look at it. */
  shades?: readonly (Shade[] | null)[] | undefined
  /** Why a person should review the result; absent when no review is needed. */
  review?: ReviewReason | undefined
}

/** The marks. The beginning of a dialogue loses what the same errors cost in the whole, and neither passes nor fails. */
function scoreOf(options: { findings: Finding[]; missedSegments: number[] } & Pick<Parts, 'segments' | 'partOf'>) {
  const { segments, partOf, ...input } = options
  const score = deduct({ ...input, segmentCount: partOf ?? segments.length })
  return partOf ? { ...score, grade: 'Unfinished' as const, autoFailTriggered: false } : score
}

/** Assembles a dialogue's evaluation from its findings: marks, grade, verdicts, sub-scores and their sentences. */
export function assembleEvaluation(parts: Parts): Evaluation {
  const { segments, renditions, partOf } = parts
  const findings = parts.findings.filter((finding) => isAssessed(finding, renditions[finding.segment_id - 1]))
  // A segment with nothing but fillers was spoken but not interpreted.
  const unsaid = new Set(findings.filter(isMissed).map(({ segment_id }) => segment_id))
  const missedSegments = renditions.flatMap(({ status }, index) =>
    status === 'missed' || unsaid.has(index + 1) ? [index + 1] : [],
  )
  const score = scoreOf({ findings, missedSegments, segments, partOf })
  const naatiScore = { ...score, errors: score.errors.map(wordError) }
  const heard = renditions.flatMap((rendition) =>
    rendition.status === 'spoken' && rendition.source !== 'typed' ? [rendition] : [],
  )
  const deliveryAssessed = heard.length > 0 || missedSegments.length === segments.length
  const deliveries = heard.map(({ delivery = null }) => delivery)
  const isOwn = renditions.some(({ status }) => status === 'marked')
  const isOutlookKnown = !isOwn && !partOf && parts.fallback !== 'judge'
  const scored = { naatiScore, segments, missedSegments, deliveryAssessed, deliveries, partOf }
  const results = segmentResults({ renditions, errors: naatiScore.errors, shades: parts.shades })
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
      text: rendition.status === 'spoken' ? rendition.text : UNTRANSCRIBED[rendition.status],
    })),
    naatiScore,
    segments: results,
    // What an examiner would give is worked out from the judge's marks of a whole dialogue.
    ...(isOutlookKnown && {
      outlook: outlookOf({ score: naatiScore, segments, results, isDisputed: parts.review !== undefined }),
    }),
    ...(partOf ? { part: { of: partOf } } : { whatIfs: whatIfs({ score: naatiScore, segmentCount: segments.length }) }),
    subScores: subScores({
      errors: naatiScore.errors,
      segmentCount: segments.length,
      ...(partOf && { fullMarks: partMarks({ segments: segments.length, of: partOf }) }),
      missedCount: missedSegments.length,
      deliveryAssessed,
    }),
    engine: parts.engine,
    ...(isOwn && { markedBy: 'learner' as const }),
    ...(parts.fallback && { fallback: parts.fallback }),
    ...(parts.review && { review: true, reviewReason: parts.review }),
    rulesVersion: SCORER_VERSION,
  }
}
