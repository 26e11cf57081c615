import { createContext, use } from 'react'
import type { Locale } from '#app/config/copy/locale.ts'
import { useLocale } from './locale.ts'

/** The language chosen for explanations, from the root loader; null for the page's own. */
export const ExplanationLanguageContext = createContext<Locale | null>(null)

/** The language in which results explain errors: findings, feedback and advice. */
export function useExplanationLanguage(): Locale {
  const locale = useLocale()
  return use(ExplanationLanguageContext) ?? locale
}
