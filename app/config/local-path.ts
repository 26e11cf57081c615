import type { Locale } from './copy/locale.ts'
import { PUBLIC_PATHS } from './navigation.ts'

// Public pages have one address per language (docs/product.md, Languages): /faq and /tr/faq. The router does not tell capitals
// apart, and data of a page has the page's address with `.data`.
const TURKISH = /^\/tr(?=[/.?#]|$)/i

interface LocalPath {
  locale: Locale
  /** With or without a language's prefix, with or without a query and a fragment. */
  path: string
}

/** Whether an address says by itself that its page is Turkish. */
export function isTurkishPath(path: string): boolean {
  return TURKISH.test(path)
}

/** An address without its language. */
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

/** Whether an address is that of a page that anyone may read, in any language, whatever its query and fragment. */
export function isPublicPath(path: string): boolean {
  const [page = ''] = barePath(path).split(/[?#]/)
  return PUBLIC_PATHS.some((known) => known === page)
}

/** Where a page is shown in another language: the rest of the app has one address for all of them. */
export function pathInLanguage({ locale, path }: LocalPath): string {
  const bare = barePath(path)
  return isPublicPath(bare) ? localPath({ locale, path: bare }) : bare
}
