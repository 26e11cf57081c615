import { lazy, Suspense, useCallback } from 'react'
import { Link, useRevalidator } from 'react-router'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'

const ExamSession = lazy(async () => ({ default: (await import('./session/exam-session.tsx')).ExamSession }))

function Opening() {
  const copy = useCopy(mockTestSessionCopy)
  return (
    <p role="status" className="hidden py-18 text-soft scripted:block">
      {copy.loading}
    </p>
  )
}

/** Why there is no exam without JavaScript, and what works instead. */
function ExamNoScript() {
  const copy = useCopy(mockTestSessionCopy).noScript
  return (
    <noscript>
      <section className="max-w-2xl border-l-4 border-sun pl-4">
        <h2 className="text-20">{copy.title}</h2>
        <p className="mt-1">{copy.text}</p>
        <p className="mt-3">{copy.instead}</p>
        <p className="mt-3">
          <Link to={PLACES.practice} className="font-semibold text-accent underline underline-offset-4">
            {copy.link}
          </Link>
        </p>
      </section>
    </noscript>
  )
}

/** A running mock test, which exists in the browser only, and what stands in its place until then. */
export function ExamIsland({ view }: { view: ExamView }) {
  const isHydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const onLeft = useCallback(() => void revalidate(), [revalidate])
  return (
    <>
      <ExamNoScript />
      {isHydrated ? (
        <Suspense fallback={<Opening />}>
          <ExamSession key={view.mockTestId} view={view} onLeft={onLeft} />
        </Suspense>
      ) : (
        <Opening />
      )}
    </>
  )
}
