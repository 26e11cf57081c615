import { href } from 'react-router'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import { SAMPLE_PART } from '#app/config/practice.ts'
import type { PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { FirstStepsShown } from '../../player/controls/first-steps.tsx'
import { MicrophoneCheck } from '../../player/recording/microphone-check.tsx'
import { FocusPage } from '../../shell/focus-frame.tsx'
import { useCopy, useLocalPath } from '../../shell/locale.ts'
import { VoiceLabel } from '../../voices/voice-label.tsx'
import { PlayerIsland } from '../page/player-island.tsx'

interface Props {
  dialogue: PractisedDialogue
  /** Only its first segments. */
  isPart: boolean
  offersRecognition: boolean
}

/** The test step of the sample. What has to be known is said by the button that it is about. */
export function SamplePlayer({ dialogue, isPart, offersRecognition }: Props) {
  const { microphone } = useCopy(practiceDialogueCopy)
  const local = useLocalPath()
  const submitUrl = href('/api/submit-sample-practice')
  return (
    <FocusPage title={dialogue.title} subtitle={<VoiceLabel voices={dialogue.voices} />} leaveTo={local(SAMPLE_PATH)}>
      <FirstStepsShown value>
        <PlayerIsland
          dialogue={dialogue}
          submitUrl={isPart ? `${submitUrl}?${SAMPLE_PART.search}` : submitUrl}
          offersRecognition={offersRecognition}
          resultPath={(attempt) => local(`${SAMPLE_PATH}?attempt=${attempt}`)}
          aside={
            <details>
              <summary className="min-h-11 py-2 text-15 text-soft">{microphone}</summary>
              <div className="py-2">
                <MicrophoneCheck instead />
              </div>
            </details>
          }
        />
      </FirstStepsShown>
    </FocusPage>
  )
}
