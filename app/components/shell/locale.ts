import { createContext, use } from 'react'
import { DEFAULT_LOCALE, type Locale, type Localised, toLocale } from '#app/config/copy/locale.ts'
import { localPath } from '#app/config/local-path.ts'

export { FORMAT_LOCALES } from '#app/config/languages.ts'

/** Both entries set it around the whole document, so it is available even where no loader ran. */
export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

/** The language of the page, as the server chose it. */
export function useLocale(): Locale {
  return use(LocaleContext)
}

/** The same for a page's `meta`, even if the page's loader failed. */
export function metaLocale(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Locale {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return toLocale(typeof root === 'object' && root !== null && 'locale' in root ? root.locale : undefined)
}

/** One catalogue's copy in the language of the page. */
export function useCopy<Copy>(catalogue: Localised<Copy>): Copy {
  return catalogue[useLocale()]
}

/** Paths of public pages in the language of the page. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale()
  return (path) => localPath({ locale, path })
}
