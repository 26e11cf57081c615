import { Link } from '../../ui/link.tsx'
import { sampleIntroCopy } from '#app/config/copy/sample-intro.ts'
import { SAMPLE_PART } from '#app/config/practice.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { beginningOf } from '#app/models/practice/sample-part.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { RecognitionChoice } from '../../player/recognition/recognition-choice.tsx'
import { MicrophoneCheck } from '../../player/recording/microphone-check.tsx'
import { useCopy } from '../../shell/locale.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { VoiceLabel } from '../../voices/voice-label.tsx'
import { Bridge } from '../bridge.tsx'
import { NoScriptNotice } from '../page/no-script-notice.tsx'

function IntroBridge({ dialogue, first }: { dialogue: PractisedDialogue; first: number }) {
  const copy = useCopy(sampleIntroCopy).intro
  return (
    <Bridge
      label={copy.bridge(first, dialogue.segments.length)}
      planks={dialogue.segments.map((segment, index) => {
        const language = spokenLanguage(segment)
        return index < first
          ? { tone: 'laid', language, label: copy.plank(index + 1) }
          : { tone: 'open', language, label: copy.later(index + 1) }
      })}
    />
  )
}

/** For those who want to try their microphone first; everybody else is asked in the player. */
function SoundDetails({ offersRecognition }: { offersRecognition: boolean }) {
  const { sound } = useCopy(sampleIntroCopy).intro
  const isHydrated = useHydrated()
  return (
    <details className="mt-4 hidden scripted:block">
      <summary className="min-h-11 py-2 text-15 text-soft">{sound}</summary>
      <div className="space-y-4 py-2">
        {isHydrated && <MicrophoneCheck instead />}
        {isHydrated && offersRecognition && <RecognitionChoice />}
      </div>
    </details>
  )
}

/** Introduces the sample before the player loads: the story and one button. The rules come when they are needed. */
export function SampleIntro({
  dialogue,
  offersRecognition,
}: {
  dialogue: PractisedDialogue
  offersRecognition: boolean
}) {
  const copy = useCopy(sampleIntroCopy)
  const nameOf = useTopicName()
  const part = beginningOf(dialogue)
  const whole = dialogue.segments.length
  const first = part?.dialogue.segments.length ?? whole
  const search = part ? `&${SAMPLE_PART.search}` : ''
  const typed = `?mode=type${search}`
  return (
    <div className="mx-auto max-w-2xl px-4 py-6 md:px-6 md:py-12">
      <p className="text-15 font-semibold text-accent">
        {copy.intro.eyebrow} · {nameOf(dialogue.topic)}
      </p>
      <h1 className="mt-1 text-34">{dialogue.title}</h1>
      <p className="mt-3 text-soft">{dialogue.description}</p>
      {dialogue.aim !== null && <p className="mt-1 text-15 text-soft">{copy.intro.aim(dialogue.aim)}</p>}
      <div className="mt-4">
        <IntroBridge dialogue={dialogue} first={first} />
      </div>
      <NoScriptNotice typedPath={typed} />
      <div className="mt-4 hidden scripted:block">
        <ButtonLink to={`?step=test${search}`} className="mr-4 w-full md:w-auto">
          {copy.intro.start}
        </ButtonLink>
        <ButtonLink to={typed} look="quiet" className="-ml-2 mt-1">
          {copy.intro.typeInstead}
        </ButtonLink>
      </div>
      <p className="mt-2 text-15 text-soft">
        {copy.intro.part(first)}
        <span className="block">
          <VoiceLabel voices={dialogue.voices} />
        </span>
      </p>
      <SoundDetails offersRecognition={offersRecognition} />
      {part && (
        <p className="border-t border-line pt-4 text-15">
          <Link to="?step=test" className="text-accent">
            {copy.intro.whole(whole, Math.ceil(dialogue.durationSeconds / MINUTE_SECONDS))}
          </Link>
        </p>
      )}
    </div>
  )
}

/** The library has no free dialogue. */
export function NoSample() {
  const copy = useCopy(sampleIntroCopy)
  return (
    <div className="mx-auto max-w-2xl px-4 py-18 md:px-6">
      <h1 className="text-34">{copy.none.title}</h1>
      <p className="mt-3 text-soft">{copy.none.text}</p>
    </div>
  )
}
