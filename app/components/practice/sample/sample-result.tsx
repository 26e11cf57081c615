import type { SubmissionResult } from '@conform-to/react'
import { partScoreCopy } from '#app/config/copy/part-score.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Revising } from '#app/models/practice/revision.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { partScore } from '#app/models/scoring/part-score.ts'
import type { ShownGuidance } from '#app/models/scoring/shown-guidance.ts'
import { useMarks } from '../../scoring/marks.ts'
import { ReportLink } from '../../scoring/report-link.tsx'
import { SharePicture } from '../../scoring/result/share-picture.tsx'
import { useCopy, useLocalPath } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AttemptReport } from '../result/attempt-report.tsx'
import { NextStepNote } from '../result/next-step.tsx'

interface Props {
  evaluation: Evaluation
  dialogueTitle: string
  segments: Segment[]
  guidance: ShownGuidance[]
  revising: Revising
  lastResult: SubmissionResult | undefined
}

/** The sample's feedback step. The one next action is the whole dialogue, then an account that keeps the result. */
export function SampleResultPage({ dialogueTitle, evaluation, segments, guidance, revising, lastResult }: Props) {
  const copy = useCopy(scoreReportCopy)
  const { marks } = useMarks()
  const local = useLocalPath()
  const beginning = useCopy(partScoreCopy)
  const part = partScore(evaluation)
  const keep = `?attempt=${evaluation.submissionId}&step=sign-up`
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 md:px-6 md:py-12">
      <p className="mb-1 text-15 font-semibold text-accent">{dialogueTitle}</p>
      <AttemptReport
        evaluation={evaluation}
        segments={segments}
        guidance={guidance}
        revising={revising}
        lastResult={lastResult}
        canRetry={false}
        nextStep={
          part ? (
            <NextStepNote why={beginning.next(part.of)}>
              <ButtonLink to={`${local(SAMPLE_PATH)}?step=test`}>{beginning.whole}</ButtonLink>
            </NextStepNote>
          ) : (
            <NextStepNote why={copy.step.keep}>
              <ButtonLink to={keep}>{copy.continue}</ButtonLink>
            </NextStepNote>
          )
        }
      />
      <p className="mt-6 flex flex-wrap gap-3">
        {part && (
          <ButtonLink to={keep} look="secondary">
            {copy.continue}
          </ButtonLink>
        )}
        <ButtonLink to={local(SAMPLE_PATH)} look="secondary">
          {part ? beginning.again : copy.again}
        </ButtonLink>
        <ReportLink href={`/api/sample-reports/${evaluation.submissionId}/report.pdf`} />
        <SharePicture
          marks={marks(part?.kept ?? evaluation.naatiScore.total)}
          of={part ? beginning.outOf(marks(part.outOf)) : copy.ofFull}
          bridges={[evaluation.segments.map(({ verdict }) => verdict)]}
          caption={part ? beginning.badge(part.segments) : copy.share.practice}
        />
      </p>
    </div>
  )
}
