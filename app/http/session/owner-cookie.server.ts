import { Cookie } from '@remix-run/headers/cookie'
import { SetCookie } from '@remix-run/headers/set-cookie'
import { SESSION_LIFETIME_SECONDS } from '#app/config/accounts.ts'
import { LEFT_OWNER_COOKIE_NAME, LEFT_OWNER_COOKIE_SECONDS, OWNER_COOKIE_NAME } from '#app/config/browser-storage.ts'
import { OWNER_HEADER } from '#app/config/page-owner.ts'
import { env } from '#app/config/env.server.ts'
import { AppError } from '#app/errors.ts'
import { storageOwnerOf } from '#app/models/accounts/storage-owner.ts'
import type { RequestSession } from '../context.server.ts'

const OWNER = /^\d{1,10}-[0-9a-z]{1,12}$/

/** The account the browser believes is signed in; undefined for none. */
export function rememberedOwner(cookie: string | null): string | undefined {
  return ownerIn(cookie, OWNER_COOKIE_NAME)
}

/** The account that signed out in this browser. */
export function leftOwner(cookie: string | null): string | undefined {
  return ownerIn(cookie, LEFT_OWNER_COOKIE_NAME)
}

function ownerIn(cookie: string | null, name: string): string | undefined {
  if (!cookie?.includes(name)) return undefined
  const owner = Cookie.from(cookie).get(name)
  return owner && OWNER.test(owner) ? owner : undefined
}

/** Both cookies are readable by script; they authorise nothing. */
function line(name: string, value: string, maxAge: number): string {
  return new SetCookie({ name, value, path: '/', maxAge, sameSite: 'Lax', secure: env.isHttps }).toString()
}

/** Set-Cookie: this browser's signed-in account. */
export function ownerCookieLine(owner: string): string {
  return line(OWNER_COOKIE_NAME, owner, SESSION_LIFETIME_SECONDS)
}

/** Set-Cookie: no session. */
export function clearedOwnerCookieLine(): string {
  return line(OWNER_COOKIE_NAME, '', 0)
}

/** Set-Cookie: this account signed out here, so its data in the browser must be deleted. */
export function leftOwnerCookieLine(owner: string): string {
  return line(LEFT_OWNER_COOKIE_NAME, owner, LEFT_OWNER_COOKIE_SECONDS)
}

/** Set-Cookie: the account has signed in again. */
export function clearedLeftOwnerCookieLine(): string {
  return line(LEFT_OWNER_COOKIE_NAME, '', 0)
}

/**
 * Refuses a call from a page that was rendered for another account. If the session changed in another tab or ended, one
 * account's work must not be stored under another account or as a guest's.
 *
 * @throws AppError UNAUTHENTICATED if the session has ended, CONFLICT if another account is signed in.
 */
export async function requirePageOwner(incoming: Request, session: RequestSession): Promise<void> {
  const claimed = incoming.headers.get(OWNER_HEADER)
  if (claimed === null) return
  const user = await session.user()
  if (claimed === storageOwnerOf(user)) return
  if (!user) throw new AppError('UNAUTHENTICATED', (copy) => copy.unauthenticated)
  throw new AppError('CONFLICT', (copy) => copy.otherAccount)
}
