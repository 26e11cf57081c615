import { Cookie } from '@remix-run/headers/cookie'
import { SetCookie } from '@remix-run/headers/set-cookie'
import type { RouterContextProvider } from 'react-router'
import { BANNER_COOKIE_NAME, SESSION_LIFETIME_SECONDS } from '#app/config/accounts.ts'
import { env } from '#app/config/env.server.ts'
import { currentRequest } from '../context.server.ts'

/** Hides an account's banner in this browser for as long as a session lasts; other accounts keep theirs. */
export function dismissVerificationBanner(context: Readonly<RouterContextProvider>, userId: number): void {
  const line = new SetCookie({
    name: BANNER_COOKIE_NAME,
    value: String(userId),
    path: '/',
    maxAge: SESSION_LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.isHttps,
  })
  currentRequest(context).setCookies.push(line.toString())
}

/** Whether the account's banner was dismissed in this browser: a preference, not a secret, so unsigned. */
export function isVerificationBannerDismissed(context: Readonly<RouterContextProvider>, userId: number): boolean {
  return Cookie.from(currentRequest(context).cookie).get(BANNER_COOKIE_NAME) === String(userId)
}
