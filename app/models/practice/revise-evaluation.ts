import type { Segment } from '../dialogues/segment.ts'
import {
  assembleEvaluation,
  isAssessed,
  segmentResult,
  normaliseRendition,
  type SourcedRendition,
} from '../scoring/assemble-evaluation.ts'
import type { Evaluation, Finding, ReviewReason } from '../scoring/evaluation.ts'
import { wordError } from '../scoring/finding.ts'
import { isAddressedToMarker } from '../scoring/merge-findings.ts'
import { deduct } from '../scoring/naati-score.ts'
import type { SegmentMarks } from './revision.ts'

/** One segment of an evaluation with its errors; null where there is none. `segmentIndex` is 0-based. */
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

/** What an evaluation was made from, with one segment replaced. */
export function renditionsWith(evaluation: Evaluation, replacement: Replacement): SourcedRendition[] {
  return evaluation.segments.map((segment): SourcedRendition => {
    if (segment.segmentIndex === replacement.segmentIndex) return normaliseRendition(replacement.rendition)
    const { transcript, transcriptSource, corrected = false, delivery = null } = segment
    if (transcript === null) return { status: 'missed' }
    return { status: 'spoken', text: transcript, source: transcriptSource ?? undefined, corrected, delivery }
  })
}

/** Of a scorer's findings those in one segment. */
export function findingsIn(findings: readonly Finding[], segmentIndex: number): Finding[] {
  return findings.filter(({ segment_id }) => segment_id === segmentIndex + 1)
}

/** What a scorer found in one segment, shown the whole dialogue, and who it was. */
export interface Judgement {
  /** Of that segment. */
  findings: readonly Finding[]
  engine: Evaluation['engine']
  fallback?: Evaluation['fallback']
  /** Of the whole dialogue. */
  review?: ReviewReason | undefined
}

/**
 * Why somebody should look at a dialogue with one segment judged again. A language model has seen all of it as it is
 * now. The rules alone have no second opinion: what was in doubt stays so, until no words speak to the marker any more.
 */
function reviewAfter(options: {
  evaluation: Evaluation
  segments: readonly Segment[]
  renditions: readonly SourcedRendition[]
  judgement: Judgement
}): ReviewReason | undefined {
  const { evaluation, segments, renditions, judgement } = options
  if (judgement.engine === 'openai' || judgement.review) return judgement.review
  const { review, reviewReason = 'disagreement' } = evaluation
  if (!review) return undefined
  const isAddressed = segments.some((segment, index) => {
    const rendition = renditions[index]
    return rendition !== undefined && isAddressedToMarker(segment, rendition)
  })
  return reviewReason === 'disagreement' || isAddressed ? reviewReason : undefined
}

/**
 * An evaluation with one segment's words and findings replaced. The findings of the other segments stay as they were,
 * so that a correction of one never changes what another was blamed for; the marks of the whole dialogue are summed
 * again by `deduct`, for the limits of a dialogue hold across segments.
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
  return assembleEvaluation({
    submissionId: evaluation.submissionId,
    dialogueId: evaluation.dialogueId,
    segments,
    renditions,
    findings: [...others, ...judgement.findings],
    engine: judgement.engine,
    fallback: judgement.fallback,
    review: reviewAfter({ evaluation, segments, renditions, judgement }),
  })
}

/** One segment judged by itself, as a retry is: it belongs to no dialogue. */
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
