import type { SubmissionResult } from '@conform-to/react'
import { partScoreCopy } from '#app/config/copy/part-score.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Revising } from '#app/models/practice/revision.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { ReportLink } from '../../scoring/report-link.tsx'
import { useCopy, useLocalPath } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AttemptReport } from '../result/attempt-report.tsx'

interface Props {
  evaluation: Evaluation
  dialogueTitle: string
  segments: Segment[]
  revising: Revising
  lastResult: SubmissionResult | undefined
}

/** The sample's feedback step, with two links to continue. */
export function SampleResultPage({ dialogueTitle, evaluation, segments, revising, lastResult }: Props) {
  const copy = useCopy(scoreReportCopy)
  const part = useCopy(partScoreCopy)
  const local = useLocalPath()
  const keep = `?attempt=${evaluation.submissionId}&step=sign-up`
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 md:px-6 md:py-12">
      <p className="mb-1 text-15 font-semibold text-accent">{dialogueTitle}</p>
      <AttemptReport
        evaluation={evaluation}
        segments={segments}
        revising={revising}
        lastResult={lastResult}
        canRetry={false}
      />
      <section aria-labelledby="next-title" className="mt-10">
        <h2 id="next-title" className="text-26">
          {copy.next}
        </h2>
        {evaluation.part && <p className="measure mt-2">{part.next(evaluation.part.of)}</p>}
        <p className="mt-4 flex flex-wrap gap-3">
          {evaluation.part && <ButtonLink to={`${local(SAMPLE_PATH)}?step=test`}>{part.whole}</ButtonLink>}
          <ButtonLink to={keep} look={evaluation.part ? 'secondary' : 'primary'}>
            {copy.continue}
          </ButtonLink>
          <ButtonLink to={local(SAMPLE_PATH)} look={evaluation.part ? 'quiet' : 'secondary'}>
            {evaluation.part ? part.again : copy.again}
          </ButtonLink>
          <ReportLink href={`/api/sample-reports/${evaluation.submissionId}/report.pdf`} />
        </p>
      </section>
    </div>
  )
}
