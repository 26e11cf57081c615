import type { Locale } from './copy/locale.ts'

/** The preview image of shared pages, made by scripts/brand/make-brand-images.mjs. */
export const SHARE_IMAGE = {
  path: (locale: Locale) => `/share-${locale}.png`,
  width: 1200,
  height: 630,
  alt: {
    en: 'Lose your marks here, not in the exam. A bridge with a missing plank, and a deduction sheet that comes to 38.5 of 45.',
    tr: 'Puanını burada kaybet, sınavda değil. Bir tahtası eksik bir köprü ve 45 üzerinden 38,5 ile biten bir puan dökümü.',
  } satisfies Record<Locale, string>,
}
