import { randomBytes, randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { knownLocale } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { isTurkishPath } from '#app/config/local-path.ts'
import { AppError } from '#app/errors.ts'
import { withBodyLimit } from './limits/body-limit.server.ts'
import { chooseLocale } from './locale/choose-locale.ts'
import { clientAddress } from './limits/client-address.server.ts'
import { networkHash } from './limits/client-network-hash.server.ts'
import { createPageQueue } from './limits/page-queue.server.ts'
import { refuseEarly } from './responses/early-refusal.server.ts'
import { compressed } from './server/compress.server.ts'
import { requestContext, type RequestContext } from './context.server.ts'
import { clearPageCache, isCachedPath, cachePublicPage, isAdminWrite } from './pages/page-cache.server.ts'
import { languageCookieLine, rememberedLanguage } from './locale/language-cookie.server.ts'
import { requirePageOwner } from './session/owner-cookie.server.ts'
import { log } from '#app/log.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { createRequestSession, holdsSessionCookie } from './session/session.server.ts'
import { isCrossOriginWrite, withoutMailOrigin } from './guards/same-origin.server.ts'
import {
  CLOSED_POLICY,
  contentSecurityPolicy,
  hasSecretAddress,
  publicPagePolicy,
  securityHeaders,
} from './headers/security-headers.server.ts'
import { sentDraftCookieLine } from './forms/sent-draft.server.ts'
import { SOUND_ORIGINS } from './headers/page-sources.server.ts'
import { noteAnswer } from '#app/telemetry/metrics.server.ts'
import { traced } from '#app/telemetry/trace.server.ts'
import { currentScope, inRequestScope, type RequestScope } from '#app/telemetry/request-scope.server.ts'

export type HandleRequest = (request: Request, context: RouterContextProvider) => Promise<Response>

const CRASH = 500
/** The visitor left before the response; errors the framework raises because of it are not ours. */
const CLIENT_LEFT = 499
const NONCE_BYTES = 16
const TEXT = /^(?:text\/|application\/json)/
/** Never displayed, so no language is needed: monitoring, and the framework's route manifest. */
const MANIFEST = '/__manifest'
const UNREAD = new Set(['/healthz', '/readyz', '/metrics', MANIFEST])

/**
 * Pages need the user anyway, and their loaders run in parallel, so the language is settled before the first one starts.
 * Calls learn it once they load the user; until then the language cookie is used, which is kept in sync with the setting.
 */
async function settleLocale(path: string, { cookie, session }: RequestContext): Promise<void> {
  if (path.startsWith('/api/') || UNREAD.has(path) || !holdsSessionCookie(cookie)) return
  // The handler that needs the user meets the same error and reports it.
  await session.user().catch(() => undefined)
}

const pages = createPageQueue()

/** Makes a page when its turn has come. Calls and writes are not kept waiting: they are short, or hold somebody's work. */
async function answer(incoming: Request, handle: HandleRequest, current: RequestContext): Promise<Response> {
  const path = new URL(incoming.url).pathname
  const isPage = incoming.method === 'GET' && !path.startsWith('/api/') && !UNREAD.has(path)
  const make = () => makeAnswer(incoming, handle, current)
  try {
    return await (isPage ? pages.run(make, incoming.signal) : make())
  } catch (error) {
    return refuseEarly(error, path, current)
  }
}

async function makeAnswer(incoming: Request, handle: HandleRequest, current: RequestContext): Promise<Response> {
  if (isCrossOriginWrite(incoming, env.APP_URL)) throw new AppError('FORBIDDEN', (copy) => copy.foreignOrigin)
  await settleLocale(new URL(incoming.url).pathname, current)
  await requirePageOwner(incoming, current.session)
  const context = new RouterContextProvider()
  context.set(requestContext, current)
  return handle(withBodyLimit(withoutMailOrigin(incoming)), context)
}

function vary(headers: Headers, name: string): void {
  const names = headers.get('Vary') ?? ''
  if (!names.toLowerCase().includes(name.toLowerCase())) headers.append('Vary', name)
}

function pagePolicy(path: string, { nonce, opened }: RequestContext): string {
  if (isCachedPath(path)) return publicPagePolicy({ https: env.isHttps })
  return contentSecurityPolicy({ framework: `'nonce-${nonce}'`, https: env.isHttps, opened, sound: SOUND_ORIGINS })
}

function finish(response: Response, path: string, current: RequestContext): void {
  const { headers } = response
  for (const [name, value] of securityHeaders({ https: env.isHttps, path })) headers.set(name, value)
  headers.set('X-Request-Id', current.id)
  const type = headers.get('Content-Type') ?? ''
  const isPage = type.startsWith('text/html')
  if (isPage) headers.set('Content-Language', current.locale)
  if (TEXT.test(type)) for (const name of ['Accept-Language', 'Cookie']) vary(headers, name)
  headers.set('Content-Security-Policy', isPage ? pagePolicy(path, current) : CLOSED_POLICY)
  const { retryAfterSeconds } = current
  if (response.status >= 400 && retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds))
  for (const line of current.setCookies) headers.append('Set-Cookie', line)
  // Pages of a signed-in user must not be in the browser's cache after logging out.
  const isSecret = hasSecretAddress(path) || holdsSessionCookie(current.cookie)
  const cache = isSecret ? 'private, no-store' : 'private, no-cache'
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cache)
}

/** The request's context. Its language follows from address, cookie and browser, and from the user once known. */
function openRequest(incoming: Request, client: { address: string }): RequestContext {
  const path = new URL(incoming.url).pathname
  const cookie = incoming.headers.get('Cookie')
  const remembered = rememberedLanguage(cookie)
  const wishes = { path, remembered, accepted: incoming.headers.get('Accept-Language') }
  const setCookies: string[] = []
  // A visitor who starts at a Turkish address stays in Turkish.
  if (isTurkishPath(path) && remembered === undefined) setCookies.push(languageCookieLine('tr'))
  const current: RequestContext = {
    id: randomUUID(),
    locale: chooseLocale({ ...wishes, setting: undefined }),
    nonce: randomBytes(NONCE_BYTES).toString('base64'),
    clientAddress: clientAddress({
      forwardedFor: incoming.headers.get('X-Forwarded-For'),
      socketAddress: client.address,
      hops: env.TRUST_PROXY,
    }),
    socketAddress: client.address,
    cookie,
    setCookies,
    opened: {},
    session: createRequestSession({ cookie, setCookies, onUser: follow }),
  }
  function follow({ id, language: setting }: CurrentUser): void {
    const scope = currentScope()
    if (scope) scope.userId = id
    current.locale = chooseLocale({ ...wishes, setting })
    const own = knownLocale(setting)
    if (own !== undefined && own !== remembered) setCookies.push(languageCookieLine(own))
  }
  return current
}

function scopeOf(current: RequestContext, incoming: Request): RequestScope {
  return {
    requestId: current.id,
    route: undefined,
    userId: undefined,
    network: () => networkHash(current.clientAddress),
    hasLeft: () => incoming.signal.aborted,
    statements: 0,
    databaseMs: 0,
    renderMs: 0,
  }
}

interface Arrived {
  incoming: Request
  current: RequestContext
  scope: RequestScope
  startedAt: number
  /** Logged, counted and traced. */
  isNoted: boolean
}

/** Logged as their patterns: the address contains a name that a visitor typed, or a token. */
const NAMELESS = new Set(['/api/auth/validate/username/:username?', '/unsubscribe/:token', '/study-plan/feed/:token'])

const loggedPath = (path: string, { route }: RequestScope) =>
  route !== undefined && NAMELESS.has(route) ? route : path

/** Writes one log line and one metrics observation. */
function note({ incoming, current, scope, startedAt }: Arrived, status: number): void {
  const { method } = incoming
  const path = new URL(incoming.url).pathname
  const ms = Math.round(performance.now() - startedAt)
  const line = { requestId: current.id, userId: scope.userId, method, path: loggedPath(path, scope), status, ms }
  // A 503 is an expected response: something is unavailable or not ready yet.
  if (status === CRASH) log.error(line, 'request')
  else log.info(line, 'request')
  noteAnswer({ route: scope.route ?? (path === MANIFEST ? path : 'none'), method, status, startedAt })
}

/**
 * For development only: env.showsTimings is off in public. The duration and the number of statements reveal whether an
 * account exists, and what is cached about it.
 */
function serverTiming({ scope, startedAt }: Arrived): string {
  const { databaseMs, renderMs, statements } = scope
  const parts = [`total;dur=${(performance.now() - startedAt).toFixed(1)}`]
  parts.push(`db;dur=${databaseMs.toFixed(1)};desc="${statements} statements"`)
  if (renderMs > 0) parts.push(`render;dur=${renderMs.toFixed(1)}`)
  return parts.join(', ')
}

async function respondWithin(handle: HandleRequest, arrived: Arrived): Promise<Response> {
  const { incoming, current, scope } = arrived
  const answered = await answer(incoming, handle, current)
  await cachePublicPage({ request: incoming, response: answered, locale: current.locale })
  if (isAdminWrite(incoming)) clearPageCache()
  const sentDraft = sentDraftCookieLine(scope, answered.status)
  if (sentDraft !== undefined) current.setCookies.push(sentDraft)
  // Copied, since the headers of the framework's redirects may be immutable.
  const response = await compressed(incoming, new Response(answered.body, answered))
  finish(response, new URL(incoming.url).pathname, current)
  if (env.showsTimings) response.headers.set('Server-Timing', serverTiming(arrived))
  if (arrived.isNoted) note(arrived, incoming.signal.aborted ? CLIENT_LEFT : response.status)
  return response
}

/** The address is left out of the trace: it may contain names and tokens. */
function respondTraced(handle: HandleRequest, arrived: Arrived): Promise<Response> {
  const { incoming, scope, isNoted } = arrived
  if (!isNoted) return respondWithin(handle, arrived)
  const { method } = incoming
  const attributes = { 'http.request.method': method, 'request.id': scope.requestId }
  const traceparent = incoming.headers.get('traceparent')
  return traced({ name: method, kind: 'server', attributes, traceparent }, async (about) => {
    const response = await respondWithin(handle, arrived)
    const { route = 'none' } = scope
    about({ name: `${method} ${route}`, 'http.route': route, 'http.response.status_code': response.status })
    return response
  })
}

/**
 * The pipeline of every request, in order: identity, same-origin check, body limit, the app, compression, headers,
 * one log line. `isNoted: false` leaves out the line, the metric and the trace: for requests that nobody made.
 */
export function createPipeline(handle: HandleRequest, { isNoted = true } = {}) {
  return function respond(incoming: Request, client: { address: string }): Promise<Response> {
    const startedAt = performance.now()
    const current = openRequest(incoming, client)
    const scope = scopeOf(current, incoming)
    const arrived = { incoming, current, scope, startedAt, isNoted }
    return inRequestScope(scope, () => respondTraced(handle, arrived))
  }
}
