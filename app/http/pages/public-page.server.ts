import type { RouterContextProvider } from 'react-router'
import type { Locale } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { currentRequest } from '../context.server.ts'

/** What the head of every public page is made of: see publicMeta. */
export function publicPage(context: Readonly<RouterContextProvider>): { locale: Locale; origin: string } {
  return { locale: currentRequest(context).locale, origin: env.APP_URL }
}
