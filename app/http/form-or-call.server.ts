import { redirect, type RouterContextProvider } from 'react-router'
import type { ToastKey } from '#app/config/copy/toasts.ts'
import { env } from '#app/config/env.server.ts'
import { currentRequest } from './context.server.ts'
import { refusalResponse, toAppError } from './refusal.server.ts'
import { flashToast } from './toast.server.ts'

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i
const HOME = '/dashboard'

/** Whether the browser goes where the answer leads, so that it must be no JSON: scripts do not ask for a page. */
function isFormNavigation({ headers }: Request): boolean {
  return FORM_TYPE.test(headers.get('Content-Type') ?? '') && (headers.get('Accept') ?? '').includes('text/html')
}

/**
 * The page of this site that a form stands on, by its Referer; else the dashboard. Never a call, never another site.
 * The bare origin is what pages with a secret in their address tell (security-headers.server.ts).
 */
function pageOfForm(request: Request): string {
  const referer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referer)) return HOME
  const { host, pathname, search } = new URL(referer)
  const isOurs = host === new URL(request.url).host || host === new URL(env.APP_URL).host
  // A path that begins with two slashes would name another site.
  const isPage = pathname !== '/' && !pathname.startsWith('//') && !pathname.startsWith('/api/')
  return isOurs && isPage ? pathname + search : HOME
}

/**
 * Answers a write that scripts call and plain forms send: JSON for a call; for a form the way back to its page (303),
 * with a toast that says how it went.
 */
export async function answerFormOrCall(
  args: { request: Request; context: Readonly<RouterContextProvider> },
  work: () => Promise<{ body: unknown; toast: ToastKey; status?: number }>,
  options: { failed: ToastKey },
): Promise<Response> {
  const { request, context } = args
  const isForm = isFormNavigation(request)
  try {
    const { body, toast, status = 200 } = await work()
    if (!isForm) return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
    await flashToast(context, toast)
  } catch (error) {
    const current = currentRequest(context)
    const refusal = toAppError(error, current.id)
    if (!isForm) return refusalResponse(refusal, current)
    await flashToast(context, options.failed)
  }
  return redirect(pageOfForm(request), 303)
}
