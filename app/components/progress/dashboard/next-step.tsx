import { dashboardCopy } from '#app/config/copy/dashboard.ts'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { Bridge } from '../../practice/bridge.tsx'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useCopy, useLocalPath } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'

export interface NextDialogue {
  id: number
  title: string
  topic: string
  minutes: number
  /** The language of each segment, in order. */
  languages: Language[]
}

/** A dialogue drawn as its bridge, before any plank is laid. */
export function OpenBridge({ dialogue }: { dialogue: NextDialogue }) {
  const copy = useCopy(dashboardCopy).next
  return (
    <div className="mt-4 max-w-xl">
      <Bridge
        label={copy.bridge}
        planks={dialogue.languages.map((language, index) => ({
          tone: 'open',
          language,
          label: copy.plank(index + 1),
        }))}
      />
    </div>
  )
}

/** A guest's single suggestion: the sample. */
export function NextStep({ dialogue }: { dialogue: NextDialogue }) {
  const copy = useCopy(dashboardCopy).next
  const local = useLocalPath()
  const nameOf = useTopicName()
  return (
    <section aria-labelledby="next-step">
      <h2 id="next-step" className="text-15 font-semibold text-accent">
        {copy.title}
      </h2>
      <p className="display mt-1 text-26">{dialogue.title}</p>
      <p className="mt-1 text-15 text-soft">
        {nameOf(dialogue.topic)} · {copy.segments(dialogue.languages.length)} · {copy.minutes(dialogue.minutes)}
      </p>
      <OpenBridge dialogue={dialogue} />
      <ButtonLink to={local(SAMPLE_PATH)} className="mt-4 max-md:w-full">
        {copy.start}
      </ButtonLink>
    </section>
  )
}
