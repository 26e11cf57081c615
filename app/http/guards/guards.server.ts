import { createContext, data, type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import { currentRequest } from '../context.server.ts'
import { isFormNavigation, isLinkNavigation, pageOf } from '../forms/form-or-call.server.ts'
import { keepForm } from '../forms/kept-form.server.ts'
import { page } from '../pages/page.server.ts'
import { refusalBody, refusalResponse, toAppError } from '../responses/refusal.server.ts'
import type { Reader } from '#app/models/notifications/kinds.server.ts'

type Context = Readonly<RouterContextProvider>

const userContext = createContext<CurrentUser>()

/** The signed-in user; only after a guard. */
export function currentUser(context: Context): CurrentUser {
  return context.get(userContext)
}

/** The signed-in user, if any: for pages with a guest view. */
export function findCurrentUser(context: Context): Promise<CurrentUser | undefined> {
  return currentRequest(context).session.user()
}

async function requireUser(context: Context): Promise<CurrentUser> {
  const user = await findCurrentUser(context)
  if (!user) {
    noteSecurity({ event: 'access-refused', reason: 'not-signed-in' })
    throw new AppError('UNAUTHENTICATED', (copy) => copy.unauthenticated)
  }
  return user
}

/** @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function requireAdmin(context: Context): Promise<CurrentUser> {
  const user = await requireUser(context)
  if (user.role !== 'admin') throw new AppError('FORBIDDEN', (copy) => copy.forbidden)
  return user
}

/** The /login address that returns to a path after signing in. */
function loginPath(path: string): string {
  return `/login?redirectTo=${encodeURIComponent(path)}`
}

interface PageGuard {
  require: typeof requireUser
  /** Form values must survive the end of the session: the form is shown again instead of the login page. */
  keepsForms: boolean
}

function pageGuard({ require, keepsForms }: PageGuard): MiddlewareFunction<Response> {
  return page(async ({ context, url, request }) => {
    try {
      context.set(userContext, await require(context))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') throw error
      const path = loginPath(url.pathname + url.search)
      const kept = keepsForms ? await keepForm({ request, url, loginPath: path }) : undefined
      if (!kept) throw redirect(path)
      throw data({ ...refusalBody(error, currentRequest(context)), kept }, { status: error.status })
    }
  })
}

function callGuard(require: typeof requireUser, isNavigation = isFormNavigation): MiddlewareFunction<Response> {
  return async ({ request, context }) => {
    try {
      context.set(userContext, await require(context))
    } catch (error) {
      const current = currentRequest(context)
      const refusal = toAppError(error, current.id)
      if (refusal.code === 'UNAUTHENTICATED' && isNavigation(request)) return redirect(loginPath(pageOf(request)), 303)
      return refusalResponse(refusal, current)
    }
  }
}

/** Pages: if signed out, to /login and back. */
export const signedInPage = pageGuard({ require: requireUser, keepsForms: false })
/** Pages: if signed out, to /login and back, keeping a submitted form; without the role, a 403 page. */
export const adminPage = pageGuard({ require: requireAdmin, keepsForms: true })
/** Calls: 401 as JSON; a plain form goes to /login and back to its page. */
export const signedInCall = callGuard(requireUser)
/** Calls: 401, or 403 without the role, as JSON. */
export const adminCall = callGuard(requireAdmin)
/** Downloads: 401 as JSON; a link goes to /login and back to its page. */
export const signedInDownload = callGuard(requireUser, isLinkNavigation)

/** Pages for guests only, such as /login: signed-in users are redirected to /dashboard. */
export const guestPage: MiddlewareFunction<Response> = page(async ({ context, request }) => {
  if (request.method === 'GET' && (await findCurrentUser(context))) throw redirect('/dashboard')
})

/** The signed-in user's language and time zone for this response. */
export function currentReader(context: Readonly<RouterContextProvider>): Reader {
  return { locale: currentRequest(context).locale, timezone: currentUser(context).timezone }
}
