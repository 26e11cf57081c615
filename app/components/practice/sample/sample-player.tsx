import { href } from 'react-router'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import type { PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { FocusPage } from '../../shell/focus-page.tsx'
import { useLocalPath } from '../../shell/locale.ts'
import { VoiceLabel } from '../../voices/voice-label.tsx'
import { PlayerIsland } from '../page/player-island.tsx'

/** The test step of the sample. */
export function SamplePlayer(props: { dialogue: PractisedDialogue; offersRecognition: boolean }) {
  const { dialogue, offersRecognition } = props
  const local = useLocalPath()
  return (
    <FocusPage title={dialogue.title} subtitle={<VoiceLabel voices={dialogue.voices} />} leaveTo={local(SAMPLE_PATH)}>
      <PlayerIsland
        dialogue={dialogue}
        submitUrl={href('/api/submit-sample-practice')}
        offersRecognition={offersRecognition}
        resultPath={(attempt) => local(`${SAMPLE_PATH}?attempt=${attempt}`)}
      />
    </FocusPage>
  )
}
