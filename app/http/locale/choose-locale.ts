import { AcceptLanguage } from '@remix-run/headers/accept-language'
import { DEFAULT_LOCALE, knownLocale, type Locale } from '#app/config/copy/locale.ts'
import { isTurkishPath } from '#app/config/local-path.ts'

/** The first supported language in the browser's order; English for `*` or a header without one. */
export function acceptedLocale(header: string | null): Locale {
  for (const [tag, weight] of AcceptLanguage.from(header)) {
    const [language = ''] = tag.split('-')
    const locale = language === '*' ? DEFAULT_LOCALE : knownLocale(language)
    if (locale !== undefined && weight > 0) return locale
  }
  return DEFAULT_LOCALE
}

interface Wishes {
  /** A Turkish address is always Turkish. */
  path: string
  /** The signed-in user's setting. */
  setting: string | undefined
  /** The language cookie. */
  remembered: string | undefined
  /** The browser's Accept-Language: the only hint on a first visit. */
  accepted: string | null
}

/** The language of a response (docs/product.md, Languages). */
export function chooseLocale({ path, setting, remembered, accepted }: Wishes): Locale {
  if (isTurkishPath(path)) return 'tr'
  return knownLocale(setting) ?? knownLocale(remembered) ?? acceptedLocale(accepted)
}
