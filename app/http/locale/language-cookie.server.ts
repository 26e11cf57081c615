import { Cookie } from '@remix-run/headers/cookie'
import { SetCookie } from '@remix-run/headers/set-cookie'
import type { RouterContextProvider } from 'react-router'
import type { Locale } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { LANGUAGE_COOKIE_NAME, LANGUAGE_COOKIE_SECONDS } from '#app/config/languages.ts'
import { currentRequest } from '../context.server.ts'

/** The value of the language cookie, unchecked: it may not be a language of ours. */
export function rememberedLanguage(cookie: string | null): string | undefined {
  return Cookie.from(cookie).get(LANGUAGE_COOKIE_NAME) ?? undefined
}

/** The Set-Cookie line that remembers a language: a preference, not a secret, so unsigned. */
export function languageCookieLine(locale: Locale): string {
  return new SetCookie({
    name: LANGUAGE_COOKIE_NAME,
    value: locale,
    path: '/',
    maxAge: LANGUAGE_COOKIE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.isHttps,
  }).toString()
}

/** Remembers a language in the browser, for pages without a session. */
export function rememberLocale(context: Readonly<RouterContextProvider>, locale: Locale): void {
  currentRequest(context).setCookies.push(languageCookieLine(locale))
}
