import { href } from 'react-router'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import type { HeldAttempt, PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { MicrophoneCheck } from '../../player/recording/microphone-check.tsx'
import { NotePad, useNotePad } from './note-pad.tsx'
import { PlayerIsland } from './player-island.tsx'
import { ChooseOther } from '../result/practice-scoring.tsx'
import { practicePath } from './practice-path.ts'
import { RecognitionChoice } from '../../player/recognition/recognition-choice.tsx'

interface TestProps {
  dialogue: PractisedDialogue
  offersRecognition: boolean
  heldAttempt: HeldAttempt | null
  givenUp: string | null
}

/** The test: the player, and secondary controls below it. */
export function PracticeTest({ dialogue, offersRecognition, heldAttempt, givenUp }: TestProps) {
  const copy = useCopy(practiceDialogueCopy)
  const isHydrated = useHydrated()
  const pad = useNotePad(dialogue.id)
  return (
    <div className="flex max-w-2xl flex-col">
      <PlayerIsland
        dialogue={dialogue}
        heldAttempt={heldAttempt}
        submitUrl={href('/api/submit-naati-session')}
        offersRecognition={offersRecognition}
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
