import { lazy, type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import type { HeldAttempt, PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { NoScriptNotice } from './no-script-notice.tsx'
import { useDiscardedAttempt } from './use-discarded-attempt.ts'

const TestPlayer = lazy(async () => ({ default: (await import('../../player/test-player.tsx')).TestPlayer }))

function Preparing() {
  const copy = useCopy(samplePracticeCopy)
  return (
    <p role="status" className="hidden py-18 text-center text-soft scripted:block">
      {copy.player.loading}
    </p>
  )
}

interface Props {
  dialogue: PractisedDialogue
  /** What the server has of a resumed attempt. */
  heldAttempt?: HeldAttempt | null
  submitUrl: string
  /** The server has no speech recognition, so the browser's is offered. */
  offersRecognition: boolean
  /** The page of an attempt once answered: its score, or the form for missing answers. */
  resultPath: (attemptId: string) => string
  /** Runs after the answer, before navigating there. */
  beforeResult?: (attemptId: string) => Promise<void>
  /** A discarded attempt, whose data in this browser is deleted before the player opens. */
  givenUp?: string | null
  /** Beside the stage where there is room, otherwise one of the player's tools. */
  notes?: (segmentIndex: number) => ReactNode
  /** About the microphone, with the settings of the sound. */
  microphone?: ReactNode
}

/** The player, rendered only in the browser, and its placeholder until then. */
export function PlayerIsland(props: Props) {
  const { dialogue, heldAttempt = null, submitUrl, offersRecognition, resultPath, beforeResult, givenUp = null } = props
  const { notes, microphone } = props
  const navigate = useNavigate()
  const isForgotten = useDiscardedAttempt(givenUp)
  const isHydrated = useHydrated()
  async function showResult(attempt: string): Promise<void> {
    await beforeResult?.(attempt)
    await navigate(resultPath(attempt), { replace: true })
  }
  return (
    <>
      <div className="px-4 md:px-6">
        <NoScriptNotice />
      </div>
      {isHydrated && isForgotten ? (
        <Suspense fallback={<Preparing />}>
          <TestPlayer
            key={dialogue.id}
            dialogueId={dialogue.id}
            title={dialogue.title}
            segments={dialogue.segments}
            voices={dialogue.voices}
            heldAttempt={heldAttempt}
            submitUrl={submitUrl}
            offersRecognition={offersRecognition}
            notes={notes}
            microphone={microphone}
            onDone={(outcome) => {
              const attempt = outcome.status === 'scored' ? outcome.evaluation.submissionId : outcome.submissionId
              void showResult(attempt)
            }}
          />
        </Suspense>
      ) : (
        <Preparing />
      )}
    </>
  )
}
