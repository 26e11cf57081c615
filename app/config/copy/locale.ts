/** The languages the product speaks. Adding one here makes the type checker name every catalogue that lacks it. */
export const LOCALES = ['en', 'tr'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** A catalogue of sentences: the same keys in every language. */
export type Localised<Copy> = Record<Locale, Copy>
