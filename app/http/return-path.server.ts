const BASE = 'http://this.site'
const FALLBACK = '/dashboard'

/**
 * Where to go after signing in: a path of this site, else /dashboard. Browsers read `\` as `/` and drop tabs and line
 * breaks, so the path is judged as they would understand it.
 */
export function returnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, BASE)) return FALLBACK
  const { origin, pathname, search, hash } = new URL(asked, BASE)
  // `/.//host` comes out as `//host`, which would lead away.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : FALLBACK
}
