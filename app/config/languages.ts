import { DAY_SECONDS } from './time.ts'

/** What a browser chose before anybody signed in. */
export const LANGUAGE_COOKIE_NAME = 'kopru_language'
export const LANGUAGE_COOKIE_SECONDS = 365 * DAY_SECONDS

/** Where the switch posts to. */
export const LANGUAGE_PATH = '/api/language'

/** Each language by its own name. */
export const LANGUAGE_NAMES = { en: 'English', tr: 'Türkçe' } as const

/** Language and order of dates and numbers: an Australian exam, told in English or in Turkish. */
export const FORMAT_LOCALES = { en: 'en-AU', tr: 'tr-TR' } as const

/** Where the sign of percent stands. */
export const PERCENT = {
  en: (value: number) => `${value} %`,
  tr: (value: number) => `%${value}`,
}

/** As Open Graph writes them. */
export const OPEN_GRAPH_LOCALES = { en: 'en_AU', tr: 'tr_TR' } as const
