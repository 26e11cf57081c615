import { Cookie } from '@remix-run/headers/cookie'
import { SetCookie } from '@remix-run/headers/set-cookie'
import type { RouterContextProvider } from 'react-router'
import { knownLocale, type Locale } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { EXPLANATION_COOKIE_NAME, LANGUAGE_COOKIE_SECONDS } from '#app/config/languages.ts'
import { currentRequest } from '../context.server.ts'

type Context = Readonly<RouterContextProvider>

/** The language chosen in this browser for the explanations of results; null for the page's own. */
export function explanationLanguage(context: Context): Locale | null {
  return knownLocale(Cookie.from(currentRequest(context).cookie).get(EXPLANATION_COOKIE_NAME)) ?? null
}

/** Remembers it in the browser: a preference, not a secret, so unsigned. */
export function rememberExplanationLanguage(context: Context, language: Locale): void {
  const line = new SetCookie({
    name: EXPLANATION_COOKIE_NAME,
    value: language,
    path: '/',
    maxAge: LANGUAGE_COOKIE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.isHttps,
  })
  currentRequest(context).setCookies.push(line.toString())
}
