import { createContext, use } from 'react'
import { DEFAULT_LOCALE, type Locale, type Localised, toLocale } from '#app/config/copy/locale.ts'
import { localPath } from '#app/config/local-path.ts'

export { FORMAT_LOCALES } from '#app/config/languages.ts'

/** Set around the whole document by both entries, so that it holds where no loader has answered. */
export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

/** The language of the page, as the server chose it. */
export function useLocale(): Locale {
  return use(LocaleContext)
}

/** The same for a page's `meta`, also where its own loader has failed. */
export function metaLocale(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Locale {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return toLocale(typeof root === 'object' && root !== null && 'locale' in root ? root.locale : undefined)
}

/** The sentences of one catalogue in the language of the page. */
export function useCopy<Copy>(catalogue: Localised<Copy>): Copy {
  return catalogue[useLocale()]
}

/** Addresses of public pages in the language of the page. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale()
  return (path) => localPath({ locale, path })
}
