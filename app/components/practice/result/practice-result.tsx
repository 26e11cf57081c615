import type { ComponentProps } from 'react'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { MissedWord } from '#app/models/vocabulary/drill/study.ts'
import { NoteForm } from '../../progress/history/note-form.tsx'
import { ReportLink } from '../../scoring/report-link.tsx'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { WordsToLearn } from '../../vocabulary/words-to-learn.tsx'
import { AttemptReport } from './attempt-report.tsx'
import { practicePath } from '../page/practice-path.ts'
import { ChooseOther } from './practice-scoring.tsx'

interface ResultProps extends Omit<ComponentProps<typeof AttemptReport>, 'canRetry' | 'headingLevel'> {
  wordsToLearn: MissedWord[]
  /** The learner's own note; empty for none. */
  notes: string
}

/** The feedback, and links to continue. */
export function PracticeResult({ wordsToLearn, notes, ...attempt }: ResultProps) {
  const { dialogueId, submissionId } = attempt.evaluation
  const copy = useCopy(practiceDialogueCopy)
  return (
    <div className="max-w-5xl">
      <ChooseOther />
      <div className="mt-4">
        <AttemptReport {...attempt} canRetry headingLevel="h2" />
      </div>
      <WordsToLearn words={wordsToLearn} />
      <section id="note" className="mt-10 print:hidden">
        <NoteForm submissionId={submissionId} notes={notes} />
      </section>
      <section aria-labelledby="next-title" className="mt-10">
        <h2 id="next-title" className="text-26">
          {copy.next}
        </h2>
        <p className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={PLACES.practice}>{copy.practiseAnother}</ButtonLink>
          <ButtonLink to={practicePath(dialogueId)} look="secondary">
            {copy.again}
          </ButtonLink>
          <ReportLink href={`/api/submissions/${submissionId}/report.pdf`} />
        </p>
      </section>
    </div>
  )
}
