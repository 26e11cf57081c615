import { createHash } from 'node:crypto'
import { EARLY_SCRIPT } from '#app/config/early-script.ts'
import { HSTS_MAX_AGE_SECONDS } from '#app/config/http.ts'
import { PAGE_METRICS } from '#app/config/page-metrics.server.ts'
import { PUBLIC_CSS_SOURCES } from '#app/styles/public-css.server.ts'

/** The CSP source that allows exactly this inline script. */
function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

const EARLY_SCRIPT_SOURCE = sourceOf(EARLY_SCRIPT)
const METRICS_SOURCE = sourceOf(PAGE_METRICS)

/** Pages with a secret in their address, including the data requests of client navigation. */
const SECRET_ADDRESSES =
  /^\/(?:reset-password|verify-email|unsubscribe|study-plan\/feed|subscribe|payment-success)(?:[/.]|$)/i

/** Whether a page's address contains a mailed token or a payment secret, which must be neither leaked nor stored. */
export function hasSecretAddress(path: string): boolean {
  return SECRET_ADDRESSES.test(path)
}

/**
 * Other sites see only the origin. A page with a secret in its address sends only the origin everywhere, even to this
 * server. `no-referrer` would hide the origin too, but browsers then send `Origin: null` with the page's plain form, which
 * would be refused as a cross-origin write.
 */
function referrerPolicy(path: string): string {
  return hasSecretAddress(path) ? 'strict-origin' : 'strict-origin-when-cross-origin'
}

/** For every response: pages, calls, files, errors. */
export function securityHeaders(options: { https: boolean; path: string }): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', referrerPolicy(options.path)],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'microphone=(self), on-device-speech-recognition=(self), camera=(), geolocation=()'],
    ...(options.https
      ? [['Strict-Transport-Security', `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`] satisfies [string, string]]
      : []),
  ]
}

/** How a page can extend its policy: see page-sources.server.ts. */
export type PageSources = Partial<Record<'script-src' | 'connect-src' | 'frame-src' | 'form-action', readonly string[]>>

/**
 * For HTML: no inline scripts except the framework's and two of ours, by hash; recordings play from blobs.
 * `opened` lists the other origins that this page needs.
 */
export function contentSecurityPolicy(options: {
  /** The source that allows the framework's scripts: their nonce. */
  framework: string
  https: boolean
  opened: PageSources
  /** Origins of dialogue audio, other than this site. */
  sound: readonly string[]
}): string {
  const { opened, sound } = options
  const own = (directive: keyof PageSources) => [`${directive} 'self'`, ...(opened[directive] ?? [])].join(' ')
  return [
    "default-src 'self'",
    `${own('script-src')} ${options.framework} ${EARLY_SCRIPT_SOURCE} ${METRICS_SOURCE}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["media-src 'self' blob:", ...sound].join(' '),
    [own('connect-src'), ...sound].join(' '),
    own('frame-src'),
    "object-src 'none'",
    "base-uri 'none'",
    own('form-action'),
    "frame-ancestors 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For public pages. Inline they have only data and, allowed by hash, a script and a stylesheet, the same for all readers. */
export function publicPagePolicy(options: { https: boolean }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${METRICS_SOURCE}`,
    `style-src 'self' ${PUBLIC_CSS_SOURCES.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For responses that are not pages: nothing may run or load. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"
/** For the service worker, which fetches the files it stores and the icon of its notifications. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'"
