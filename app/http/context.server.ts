import { createContext, type RouterContextProvider } from 'react-router'
import type { Locale } from '#app/config/copy/locale.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { PageSources } from './headers/security-headers.server.ts'

/** The session of one request. Changes reach the browser only through the response's cookies. */
export interface RequestSession {
  /** The signed-in user, or undefined. Queries the database at most once per request. */
  user: () => Promise<CurrentUser | undefined>
  /** How many notifications the signed-in user had not read when the request began; 0 for guests. Read with the user. */
  unreadCount: () => Promise<number>
  /** Signs in under a new session id; this browser's previous session ends. */
  start: (userId: number) => Promise<void>
  /** Signs in with a password that was just verified. @throws AppError UNAUTHENTICATED if it has changed since. */
  startByPassword: (proof: { userId: number; passwordHash: string }) => Promise<void>
  /** Signs out. */
  end: () => Promise<void>
}

/** The context that every request has from the start. */
export interface RequestContext {
  id: string
  /** The response's language: choose-locale.ts. In API calls it becomes the user's setting once the user is loaded. */
  locale: Locale
  /** For the scripts of this response. */
  nonce: string
  /** The client address that rate limits use. */
  clientAddress: string
  /** The peer of the connection: the proxy, if there is one. */
  socketAddress: string
  /** The request's Cookie header. */
  cookie: string | null
  /** Set-Cookie lines to add to the response. */
  setCookies: string[]
  /** Retry-After for a page refused temporarily, in seconds. */
  retryAfterSeconds?: number | undefined
  /** Other origins that the page needs: see page-sources.server.ts. */
  opened: PageSources
  /** The signed-in user. */
  session: RequestSession
}

export const requestContext = createContext<RequestContext>()

export function currentRequest(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContext)
}
