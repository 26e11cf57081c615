import { type ReactNode, useState } from 'react'
import { outlookCopy } from '#app/config/copy/outlook.ts'
import { partScoreCopy } from '#app/config/copy/part-score.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { SegmentNote } from '#app/models/notes/segment-note.ts'
import { costliestLines, costOf } from '#app/models/scoring/costliest.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { partScore } from '#app/models/scoring/part-score.ts'
import type { ShownGuidance } from '#app/models/scoring/shown-guidance.ts'
import { Bridge, type Plank } from '../practice/bridge.tsx'
import { useCopy } from '../shell/locale.ts'
import { Advice } from './advice.tsx'
import { DeductionSheet } from './deduction-sheet.tsx'
import { DeliverySummary } from './delivery-summary.tsx'
import { useMarks } from './marks.ts'
import { PartBanner } from './part-banner.tsx'
import { CostliestLines } from './result/costliest-lines.tsx'
import { ResultPart } from './result/result-part.tsx'
import { ScoreHead } from './result/score-head.tsx'
import { SourceSound } from './result/source-sound.tsx'
import { useRevealedTarget } from './result/use-revealed-target.ts'
import { type ReviewedSegment, SegmentReview } from './segment-review.tsx'
import { SubScores } from './sub-scores.tsx'
import { TrainingLinks } from './training-links.tsx'
import { WhatIfs } from './what-ifs.tsx'

interface Props {
  evaluation: Evaluation
  segments: Segment[]
  /** What an examiner says of each segment. */
  guidance: readonly ShownGuidance[]
  /** The learner's notes on the segments. */
  notes?: readonly SegmentNote[]
  /** Null if the source audio has since changed. */
  sourceAudioUrl: (segmentIndex: number) => string | null
  modelAudioUrl: (segmentIndex: number) => string
  /** A player for the learner's own recording, if there is one. */
  ownSound: (reviewed: ReviewedSegment, caption: string) => ReactNode
  /** How long that recording is kept, and the choice to keep it. */
  keep?: (segmentIndex: number) => ReactNode
  /** Corrections and retries of a segment. */
  revisions?: (reviewed: ReviewedSegment) => ReactNode
  /** Good news that the data supports. */
  celebration?: ReactNode
  /** The one next action. */
  nextStep: ReactNode
  /** Before corrections, out of 45. */
  firstTotal?: number | null
  /** 0-based; unfolded in addition to the costliest segment. */
  openSegment?: number | null
  /** Heading level of the banner: the title of the page, or of a part of it. */
  headingLevel?: 'h1' | 'h2'
}

function reviewedSegments({ evaluation, segments, guidance, notes = [], ...urls }: Props): ReviewedSegment[] {
  return evaluation.segments.flatMap((result) => {
    const segment = segments[result.segmentIndex]
    if (!segment) return []
    const errors = evaluation.naatiScore.errors.filter((error) => error.segment_id === result.segmentIndex + 1)
    const isUnmatched = evaluation.outlook?.unmatched.includes(result.segmentIndex + 1)
    const sourceAudioUrl = urls.sourceAudioUrl(result.segmentIndex)
    const modelAudioUrl = urls.modelAudioUrl(result.segmentIndex)
    const note = notes.find(({ segmentIndex }) => segmentIndex === result.segmentIndex)
    return [
      {
        segment,
        result,
        errors,
        isUnmatched,
        guidance: guidance[result.segmentIndex],
        note,
        sourceAudioUrl,
        modelAudioUrl,
      },
    ]
  })
}

interface DetailsProps extends Props {
  reviewed: ReviewedSegment[]
}

/** Everything that explains the number, folded. */
function Details({ reviewed, ...props }: DetailsProps) {
  const copy = useCopy(scoreReportCopy)
  const { whatIf } = useCopy(outlookCopy)
  const { marks, minus } = useMarks()
  const { evaluation, openSegment = null } = props
  const { naatiScore: score, whatIfs = [] } = evaluation
  const [costliest] = costliestLines(score.errors)
  // Fixed on first render, so that a correction does not close a segment while it is being read.
  const [opened] = useState(costliest && costliest.segment_id - 1)
  const count = score.errors.length
  return (
    <div className="border-b border-line">
      <ResultPart
        name="sheet"
        title={copy.sheet.title}
        note={count === 0 ? copy.sheet.lines(count) : `${copy.sheet.lines(count)}, ${minus(costOf(score.errors))}`}
      >
        <DeductionSheet score={score} part={partScore(evaluation)} />
      </ResultPart>
      {whatIfs.length > 0 && (
        <ResultPart name="what-if" title={whatIf.title} note={whatIf.now(marks(score.total))}>
          <WhatIfs cases={whatIfs} />
          <TrainingLinks cases={whatIfs} />
        </ResultPart>
      )}
      <ResultPart name="sub-scores" title={copy.subScores.title}>
        <SubScores subScores={evaluation.subScores} />
      </ResultPart>
      <DeliverySummary evaluation={evaluation} segments={props.segments} />
      <Advice evaluation={evaluation} />
      <ResultPart
        name="segments"
        title={copy.segments.title}
        note={copy.segments.count(reviewed.length)}
        isOpen={openSegment !== null}
      >
        <ol className="border-b border-line">
          {reviewed.map((entry) => (
            <SegmentReview
              key={entry.result.segmentIndex}
              reviewed={entry}
              isOpen={[opened, openSegment].includes(entry.result.segmentIndex)}
              ownAudio={
                <div>
                  {props.ownSound(entry, copy.segments.ownAudio)}
                  {props.keep?.(entry.result.segmentIndex)}
                </div>
              }
              revisions={props.revisions?.(entry)}
            />
          ))}
        </ol>
      </ResultPart>
    </div>
  )
}

/**
 * The result of a dialogue: the number, the bridge, the costliest lines with both recordings, one next action, and then,
 * folded, everything else.
 */
export function ScoreReport(props: Props) {
  const copy = useCopy(scoreReportCopy)
  const { open: notYet } = useCopy(partScoreCopy)
  const { evaluation, firstTotal, headingLevel } = props
  const part = partScore(evaluation)
  const { errors } = evaluation.naatiScore
  const reviewed = reviewedSegments(props)
  useRevealedTarget()
  const planks: Plank[] = reviewed.map(({ segment, result }) => ({
    tone: result.verdict,
    language: spokenLanguage(segment),
    label: copy.bridge[result.verdict](result.segmentIndex + 1),
    href: `#segment-${result.segmentIndex + 1}`,
  }))
  for (let number = planks.length + 1; number <= (part?.of ?? 0); number += 1) {
    planks.push({ tone: 'open', language: 'en', label: notYet(number) })
  }
  const sounds = (segmentIndex: number) => {
    const entry = reviewed.find(({ result }) => result.segmentIndex === segmentIndex)
    if (!entry) return null
    return (
      <>
        {props.ownSound(entry, copy.costliest.mine)}
        <SourceSound reviewed={entry} caption={copy.costliest.original} />
      </>
    )
  }
  return (
    <div className="space-y-10">
      <div className="space-y-4">
        {part ? (
          <PartBanner evaluation={evaluation} part={part} firstTotal={firstTotal} headingLevel={headingLevel} />
        ) : (
          <ScoreHead evaluation={evaluation} firstTotal={firstTotal} headingLevel={headingLevel} />
        )}
        {props.celebration}
        <figure>
          <Bridge planks={planks} label={copy.bridge.label} />
        </figure>
      </div>
      <CostliestLines dialogues={[{ idPrefix: '', lines: costliestLines(errors), sounds }]} cost={costOf(errors)} />
      {props.nextStep}
      <Details {...props} reviewed={reviewed} />
      <p className="measure text-15 text-soft">{copy.estimate}</p>
    </div>
  )
}
