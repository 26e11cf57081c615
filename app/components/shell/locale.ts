import { useRouteLoaderData } from 'react-router'
import { DEFAULT_LOCALE, type Locale, LOCALES, type Localised } from '#app/config/copy/locale.ts'

/** Language and order of dates and numbers: an Australian exam, told in English or in Turkish. */
export const FORMAT_LOCALES = { en: 'en-AU', tr: 'tr-TR' } as const

/** The language of the page, as the server chose it. */
export function useLocale(): Locale {
  const root: unknown = useRouteLoaderData('root')
  const value = typeof root === 'object' && root !== null && 'locale' in root ? root.locale : undefined
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE
}

/** The sentences of one catalogue in the language of the page. */
export function useCopy<Copy>(catalogue: Localised<Copy>): Copy {
  return catalogue[useLocale()]
}
