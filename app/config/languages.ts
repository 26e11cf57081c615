import { DAY_SECONDS } from './time.ts'

/** The language chosen in this browser before signing in. */
export const LANGUAGE_COOKIE_NAME = 'kopru_language'
export const LANGUAGE_COOKIE_SECONDS = 365 * DAY_SECONDS

/** The endpoint of the language switch. */
export const LANGUAGE_PATH = '/api/language'

/** The language chosen in this browser for the explanations of results, and the endpoint of its switch. */
export const EXPLANATION_COOKIE_NAME = 'kopru_explanations'
export const EXPLANATION_PATH = '/api/explanations'

/** Each language's name in itself. */
export const LANGUAGE_NAMES = { en: 'English', tr: 'Türkçe' } as const

/** Language and format of dates and numbers: an Australian exam, described in English or in Turkish. */
export const FORMAT_LOCALES = { en: 'en-AU', tr: 'tr-TR' } as const

/** The position of the percent sign. */
export const PERCENT = {
  en: (value: number) => `${value} %`,
  tr: (value: number) => `%${value}`,
}

/** In Open Graph's format. */
export const OPEN_GRAPH_LOCALES = { en: 'en_AU', tr: 'tr_TR' } as const
