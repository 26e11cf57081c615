import { href } from 'react-router'
import { PLACES } from '#app/config/navigation.ts'
import type { HeldAttempt, PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { MicrophoneCheck } from '../../player/recording/microphone-check.tsx'
import { RecognitionChoice } from '../../player/recognition/recognition-choice.tsx'
import { FocusPage } from '../../shell/focus-page.tsx'
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
  const nameOf = useTopicName()
  const pad = useNotePad(dialogue.id)
  return (
    <FocusPage title={title} subtitle={nameOf(dialogue.topic)} leaveTo={PLACES.practice}>
      <PlayerIsland
        dialogue={dialogue}
        heldAttempt={heldAttempt}
        submitUrl={href('/api/submit-naati-session')}
        offersRecognition={offersRecognition}
        resultPath={(attempt) => practicePath(dialogue.id, attempt)}
        beforeResult={pad.keep}
        givenUp={givenUp}
        notes={<NotePad pad={pad} />}
        microphone={
          <>
            <p className="text-15 text-soft">
              <VoiceLabel voices={dialogue.voices} />
            </p>
            <MicrophoneCheck instead />
            {offersRecognition && <RecognitionChoice />}
          </>
        }
      />
    </FocusPage>
  )
}
