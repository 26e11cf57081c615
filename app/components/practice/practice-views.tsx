import type { ComponentProps } from 'react'
import { href } from 'react-router'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { ReportLink } from '../scoring/report-link.tsx'
import type { MissedWord } from '#app/models/vocabulary/study.ts'
import { NoteForm } from '../progress/note-form.tsx'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { ButtonLink } from '../ui/button.tsx'
import { WordsToLearn } from '../vocabulary/words-to-learn.tsx'
import { AttemptReport } from './attempt-report.tsx'
import { MicrophoneCheck } from './microphone-check.tsx'
import { NotePad, useNotePad } from './note-pad.tsx'
import { PlayerIsland } from './player-island.tsx'
import { ChooseOther } from './practice-scoring.tsx'
import { RecognitionChoice } from './recognition-choice.tsx'

/** The address of a dialogue, or of one's attempt at it. */
function practicePath(dialogueId: number, attempt?: string): string {
  const path = href('/practice/:dialogueId', { dialogueId: String(dialogueId) })
  return attempt === undefined ? path : `${path}?attempt=${attempt}`
}

interface TestProps {
  dialogue: PractisedDialogue
  offersRecognition: boolean
  givenUp: string | null
}

/** The test: the player, and below it what else one may need. */
export function PracticeTest({ dialogue, offersRecognition, givenUp }: TestProps) {
  const copy = useCopy(practiceDialogueCopy)
  const isHydrated = useHydrated()
  const pad = useNotePad(dialogue.id)
  return (
    <div className="flex max-w-2xl flex-col">
      <PlayerIsland
        dialogue={dialogue}
        submitUrl={href('/api/submit-naati-session')}
        resultPath={(attempt) => practicePath(dialogue.id, attempt)}
        beforeResult={pad.keep}
        givenUp={givenUp}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 border-t border-line pt-2">
        <ChooseOther />
      </div>
      {isHydrated && <NotePad pad={pad} />}
      {isHydrated && (
        <details className="mt-2">
          <summary className="min-h-11 py-2 text-15 text-soft">{copy.microphone}</summary>
          <div className="space-y-4 py-2">
            <MicrophoneCheck instead />
            {offersRecognition && <RecognitionChoice />}
          </div>
        </details>
      )}
    </div>
  )
}

interface ResultProps extends Omit<ComponentProps<typeof AttemptReport>, 'canRetry' | 'headingLevel'> {
  wordsToLearn: MissedWord[]
  /** The learner's own note; empty for none. */
  notes: string
}

/** The feedback, and the ways on. */
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
