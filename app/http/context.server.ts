import { createContext, type RouterContextProvider } from 'react-router'
import type { Locale } from '#app/config/copy/locale.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { PageSources } from './headers/security-headers.server.ts'

/** The session of one request. Only the answer's cookies change it for the browser. */
export interface RequestSession {
  /** The signed-in user, or undefined. Queries the database at most once per request. */
  user: () => Promise<CurrentUser | undefined>
  /** Signs in under a new id; an older session of this browser ends. */
  start: (userId: number) => Promise<void>
  /** Signs in with a password that was just verified. @throws AppError UNAUTHENTICATED where it has changed since. */
  startByPassword: (proof: { userId: number; passwordHash: string }) => Promise<void>
  /** Signs out. */
  end: () => Promise<void>
}

/** What every request carries from the first byte. */
export interface RequestContext {
  id: string
  /** Of the response: choose-locale.ts. In API calls it becomes the user's own once the user is loaded. */
  locale: Locale
  /** For the scripts of this one answer. */
  nonce: string
  /** The address that limits count by. */
  clientAddress: string
  /** The peer of the connection: the proxy, where there is one. */
  socketAddress: string
  /** The request's Cookie header. */
  cookie: string | null
  /** Set-Cookie lines that the answer will carry. */
  setCookies: string[]
  /** Of a page that was refused for now: in how many seconds it is worth another try. */
  retryAfterSeconds?: number | undefined
  /** Other sites that the page needs: see page-sources.server.ts. */
  opened: PageSources
  /** The signed-in user. */
  session: RequestSession
}

export const requestContext = createContext<RequestContext>()

export function currentRequest(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContext)
}
