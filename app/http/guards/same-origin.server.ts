import { holdsSessionCookie } from '../session/session.server.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Stripe and Mux sign their requests; every other write comes from our own pages. */
const SIGNED_PATHS = new Set(['/api/stripe/webhook', '/api/mux/webhook'])

/** Mail providers and mail programs press these for their readers (RFC 8058). The token in the address is the permission. */
const MAILED_PATHS = /^\/unsubscribe\/[^/]+$/

function isMailedWrite({ method, url }: Request): boolean {
  return method === 'POST' && MAILED_PATHS.test(new URL(url).pathname)
}

/** The same request; one that comes from a mail without its `Origin`, since the framework would refuse another one than ours. */
export function withoutMailOrigin(request: Request): Request {
  if (!isMailedWrite(request)) return request
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  return new Request(request, { headers })
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Whether a write comes from another site: `Origin` must match this host or APP_URL, and
 * `Sec-Fetch-Site` must be same-origin. Without either header, it is accepted only if there is no session cookie.
 */
export function isCrossOriginWrite(request: Request, appUrl: string): boolean {
  const url = new URL(request.url)
  if (SAFE_METHODS.has(request.method) || SIGNED_PATHS.has(url.pathname)) return false
  if (isMailedWrite(request)) return false
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  if (origin !== null) {
    const host = hostOf(origin)
    if (host === undefined || (host !== url.host && host !== hostOf(appUrl))) return true
  }
  if (site !== null && site !== 'same-origin') return true
  return origin === null && site === null && holdsSessionCookie(request.headers.get('Cookie'))
}
