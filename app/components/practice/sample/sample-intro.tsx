import { Keyboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sampleIntroCopy } from '#app/config/copy/sample-intro.ts'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { PractisedDialogue } from '#app/models/practice/practised-dialogue.ts'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useCopy } from '../../shell/locale.ts'
import { VoiceLabel } from '../../voices/voice-label.tsx'
import { Bridge } from '../bridge.tsx'
import { NoScriptNotice } from '../page/no-script-notice.tsx'

/** Introduces the sample before the player loads; `start` is the island with the start button. */
export function SampleIntro({ dialogue, start }: { dialogue: PractisedDialogue; start: ReactNode }) {
  const copy = useCopy(sampleIntroCopy)
  const { typed } = useCopy(samplePracticeCopy)
  const nameOf = useTopicName()
  const minutes = Math.ceil(dialogue.durationSeconds / MINUTE_SECONDS)
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 md:px-6 md:py-12">
      <p className="text-15 font-semibold text-accent">
        {copy.intro.eyebrow} · {nameOf(dialogue.topic)}
      </p>
      <h1 className="mt-1 text-34">{dialogue.title}</h1>
      <p className="mt-3 text-20 text-soft">{dialogue.description}</p>
      <p className="mt-3 text-15 text-soft">
        {copy.intro.segments(dialogue.segments.length)} · {copy.intro.minutes(minutes)} ·{' '}
        <VoiceLabel voices={dialogue.voices} />
      </p>
      <div className="mt-6">
        <Bridge
          label={copy.intro.bridge}
          planks={dialogue.segments.map((segment, index) => ({
            tone: 'laid',
            language: spokenLanguage(segment),
            label: typed.segment(index + 1),
          }))}
        />
        <p className="mt-2 flex flex-wrap gap-x-6 text-13">
          <span className="text-english">{copy.intro.english}</span>
          <span className="text-turkish">{copy.intro.turkish}</span>
        </p>
      </div>
      <section className="mt-8">
        <h2 className="text-20">{copy.intro.howTitle}</h2>
        <ol className="mt-2 list-decimal space-y-1 pl-5">
          {copy.intro.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <NoScriptNotice />
      {start}
      <p className="mt-8 flex items-start gap-3 border-t border-line pt-6 text-15">
        <Keyboard aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soft" strokeWidth={1.75} />
        <span>
          {copy.intro.typeHint}{' '}
          <Link to="?mode=type" className="font-semibold text-accent underline underline-offset-4">
            {copy.intro.typeInstead}
          </Link>
        </span>
      </p>
      <p className="mt-4 text-13 text-soft">{copy.intro.privacy}</p>
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
