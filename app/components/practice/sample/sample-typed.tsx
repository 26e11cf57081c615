import { type ComponentProps, type ReactNode } from 'react'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import { useCopy, useLocalPath } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AttemptMarking } from '../marking/attempt-marking.tsx'
import { PracticeScoring } from '../result/practice-scoring.tsx'
import { TranscriptsWanted, TypedInterpretation } from '../typed/typed-pages.tsx'

function Column({ eyebrow, title, children }: { eyebrow: string; title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 md:px-6 md:py-12">
      <p className="text-15 font-semibold text-accent">{eyebrow}</p>
      <h1 className="mt-1 mb-3 text-34">{title}</h1>
      {children}
    </div>
  )
}

/** The sample without a microphone. */
export function SampleTyped({ isPart, ...props }: ComponentProps<typeof TypedInterpretation> & { isPart: boolean }) {
  const copy = useCopy(samplePracticeCopy).typed
  const local = useLocalPath()
  return (
    <Column eyebrow={props.dialogue.title} title={copy.title}>
      <TypedInterpretation {...props} />
      <p className="mt-6 flex flex-wrap gap-x-4">
        <ButtonLink to={local(SAMPLE_PATH)} look="quiet" className="-ml-2">
          {copy.back}
        </ButtonLink>
        {isPart && (
          <ButtonLink to="?mode=type" look="quiet" className="-ml-2">
            {copy.whole}
          </ButtonLink>
        )}
      </p>
    </Column>
  )
}

/** The sample is being scored. */
export function SampleScoring() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 md:px-6 md:py-12">
      <PracticeScoring isGuest />
    </div>
  )
}

/** The sample's recordings, marked by the guest. */
export function SampleMarking({
  dialogueTitle,
  ...props
}: Omit<ComponentProps<typeof AttemptMarking>, 'isGuest'> & { dialogueTitle: string }) {
  const copy = useCopy(selfMarkingCopy)
  return (
    <Column eyebrow={dialogueTitle} title={copy.title}>
      <AttemptMarking {...props} isGuest />
    </Column>
  )
}

/** The sample's recordings that could not be transcribed. */
export function SampleTranscriptsWanted(props: ComponentProps<typeof TranscriptsWanted> & { dialogueTitle: string }) {
  const copy = useCopy(samplePracticeCopy).needsTranscripts
  return (
    <Column eyebrow={props.dialogueTitle} title={copy.title}>
      <TranscriptsWanted {...props} />
    </Column>
  )
}
