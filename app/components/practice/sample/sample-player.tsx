import { href } from 'react-router'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import { SAMPLE_PART } from '#app/config/practice.ts'
import type { PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { IsNewcomer } from '../../player/controls/first-recording.tsx'
import { FocusPage } from '../../shell/focus-page.tsx'
import { useLocalPath } from '../../shell/locale.ts'
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
  const local = useLocalPath()
  const submitUrl = href('/api/submit-sample-practice')
  return (
    <FocusPage title={dialogue.title} subtitle={<VoiceLabel voices={dialogue.voices} />} leaveTo={local(SAMPLE_PATH)}>
      <IsNewcomer value>
        <PlayerIsland
          dialogue={dialogue}
          submitUrl={isPart ? `${submitUrl}?${SAMPLE_PART.search}` : submitUrl}
          offersRecognition={offersRecognition}
          resultPath={(attempt) => local(`${SAMPLE_PATH}?attempt=${attempt}`)}
        />
      </IsNewcomer>
    </FocusPage>
  )
}
