import { isRouteErrorResponse } from 'react-router'
import { KeptFormPage, readKept } from './kept-form.tsx'
import { FailedPage, NotFoundPage, readRefusal } from '../site/last-resort.tsx'

/** The page shown when a request was refused. `isSignedIn` chooses its links. */
export function RefusedPage({ error, isSignedIn = false }: { error: unknown; isSignedIn?: boolean }) {
  const kept = readKept(error)
  if (kept) return <KeptFormPage {...kept} />
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? (
    <NotFoundPage isSignedIn={isSignedIn} />
  ) : (
    <FailedPage {...readRefusal(error)} isSignedIn={isSignedIn} />
  )
}
