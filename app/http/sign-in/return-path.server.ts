import { sitePath } from '#app/models/notifications/site-path.ts'

const FALLBACK = '/dashboard'
// Control characters and backslashes, plain or percent-encoded: no page of ours has them in its address, and what
// reads an address after us may not read it as browsers do.
const SUSPICIOUS = /[\p{Cc}\\]|%(?:[01][\da-f]|5c|7f)/iu

/** Where to go after signing in: a path of this site, else /dashboard. */
export function returnPath(asked: string | null | undefined): string {
  return asked && SUSPICIOUS.test(asked) ? FALLBACK : (sitePath(asked) ?? FALLBACK)
}
