import { type ReactNode, useState } from 'react'
import { partScoreCopy } from '#app/config/copy/part-score.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { type Language, spokenLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { partScore } from '#app/models/scoring/part-score.ts'
import { dialogueTexts } from '#app/models/scoring/reader-texts.ts'
import { Bridge, type Plank } from '../practice/bridge.tsx'
import { useCopy, useLocale } from '../shell/locale.ts'
import { DeductionSheet } from './deduction-sheet.tsx'
import { DeliverySummary } from './delivery-summary.tsx'
import { PartBanner } from './part-banner.tsx'
import { ScoreBanner } from './score-banner.tsx'
import { type ReviewedSegment, SegmentReview } from './segment-review.tsx'
import { SubScores } from './sub-scores.tsx'
import { WhatIfs } from './what-ifs.tsx'

interface Props {
  evaluation: Evaluation
  segments: Segment[]
  /** Null if the source audio has since changed. */
  sourceAudioUrl: (segmentIndex: number) => string | null
  modelAudioUrl: (segmentIndex: number) => string
  /** A player for the learner's own recording, if there is one. */
  ownAudio?: (segmentIndex: number) => ReactNode
  /** Corrections and retries of a segment. */
  revisions?: (reviewed: ReviewedSegment) => ReactNode
  /** Before corrections, out of 45. */
  firstTotal?: number | null
  /** 0-based; opened in addition to the worst segment. */
  openSegment?: number | null
  /** Heading level of the verdict: the title of the page, or of a part of it. */
  headingLevel?: 'h1' | 'h2'
}

function Points({ title, points, language }: { title: string; points: string[]; language: Language }) {
  if (points.length === 0) return null
  return (
    <section>
      <h2 className="text-20">{title}</h2>
      <ul lang={language} className="mt-2 list-disc space-y-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

function reviewedSegments({ evaluation, segments, ...urls }: Props): ReviewedSegment[] {
  return evaluation.segments.flatMap((result) => {
    const segment = segments[result.segmentIndex]
    if (!segment) return []
    const errors = evaluation.naatiScore.errors.filter((error) => error.segment_id === result.segmentIndex + 1)
    const isUnmatched = evaluation.outlook?.unmatched.includes(result.segmentIndex + 1)
    const sourceAudioUrl = urls.sourceAudioUrl(result.segmentIndex)
    const modelAudioUrl = urls.modelAudioUrl(result.segmentIndex)
    return [{ segment, result, errors, isUnmatched, sourceAudioUrl, modelAudioUrl }]
  })
}

/** The result of a dialogue: verdict, bridge, deduction sheet, advice and segments, the worst one open. */
export function ScoreReport(props: Props) {
  const copy = useCopy(scoreReportCopy)
  const { open: notYet } = useCopy(partScoreCopy)
  const { evaluation, firstTotal, headingLevel } = props
  const part = partScore(evaluation)
  const said = dialogueTexts(evaluation, useLocale())
  const reviewed = reviewedSegments(props)
  const worst = Math.min(...reviewed.map(({ result }) => result.score))
  const worstOne = reviewed.find(({ result }) => result.score === worst && result.verdict !== 'good')
  // Fixed on first render, so that a correction does not close a segment while it is being read.
  const [opened] = useState(worstOne?.result.segmentIndex)
  const planks: Plank[] = reviewed.map(({ segment, result }) => ({
    tone: result.verdict,
    language: spokenLanguage(segment),
    label: copy.bridge[result.verdict](result.segmentIndex + 1),
    href: `#segment-${result.segmentIndex + 1}`,
  }))
  for (let number = planks.length + 1; number <= (part?.of ?? 0); number += 1) {
    planks.push({ tone: 'open', language: 'en', label: notYet(number) })
  }
  return (
    <div className="space-y-10">
      {part ? (
        <PartBanner evaluation={evaluation} part={part} firstTotal={firstTotal} headingLevel={headingLevel} />
      ) : (
        <ScoreBanner evaluation={evaluation} firstTotal={firstTotal} headingLevel={headingLevel} />
      )}
      <figure>
        <Bridge planks={planks} label={copy.bridge.label} />
      </figure>
      {!part && (
        <p lang={said.language} className="measure">
          {said.overallFeedback}
        </p>
      )}
      <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
        <DeductionSheet score={evaluation.naatiScore} part={part} />
        <div className="space-y-8">
          <WhatIfs cases={evaluation.whatIfs} total={evaluation.naatiScore.total} />
          <SubScores subScores={evaluation.subScores} />
          <DeliverySummary evaluation={evaluation} segments={props.segments} />
          <Points title={copy.strengths} points={said.strengths} language={said.language} />
          <Points title={copy.improvements} points={said.improvements} language={said.language} />
        </div>
      </div>
      <section aria-labelledby="segments-title">
        <h2 id="segments-title" className="text-26">
          {copy.segments.title}
        </h2>
        <ol className="mt-4 border-b border-line">
          {reviewed.map((entry) => (
            <SegmentReview
              key={entry.result.segmentIndex}
              reviewed={entry}
              isOpen={[opened, props.openSegment].includes(entry.result.segmentIndex)}
              ownAudio={props.ownAudio?.(entry.result.segmentIndex)}
              revisions={props.revisions?.(entry)}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}
