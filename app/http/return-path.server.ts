const BASE = 'http://this.site'
const FALLBACK = '/dashboard'
// Control characters and backslashes, plain or percent-encoded: no page of ours has them in its address, and what
// reads an address after us may not read it as browsers do.
const SUSPICIOUS = /[\p{Cc}\\]|%(?:[01][\da-f]|5c|7f)/iu

/**
 * Where to go after signing in: a path of this site, else /dashboard. Browsers read `\` as `/` and drop tabs and line
 * breaks, so the path is judged as they would understand it.
 */
export function returnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || SUSPICIOUS.test(asked) || !URL.canParse(asked, BASE)) return FALLBACK
  const { origin, pathname, search, hash } = new URL(asked, BASE)
  // `/.//host` comes out as `//host`, which would lead away.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : FALLBACK
}
