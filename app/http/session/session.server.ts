import { SESSION_COOKIE_NAME, SESSION_LIFETIME_SECONDS } from '#app/config/accounts.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import {
  createPasswordSession,
  createSession,
  deleteSession,
  findSession,
  type FoundSession,
  renewSession,
} from '#app/models/accounts/session.server.ts'
import { AppError } from '#app/errors.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import { storageOwnerOf } from '#app/models/accounts/storage-owner.ts'
import type { RequestSession } from '../context.server.ts'
import {
  leftOwnerCookieLine,
  leftOwner,
  clearedLeftOwnerCookieLine,
  clearedOwnerCookieLine,
  ownerCookieLine,
  rememberedOwner,
} from './owner-cookie.server.ts'
import { signedCookie } from './signed-cookie.server.ts'

const sessionCookie = signedCookie(SESSION_COOKIE_NAME, { maxAgeSeconds: SESSION_LIFETIME_SECONDS })

/** The Set-Cookie line with a session's token. */
export function sessionCookieLine(token: string): string {
  return sessionCookie.serialize(token)
}

/** Whether the session cookie is present, valid or not. */
export function holdsSessionCookie(header: string | null): boolean {
  // A fast path: most guests have no such cookie.
  if (!header?.includes(SESSION_COOKIE_NAME)) return false
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.some(
    (pair) => pair.startsWith(`${SESSION_COOKIE_NAME}=`) || pair.startsWith(`__Host-${SESSION_COOKIE_NAME}=`),
  )
}

function readToken(cookie: string | null): string | undefined {
  if (!holdsSessionCookie(cookie)) return undefined
  const value = sessionCookie.parse(cookie)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * The session of one request; changes reach the browser through the response's cookies. `onUser` is called once the
 * signed-in user is known.
 */
export function createRequestSession(options: {
  cookie: string | null
  setCookies: string[]
  onUser: (user: CurrentUser) => void
}): RequestSession {
  const { cookie, setCookies, onUser } = options
  let reading: Promise<FoundSession | undefined> | undefined

  async function read(): Promise<FoundSession | undefined> {
    const token = readToken(cookie)
    const found = token === undefined ? null : await findSession(token)
    const remembered = rememberedOwner(cookie)
    if (token === undefined || !found) {
      if (remembered !== undefined) setCookies.push(clearedOwnerCookieLine())
      return undefined
    }
    const owner = storageOwnerOf(found.user)
    if (owner === leftOwner(cookie)) {
      // The account signed out here while the server was unreachable.
      setCookies.push(sessionCookie.serialize('', { maxAge: 0 }), clearedOwnerCookieLine())
      await deleteSession(token)
      noteSecurity({ event: 'sign-out', userId: found.user.id })
      return undefined
    }
    if (found.isDue || owner !== remembered) setCookies.push(ownerCookieLine(owner))
    if (found.isDue) {
      await renewSession(token)
      setCookies.push(sessionCookieLine(token))
    }
    onUser(found.user)
    return found
  }

  const session = () => (reading ??= read())

  /** Signing in again clears the mark of having signed out. */
  function clearSignedOutMark(userId: number): void {
    if (leftOwner(cookie)?.startsWith(`${userId}-`)) setCookies.push(clearedLeftOwnerCookieLine())
  }

  async function forget(): Promise<number | undefined> {
    const token = readToken(cookie)
    const userId = token === undefined ? undefined : await deleteSession(token)
    reading = undefined
    return userId
  }

  return {
    user: async () => (await session())?.user,
    unreadCount: async () => (await session())?.unreadCount ?? 0,
    async start(userId) {
      await forget()
      clearSignedOutMark(userId)
      setCookies.push(sessionCookieLine(await createSession({ userId })))
    },
    async startByPassword(proof) {
      const token = await createPasswordSession(proof)
      const { userId } = proof
      if (token === null) {
        noteSecurity({ event: 'sign-in-failed', userId, way: 'password', reason: 'changed-meanwhile' })
        throw new AppError('UNAUTHENTICATED', (copy) => copy.wrongCredentials)
      }
      noteSecurity({ event: 'sign-in', userId, way: 'password' })
      await forget()
      clearSignedOutMark(userId)
      setCookies.push(sessionCookieLine(token))
    },
    async end() {
      // Clears the browser's cookie even if the database is unreachable.
      setCookies.push(sessionCookie.serialize('', { maxAge: 0 }))
      const owner = rememberedOwner(cookie)
      if (owner !== undefined) setCookies.push(clearedOwnerCookieLine(), leftOwnerCookieLine(owner))
      const userId = await forget()
      if (userId !== undefined) noteSecurity({ event: 'sign-out', userId })
    },
  }
}
