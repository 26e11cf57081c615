import { href } from 'react-router'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import type { PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { useCopy, useLocalPath } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { VoiceLabel } from '../../voices/voice-label.tsx'
import { PlayerIsland } from '../page/player-island.tsx'

/** The test step of the sample. */
export function SamplePlayer(props: { dialogue: PractisedDialogue; offersRecognition: boolean }) {
  const { dialogue, offersRecognition } = props
  const copy = useCopy(samplePracticeCopy)
  const local = useLocalPath()
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-4rem-1px)] max-w-2xl flex-col px-4 pt-3 md:min-h-0 md:px-6 md:py-8">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-20">{dialogue.title}</h1>
          <p className="text-13 text-soft">
            <VoiceLabel voices={dialogue.voices} />
          </p>
        </div>
        <ButtonLink to={local(SAMPLE_PATH)} look="quiet" className="-mr-2">
          {copy.player.leave}
        </ButtonLink>
      </div>
      <PlayerIsland
        dialogue={dialogue}
        submitUrl={href('/api/submit-sample-practice')}
        offersRecognition={offersRecognition}
        resultPath={(attempt) => local(`${SAMPLE_PATH}?attempt=${attempt}`)}
      />
    </div>
  )
}
