import type { Segment } from '../dialogues/segment.ts'
import {
  assembleEvaluation,
  isAssessed,
  segmentResult,
  normaliseRendition,
  type JudgedRendition,
  type SourcedRendition,
} from '../scoring/assemble-evaluation.ts'
import type { Evaluation, Finding, ReviewReason } from '../scoring/evaluation.ts'
import type { Shade } from '../scoring/shades.ts'
import { wordError } from '../scoring/finding.ts'
import { isAddressedToMarker } from '../scoring/marker-address.ts'
import { deduct } from '../scoring/naati-score.ts'
import type { SegmentMarks } from './revision.ts'

/** One segment of an evaluation with its errors; null if it is not there. `segmentIndex` is 0-based. */
export function marksOf(evaluation: Evaluation, segmentIndex: number): SegmentMarks | null {
  const result = evaluation.segments.find((segment) => segment.segmentIndex === segmentIndex)
  if (!result) return null
  return { result, errors: evaluation.naatiScore.errors.filter(({ segment_id }) => segment_id === segmentIndex + 1) }
}

interface Replacement {
  /** 0-based. */
  segmentIndex: number
  rendition: SourcedRendition
}

/** The renditions of an evaluation, with one segment replaced. */
export function renditionsWith(evaluation: Evaluation, replacement: Replacement): JudgedRendition[] {
  return evaluation.segments.map((segment): JudgedRendition => {
    if (segment.segmentIndex === replacement.segmentIndex) return normaliseRendition(replacement.rendition)
    const { transcript, transcriptSource, corrected = false, delivery = null, markedBy } = segment
    if (markedBy) return { status: 'marked', delivery }
    if (transcript === null) return { status: 'missed' }
    return { status: 'spoken', text: transcript, source: transcriptSource ?? undefined, corrected, delivery }
  })
}

/** The findings in one segment. */
export function findingsIn(findings: readonly Finding[], segmentIndex: number): Finding[] {
  return findings.filter(({ segment_id }) => segment_id === segmentIndex + 1)
}

/** A scorer's findings in one segment, made with the whole dialogue as context. */
export interface Judgement {
  /** Findings in that segment. */
  findings: readonly Finding[]
  engine: Evaluation['engine']
  fallback?: Evaluation['fallback']
  /** Of each segment; null where the judge did not look at it. */
  shades?: readonly (Shade[] | null)[] | undefined
  /** For the whole dialogue. */
  review?: ReviewReason | undefined
}

/**
 * Why a human should review a dialogue after one segment was judged again. A language model has just seen the whole
 * current dialogue. Our own scorer alone has no second opinion, so a doubt remains until no text addresses the marker.
 */
function reviewAfter(options: {
  evaluation: Evaluation
  segments: readonly Segment[]
  renditions: readonly JudgedRendition[]
  judgement: Judgement
}): ReviewReason | undefined {
  const { evaluation, segments, renditions, judgement } = options
  if (judgement.engine === 'openai' || judgement.review) return judgement.review
  const { review, reviewReason = 'disagreement' } = evaluation
  if (!review) return undefined
  const isAddressed = segments.some((segment, index) => {
    const rendition = renditions[index]
    return rendition !== undefined && rendition.status !== 'marked' && isAddressedToMarker(segment, rendition)
  })
  return reviewReason === 'disagreement' || isAddressed ? reviewReason : undefined
}

/**
 * Replaces one segment's words and findings in an evaluation. The findings in other segments stay, so that a correction
 * never changes their errors. `deduct` sums the whole dialogue's marks again, because its limits apply across segments.
 */
export function reviseEvaluation(options: {
  evaluation: Evaluation
  segments: readonly Segment[]
  replacement: Replacement
  judgement: Judgement
}): Evaluation {
  const { evaluation, segments, replacement, judgement } = options
  const renditions = renditionsWith(evaluation, replacement)
  const others = evaluation.naatiScore.errors.filter(({ segment_id }) => segment_id !== replacement.segmentIndex + 1)
  const revised = assembleEvaluation({
    submissionId: evaluation.submissionId,
    dialogueId: evaluation.dialogueId,
    segments,
    renditions,
    findings: [...others, ...judgement.findings],
    partOf: evaluation.part?.of,
    engine: judgement.engine,
    fallback: judgement.fallback ?? (evaluation.fallback === 'judge' ? 'judge' : undefined),
    shades: evaluation.segments.map(({ segmentIndex, shades = null }) =>
      segmentIndex === replacement.segmentIndex ? (judgement.shades?.[segmentIndex] ?? null) : shades,
    ),
    review: reviewAfter({ evaluation, segments, renditions, judgement }),
  })
  // The range was measured where one scorer gave all the marks.
  const { outlook: _, ...withoutRange } = revised
  return evaluation.rulesVersion === revised.rulesVersion
    ? revised
    : { ...withoutRange, rulesVersion: evaluation.rulesVersion }
}

/** Judges one segment by itself, as for a retry: it is part of no dialogue. */
export function judgeAlone(
  options: Replacement & { findings: readonly Finding[]; segmentCount: number },
): SegmentMarks {
  const { segmentIndex: index, segmentCount } = options
  const rendition = normaliseRendition(options.rendition)
  const findings = options.findings.filter((finding) => isAssessed(finding, rendition))
  const missedSegments = rendition.status === 'missed' ? [index + 1] : []
  const errors = deduct({ findings, segmentCount, missedSegments }).errors.map(wordError)
  return { result: segmentResult({ index, rendition, findings: errors }), errors }
}
