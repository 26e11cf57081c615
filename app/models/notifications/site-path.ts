const BASE = 'http://this.site'

/**
 * A path of this site as browsers parse it (`\` is `/`, tabs and line breaks are dropped), or undefined for anything
 * that leads to another site.
 */
export function sitePath(link: string | null | undefined): string | undefined {
  if (!link?.startsWith('/') || !URL.canParse(link, BASE)) return undefined
  const { origin, pathname, search, hash } = new URL(link, BASE)
  // `/.//host` becomes `//host`.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
