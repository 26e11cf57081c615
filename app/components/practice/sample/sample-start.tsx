import { sampleIntroCopy } from '#app/config/copy/sample-intro.ts'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MicrophoneCheck } from '../../player/recording/microphone-check.tsx'
import { RecognitionChoice } from '../../player/recognition/recognition-choice.tsx'

/** Shown before the player: microphone check, consent to recognition if the server has none, start. */
export function SampleStart({ offersRecognition }: { offersRecognition: boolean }) {
  const copy = useCopy(sampleIntroCopy)
  const isHydrated = useHydrated()
  return (
    <div className="mt-8 space-y-4">
      {isHydrated && <MicrophoneCheck instead />}
      {isHydrated && offersRecognition && <RecognitionChoice />}
      <p>
        <ButtonLink to="?step=test" className="w-full md:w-auto">
          {copy.intro.start}
        </ButtonLink>
      </p>
    </div>
  )
}
