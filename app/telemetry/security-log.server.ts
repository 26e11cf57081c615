import { log } from '#app/log.server.ts'
import { metrics } from './metrics.server.ts'
import { currentScope } from './request-scope.server.ts'

type SignInFailure = 'unknown-name' | 'no-password' | 'wrong-password' | 'changed-meanwhile' | 'limit' | GoogleFailure
type GoogleFailure = 'oauth_unavailable' | 'oauth_denied' | 'oauth_session_expired' | 'oauth_failed'

/**
 * What happened, in constants and ids only: never anything that a person typed or a request carried. `userId` is the account
 * concerned; `by` is who acted, if somebody else.
 */
type SecurityEvent =
  | { event: 'sign-in'; userId: number; way: 'password' | 'google' }
  | { event: 'sign-in-failed'; userId?: number | undefined; way: 'password' | 'google'; reason: SignInFailure }
  | { event: 'sign-up'; userId: number; way: 'password' | 'google' }
  | { event: 'sign-out'; userId: number }
  | { event: 'password-changed'; userId: number; way: 'settings' | 'mailed-link' }
  | { event: 'password-change-failed'; userId?: number; way: 'settings' | 'mailed-link'; reason: 'wrong' | 'dead-link' }
  | { event: 'access-refused'; reason: 'not-signed-in' | 'forbidden' | 'not-found' | 'foreign-origin' }
  | { event: 'limit-reached'; limit: string }
  | { event: 'admin-act'; act: string; by: number; userId?: number }
  | { event: 'account-deletion-asked' | 'account-deletion-called-off' | 'account-deleted'; userId: number }

const FAILED = new Set<SecurityEvent['event']>([
  'sign-in-failed',
  'password-change-failed',
  'access-refused',
  'limit-reached',
])

function count(event: SecurityEvent): void {
  if (event.event === 'sign-in') metrics.signIns.inc({ outcome: 'ok' })
  if (event.event === 'sign-in-failed') metrics.signIns.inc({ outcome: event.reason })
  if (event.event === 'access-refused') metrics.refusals.inc({ reason: event.reason })
  if (event.event === 'limit-reached') metrics.refusals.inc({ reason: 'limit' })
}

/**
 * Logs a security event (ASVS V16.3): time, request, account, network (as a keyed hash) and route.
 */
export function noteSecurity(event: SecurityEvent): void {
  count(event)
  const scope = currentScope()
  const where = scope && {
    requestId: scope.requestId,
    userId: scope.userId,
    network: scope.network(),
    route: scope.route,
  }
  const line = { ...where, ...event }
  if (FAILED.has(event.event)) log.warn(line, 'security')
  else log.info(line, 'security')
}
