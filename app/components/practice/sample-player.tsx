import { lazy, Suspense } from 'react'
import { href, useNavigate } from 'react-router'
import { samplePracticeCopy } from '#app/config/copy/sample-practice.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { SampleDialogue } from '#app/models/practice/sample-dialogue.ts'
import { NoScriptNotice } from './no-script-notice.tsx'

const TestPlayer = lazy(async () => ({ default: (await import('./test-player/test-player.tsx')).TestPlayer }))

function Preparing() {
  const copy = useCopy(samplePracticeCopy)
  return (
    <p role="status" className="py-18 text-center text-soft">
      {copy.player.loading}
    </p>
  )
}

/** The test step of the sample. The player itself exists in the browser only. */
export function SamplePlayer({ dialogue }: { dialogue: SampleDialogue }) {
  const copy = useCopy(samplePracticeCopy)
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-4rem-1px)] max-w-2xl flex-col px-4 pt-3 md:min-h-0 md:px-6 md:py-8">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-20">{dialogue.title}</h1>
          <p className="text-13 text-soft">{copy.voice[dialogue.voice]}</p>
        </div>
        <ButtonLink to="/practice/sample" look="quiet">
          {copy.player.leave}
        </ButtonLink>
      </div>
      <NoScriptNotice />
      {isHydrated ? (
        <Suspense fallback={<Preparing />}>
          <TestPlayer
            key={dialogue.id}
            dialogueId={dialogue.id}
            segments={dialogue.segments}
            submitUrl={href('/api/submit-sample-practice')}
            onDone={(outcome) => {
              const attempt = outcome.status === 'scored' ? outcome.evaluation.submissionId : outcome.submissionId
              void navigate(`/practice/sample?attempt=${attempt}`, { replace: true })
            }}
          />
        </Suspense>
      ) : (
        <Preparing />
      )}
    </div>
  )
}
