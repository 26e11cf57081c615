import { redirect, type RouterContextProvider } from 'react-router'
import type { ToastKey } from '#app/config/copy/toasts.ts'
import { env } from '#app/config/env.server.ts'
import { currentRequest } from '../context.server.ts'
import { refusalResponse, toAppError } from '../responses/refusal.server.ts'
import { flashToast } from '../responses/toast.server.ts'

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i
const HOME = '/dashboard'

/** Whether the browser navigates to the response, which then must not be JSON. Script calls never ask for a page. */
function isNavigation({ headers }: Request): boolean {
  return (headers.get('Accept') ?? '').includes('text/html')
}

export function isFormNavigation(request: Request): boolean {
  return FORM_TYPE.test(request.headers.get('Content-Type') ?? '') && isNavigation(request)
}

/** Whether the request comes from a link rather than from script. */
export function isLinkNavigation(request: Request): boolean {
  return request.method === 'GET' && isNavigation(request)
}

/**
 * The page of this site that a form or link is on, by its Referer; else the dashboard. Never an API path or another site.
 * Pages with a secret in their address send only the origin (security-headers.server.ts).
 */
export function pageOf(request: Request): string {
  const referer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referer)) return HOME
  const { host, pathname, search } = new URL(referer)
  const isOurs = host === new URL(request.url).host || host === new URL(env.APP_URL).host
  // A path that starts with two slashes would lead to another site.
  const isPage = pathname !== '/' && !pathname.startsWith('//') && !pathname.startsWith('/api/')
  return isOurs && isPage ? pathname + search : HOME
}

/**
 * Answers a write made by script or by a plain form: JSON for script; for a form a redirect to its page (303) with a toast
 * about the result. `anchor` is the part of that page to return to; `back` names another page of this site.
 */
export async function answerFormOrCall(
  args: { request: Request; context: Readonly<RouterContextProvider> },
  work: () => Promise<{ body: unknown; toast: ToastKey; status?: number }>,
  options: { failed: ToastKey | ((error: unknown) => ToastKey); anchor?: string; back?: string | undefined },
): Promise<Response> {
  const { request, context } = args
  const { failed, anchor, back } = options
  const isForm = isFormNavigation(request)
  try {
    const { body, toast, status = 200 } = await work()
    if (!isForm) return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
    await flashToast(context, toast)
  } catch (error) {
    const current = currentRequest(context)
    const refusal = toAppError(error, current.id)
    if (!isForm) return refusalResponse(refusal, current)
    await flashToast(context, typeof failed === 'function' ? failed(error) : failed)
  }
  return redirect(back ?? pageOf(request) + (anchor === undefined ? '' : `#${anchor}`), 303)
}

/** Answers a download. Refusals become a toast on the page `back` for a link, and JSON for script. */
export async function answerDownload(
  args: { request: Request; context: Readonly<RouterContextProvider> },
  work: () => Promise<Response>,
  options: { failed: ToastKey; back: string },
): Promise<Response> {
  const { request, context } = args
  try {
    return await work()
  } catch (error) {
    if (!isLinkNavigation(request)) throw error
    // Logs unexpected errors.
    toAppError(error, currentRequest(context).id)
    await flashToast(context, options.failed)
    return redirect(options.back, 303)
  }
}
