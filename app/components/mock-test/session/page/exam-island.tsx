import { lazy, Suspense, useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import { mockTestSessionCopy } from '#app/config/copy/mock-test-session.ts'
import { PLACES } from '#app/config/navigation.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import { useCopy } from '#app/components/shell/locale.ts'
import { useHydrated } from '#app/components/shell/use-hydrated.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Note } from '#app/components/ui/note.tsx'

const ExamSession = lazy(async () => ({ default: (await import('./exam-session.tsx')).ExamSession }))

function Opening() {
  const copy = useCopy(mockTestSessionCopy)
  return (
    <p role="status" className="hidden py-18 text-soft scripted:block">
      {copy.loading}
    </p>
  )
}

/** Why the exam needs JavaScript, and what works without; or that everything is already submitted. */
function ExamNoScript({ view: { mockTestId, phase } }: { view: ExamView }) {
  const copy = useCopy(mockTestSessionCopy)
  if (phase !== 'interpreting') {
    return (
      <noscript>
        <Note title={copy.evaluating.title} className="max-w-2xl">
          <p className="mt-1">{copy.evaluating.text}</p>
          <p className="mt-3">
            <ButtonLink to={sessionPath(mockTestId)}>{copy.evaluating.look}</ButtonLink>
          </p>
        </Note>
      </noscript>
    )
  }
  return (
    <noscript>
      <Note title={copy.noScript.title} className="max-w-2xl">
        <p className="mt-1">{copy.noScript.text}</p>
        <p className="mt-3">{copy.noScript.instead}</p>
        <p className="mt-3">
          <Link to={PLACES.practice} className="font-semibold text-accent underline underline-offset-4">
            {copy.noScript.link}
          </Link>
        </p>
      </Note>
    </noscript>
  )
}

/** A running mock test, rendered only in the browser, and its placeholder until then. */
export function ExamIsland({ view }: { view: ExamView }) {
  const isHydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState(view)
  const [outdated, setOutdated] = useState<ExamView | null>(null)
  // A new session starts from the server's new state: time may be over, or another tab may have advanced the test.
  if (outdated && view !== outdated) {
    setShown(view)
    setOutdated(null)
  }
  const onLeft = useCallback(() => {
    setOutdated(view)
    void revalidate()
  }, [revalidate, view])
  return (
    <>
      <ExamNoScript view={view} />
      {isHydrated ? (
        <Suspense fallback={<Opening />}>
          <ExamSession key={`${shown.mockTestId}.${shown.now}`} view={shown} onLeft={onLeft} />
        </Suspense>
      ) : (
        <Opening />
      )}
    </>
  )
}
