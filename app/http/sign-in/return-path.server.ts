import { sitePath } from '#app/models/notifications/site-path.ts'

const FALLBACK = '/dashboard'
// Control characters and backslashes, plain or percent-encoded: none of our addresses has them, and other software may
// parse them differently from browsers.
const SUSPICIOUS = /[\p{Cc}\\]|%(?:[01][\da-f]|5c|7f)/iu

/** Where to go after signing in: a path on this site, otherwise /dashboard. */
export function returnPath(asked: string | null | undefined): string {
  return asked && SUSPICIOUS.test(asked) ? FALLBACK : (sitePath(asked) ?? FALLBACK)
}
