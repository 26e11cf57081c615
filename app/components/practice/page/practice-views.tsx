import { href } from 'react-router'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { HeldAttempt, PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { MicrophoneCheck } from '../../player/recording/microphone-check.tsx'
import { RecognitionChoice } from '../../player/recognition/recognition-choice.tsx'
import { FocusPage } from '../../shell/focus-frame.tsx'
import { useCopy } from '../../shell/locale.ts'
import { VoiceLabel } from '../../voices/voice-label.tsx'
import { NotePad, useNotePad } from './note-pad.tsx'
import { PlayerIsland } from './player-island.tsx'
import { practicePath } from './practice-path.ts'

interface TestProps {
  title: string
  dialogue: PractisedDialogue
  offersRecognition: boolean
  heldAttempt: HeldAttempt | null
  givenUp: string | null
}

/** The test: the player owns the screen; notes and the microphone's settings are folded beside it. */
export function PracticeTest({ title, dialogue, offersRecognition, heldAttempt, givenUp }: TestProps) {
  const copy = useCopy(practiceDialogueCopy)
  const nameOf = useTopicName()
  const pad = useNotePad(dialogue.id)
  const subtitle = (
    <>
      {nameOf(dialogue.topic)} · <VoiceLabel voices={dialogue.voices} />
    </>
  )
  return (
    <FocusPage title={title} subtitle={subtitle} leaveTo={PLACES.practice}>
      <PlayerIsland
        dialogue={dialogue}
        heldAttempt={heldAttempt}
        submitUrl={href('/api/submit-naati-session')}
        offersRecognition={offersRecognition}
        resultPath={(attempt) => practicePath(dialogue.id, attempt)}
        beforeResult={pad.keep}
        givenUp={givenUp}
        aside={
          <>
            <NotePad pad={pad} />
            <details>
              <summary className="min-h-11 py-2 text-15 text-soft">{copy.microphone}</summary>
              <div className="space-y-4 py-2">
                <MicrophoneCheck instead />
                {offersRecognition && <RecognitionChoice />}
              </div>
            </details>
          </>
        }
      />
    </FocusPage>
  )
}
