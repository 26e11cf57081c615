import { scoringCopy } from '#app/config/copy/scoring.ts'
import { RULES_VERSION } from '#app/config/scoring.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Evaluation, Finding, Rendition, SegmentResult, TranscriptSource } from '#app/models/scoring/evaluation.ts'
import { improvements, overallFeedback, segmentFeedback, strengths } from '#app/models/scoring/feedback.ts'
import { isMissed } from '#app/models/scoring/finding.ts'
import { deduct } from '#app/models/scoring/naati-score.ts'
import { scoreSegment, segmentVerdict } from '#app/models/scoring/segment-score.ts'
import { subScores } from '#app/models/scoring/sub-scores.ts'
import type { Scorer } from './port.ts'

export type SourcedRendition = Rendition & { source?: TranscriptSource | undefined }

interface Options {
  submissionId: string
  dialogueId: number
  segments: readonly Segment[]
  /** One for each segment, in order; an absent one counts as missed. */
  renditions: readonly SourcedRendition[]
  scorer: Scorer
  signal?: AbortSignal | undefined
}

const MISSED: SourcedRendition = { status: 'missed' }

/** A rendition of nothing but blanks is none. */
function settle(rendition: SourcedRendition | undefined): SourcedRendition {
  return rendition?.status === 'spoken' && rendition.text.trim() !== '' ? rendition : MISSED
}

/** Typing shows no delivery: its findings are not the learner's. */
function isAssessed(finding: Finding, renditions: readonly SourcedRendition[]): boolean {
  return finding.category !== 'delivery' || renditions[finding.segment_id - 1]?.source !== 'typed'
}

function segmentResult(input: { index: number; rendition: SourcedRendition; findings: Finding[] }): SegmentResult {
  const { index, rendition, findings } = input
  const spoken = rendition.status === 'spoken'
  const judged = { findings, missed: !spoken }
  return {
    segmentIndex: index,
    verdict: segmentVerdict(judged),
    score: scoreSegment(judged),
    transcript: spoken ? rendition.text : null,
    transcriptSource: spoken ? (rendition.source ?? null) : null,
    feedback: segmentFeedback(judged),
    delivery: spoken ? (rendition.delivery ?? null) : null,
  }
}

/**
 * The evaluation of one dialogue. The scorer only finds errors; marks, grade, verdicts and sub-scores are computed here
 * from them, whoever found them.
 */
export async function scoreDialogue(options: Options): Promise<Evaluation> {
  const { segments, scorer, signal } = options
  const renditions = segments.map((_, index) => settle(options.renditions[index]))
  const result = await scorer.score({ segments, renditions, signal })
  const missedSegments = renditions.flatMap(({ status }, index) => (status === 'missed' ? [index + 1] : []))
  const silent = new Set(missedSegments)
  const findings = result.findings.filter(
    (finding) => isAssessed(finding, renditions) && (isMissed(finding) || !silent.has(finding.segment_id)),
  )
  const naatiScore = deduct({ findings, segmentCount: segments.length, missedSegments })
  const heard = renditions.filter((rendition) => rendition.status === 'spoken' && rendition.source !== 'typed')
  const deliveryAssessed = heard.length > 0 || missedSegments.length === segments.length
  const scored = { naatiScore, segments, missedSegments, deliveryAssessed }
  return {
    status: 'scored',
    submissionId: options.submissionId,
    dialogueId: options.dialogueId,
    overallScore: naatiScore.total,
    overallFeedback: overallFeedback(scored),
    strengths: strengths(scored),
    improvements: improvements(scored),
    transcriptions: renditions.map((rendition, segmentIndex) => ({
      segmentIndex,
      text: rendition.status === 'spoken' ? rendition.text : scoringCopy.en.segment.noRecording,
    })),
    naatiScore,
    segments: renditions.map((rendition, index) =>
      segmentResult({
        index,
        rendition,
        findings: naatiScore.errors.filter(({ segment_id }) => segment_id === index + 1),
      }),
    ),
    subScores: subScores({
      errors: naatiScore.errors,
      segmentCount: segments.length,
      missedCount: missedSegments.length,
      deliveryAssessed,
    }),
    engine: result.engine,
    ...(result.review && { review: true }),
    rulesVersion: RULES_VERSION,
  }
}
