import type { Locale } from './copy/locale.ts'
import { PUBLIC_PATHS } from './navigation.ts'

// Public pages have one address per language (docs/product.md, Languages): /faq and /tr/faq. The router ignores case, and
// a page's data has the page's address with `.data`.
const TURKISH = /^\/tr(?=[/.?#]|$)/i

interface LocalPath {
  locale: Locale
  /** With or without a language prefix, a query and a fragment. */
  path: string
}

/** Whether the address itself makes its page Turkish. */
export function isTurkishPath(path: string): boolean {
  return TURKISH.test(path)
}

/** An address without its language prefix. */
export function barePath(path: string): string {
  const rest = path.replace(TURKISH, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The address of a public page in a language. */
export function localPath({ locale, path }: LocalPath): string {
  const bare = barePath(path)
  if (locale === 'en') return bare
  return /^\/(?:[?#]|$)/.test(bare) ? `/tr${bare.slice(1)}` : `/tr${bare}`
}

/** Whether an address is a public page in any language, whatever its query and fragment. */
export function isPublicPath(path: string): boolean {
  const [page = ''] = barePath(path).split(/[?#]/)
  return PUBLIC_PATHS.some((known) => known === page)
}

/** The address of a page in another language. Pages other than public ones have one address for all languages. */
export function pathInLanguage({ locale, path }: LocalPath): string {
  const bare = barePath(path)
  return isPublicPath(bare) ? localPath({ locale, path: bare }) : bare
}
