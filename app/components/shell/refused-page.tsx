import { isRouteErrorResponse } from 'react-router'
import { KeptFormPage, readKept } from './kept-form.tsx'
import { FailedPage, NotFoundPage, readRefusal } from './last-resort.tsx'

/** What stands where a page was refused. */
export function RefusedPage({ error }: { error: unknown }) {
  const kept = readKept(error)
  if (kept) return <KeptFormPage {...kept} />
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NotFoundPage /> : <FailedPage {...readRefusal(error)} />
}
