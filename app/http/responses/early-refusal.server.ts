import { PAGE_RETRY_SECONDS } from '#app/config/http.ts'
import type { AppError } from '#app/errors.ts'
import type { RequestContext } from '../context.server.ts'
import { busyPage } from './busy-page.server.ts'
import { refusalBody, refusalHeaders, refusalResponse, toAppError } from './refusal.server.ts'

/** Browsers load the page again by themselves. */
function refuseBusy(refusal: AppError, { locale }: RequestContext): Response {
  const { status, retryAfterSeconds: seconds = PAGE_RETRY_SECONDS } = refusal
  const headers = refusalHeaders(refusal)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Refresh', String(seconds))
  return new Response(busyPage({ locale, seconds }), { status, headers })
}

/** What the router of a page asks for on the way to another: its error page reads the refusal as calls do (last-resort.tsx). */
const isPageData = (path: string) => path.endsWith('.data')

/** A refusal before routing: JSON for calls and for the data of pages, a page if the server is busy, otherwise plain text. */
export function refuseEarly(error: unknown, path: string, request: RequestContext): Response {
  const refusal = toAppError(error, request.id)
  if (path.startsWith('/api/') || isPageData(path)) return refusalResponse(refusal, request)
  if (refusal.code === 'BUSY') return refuseBusy(refusal, request)
  return new Response(refusalBody(refusal, request).error, { status: refusal.status, headers: refusalHeaders(refusal) })
}
