import { useRouteLoaderData } from 'react-router'
import { type Locale, type Localised, toLocale } from '#app/config/copy/locale.ts'
import { localPath } from '#app/config/local-path.ts'

export { FORMAT_LOCALES } from '#app/config/languages.ts'

function localeOf(root: unknown): Locale {
  return toLocale(typeof root === 'object' && root !== null && 'locale' in root ? root.locale : undefined)
}

/** The language of the page, as the server chose it. */
export function useLocale(): Locale {
  return localeOf(useRouteLoaderData('root'))
}

/** The same for a page's `meta`, also where its own loader has failed. */
export function metaLocale(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Locale {
  return localeOf(matches.find((match) => match?.id === 'root')?.loaderData)
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
