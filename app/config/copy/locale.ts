/** The languages the product speaks. Adding one here makes the type checker name every catalogue that lacks it. */
export const LOCALES = ['en', 'tr'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** A catalogue of sentences: the same keys in every language. */
export type Localised<Copy> = Record<Locale, Copy>

/** The language that a value names, such as a stored setting; undefined where it is none of ours. */
export function knownLocale(value: unknown): Locale | undefined {
  return LOCALES.find((locale) => locale === value)
}

/** The language that a value names; where it is none of ours, English. */
export function toLocale(value: unknown): Locale {
  return knownLocale(value) ?? DEFAULT_LOCALE
}
