import type { ComponentProps } from 'react'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { SegmentNote } from '#app/models/notes/segment-note.ts'
import { type NextStep, nextStepOf } from '#app/models/practice/next-step.ts'
import type { Milestones } from '#app/models/progress/milestones.ts'
import type { MissedWord } from '#app/models/vocabulary/drill/study.ts'
import { NoteForm } from '../../progress/history/note-form.tsx'
import { useMarks } from '../../scoring/marks.ts'
import { ReportLink } from '../../scoring/report-link.tsx'
import { SharePicture } from '../../scoring/result/share-picture.tsx'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { WordsToLearn } from '../../vocabulary/words-to-learn.tsx'
import { AttemptReport } from './attempt-report.tsx'
import { Celebration } from './celebration.tsx'
import { NextStepNote } from './next-step.tsx'
import { practicePath } from '../page/practice-path.ts'
import { ChooseOther } from './practice-scoring.tsx'

interface ResultProps extends Omit<
  ComponentProps<typeof AttemptReport>,
  'notes' | 'canRetry' | 'headingLevel' | 'celebration' | 'nextStep'
> {
  wordsToLearn: MissedWord[]
  milestones: Milestones
  /** The learner's note on the whole; empty for none. */
  notes: string
  segmentNotes: SegmentNote[]
}

/** Try the costliest segment again, or take the next dialogue. */
function NextAction({ next }: { next: NextStep }) {
  const { step } = useCopy(scoreReportCopy)
  const { practiseAnother } = useCopy(practiceDialogueCopy)
  const { marks } = useMarks()
  if (next.kind === 'retry') {
    const number = next.segmentIndex + 1
    return (
      <NextStepNote why={step.retryWhy(number, marks(next.cost))}>
        <a href={`#retry-${number}`} className={buttonClasses('primary')}>
          {step.retry(number)}
        </a>
      </NextStepNote>
    )
  }
  return (
    <NextStepNote why={step[next.kind]}>
      <ButtonLink to={PLACES.practice}>{practiseAnother}</ButtonLink>
    </NextStepNote>
  )
}

/** The feedback, and links to continue. */
export function PracticeResult({ wordsToLearn, notes, segmentNotes, milestones, ...attempt }: ResultProps) {
  const { dialogueId, submissionId } = attempt.evaluation
  const copy = useCopy(practiceDialogueCopy)
  const { ofFull, share } = useCopy(scoreReportCopy)
  const { marks } = useMarks()
  const next = nextStepOf({ errors: attempt.evaluation.naatiScore.errors, revising: attempt.revising })
  return (
    <div className="max-w-5xl">
      <ChooseOther />
      <div className="mt-4">
        <AttemptReport
          {...attempt}
          notes={segmentNotes}
          canRetry
          headingLevel="h2"
          celebration={<Celebration {...milestones} />}
          nextStep={<NextAction next={next} />}
        />
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        {next.kind === 'retry' && (
          <ButtonLink to={PLACES.practice} look="secondary">
            {copy.practiseAnother}
          </ButtonLink>
        )}
        <ButtonLink to={practicePath(dialogueId)} look="secondary">
          {copy.again}
        </ButtonLink>
        <ReportLink href={`/api/submissions/${submissionId}/report.pdf`} />
        <SharePicture
          marks={marks(attempt.evaluation.naatiScore.total)}
          of={ofFull}
          bridges={[attempt.evaluation.segments.map(({ verdict }) => verdict)]}
          caption={share.practice}
        />
      </p>
      <WordsToLearn words={wordsToLearn} />
      <section id="note" className="mt-10 print:hidden">
        <NoteForm submissionId={submissionId} notes={notes} />
      </section>
    </div>
  )
}
