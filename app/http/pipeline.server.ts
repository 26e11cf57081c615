import { randomBytes, randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { DEFAULT_LOCALE } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { AppError } from '#app/errors.ts'
import { withBodyLimit } from './body-limit.server.ts'
import { clientAddress } from './client-address.server.ts'
import { compressed } from './compress.server.ts'
import { requestContext, type RequestContext } from './context.server.ts'
import { log } from '#app/log.server.ts'
import { createRequestSession, holdsSessionCookie } from './session.server.ts'
import { refusalBody, refusalHeaders, refusalResponse, toAppError } from './refusal.server.ts'
import { isForeignWrite } from './same-origin.server.ts'
import { SOUND_ORIGINS } from './sound-origins.server.ts'
import { CLOSED_POLICY, contentSecurityPolicy, hasSecretAddress, securityHeaders } from './security-headers.server.ts'

type HandleRequest = (request: Request, context: RouterContextProvider) => Promise<Response>

const CRASH = 500
/** The visitor left before the answer; what the framework makes of that is no fault of ours. */
const CLIENT_LEFT = 499
const NONCE_BYTES = 16

/** A refusal before any route is reached: JSON for calls, a plain sentence for pages. */
function refuseEarly(error: unknown, path: string, request: RequestContext): Response {
  const refusal = toAppError(error, request.id)
  if (path.startsWith('/api/')) return refusalResponse(refusal, request)
  return new Response(refusalBody(refusal, request).error, { status: refusal.status, headers: refusalHeaders(refusal) })
}

async function answer(incoming: Request, handle: HandleRequest, current: RequestContext): Promise<Response> {
  const path = new URL(incoming.url).pathname
  try {
    if (isForeignWrite(incoming, env.APP_URL)) throw new AppError('FORBIDDEN', (copy) => copy.foreignOrigin)
    const context = new RouterContextProvider()
    context.set(requestContext, current)
    return await handle(withBodyLimit(incoming), context)
  } catch (error) {
    return refuseEarly(error, path, current)
  }
}

function finish(response: Response, path: string, current: RequestContext): void {
  const { headers } = response
  for (const [name, value] of securityHeaders({ https: env.isHttps, path })) headers.set(name, value)
  headers.set('X-Request-Id', current.id)
  const isPage = (headers.get('Content-Type') ?? '').startsWith('text/html')
  const policy = isPage
    ? contentSecurityPolicy({ nonce: current.nonce, https: env.isHttps, opened: current.opened, sound: SOUND_ORIGINS })
    : CLOSED_POLICY
  headers.set('Content-Security-Policy', policy)
  for (const line of current.setCookies) headers.append('Set-Cookie', line)
  // What a signed-in person saw must not be in the browser's cache after logging out.
  const isSecret = hasSecretAddress(path) || holdsSessionCookie(current.cookie)
  const cache = isSecret ? 'private, no-store' : 'private, no-cache'
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cache)
}

/**
 * What every request passes through, in order: identity, same-origin check, body limit, the app, compression, headers,
 * one log line.
 */
export function createPipeline(handle: HandleRequest) {
  return async function respond(incoming: Request, client: { address: string }): Promise<Response> {
    const startedAt = performance.now()
    const cookie = incoming.headers.get('Cookie')
    const setCookies: string[] = []
    const current: RequestContext = {
      id: randomUUID(),
      locale: DEFAULT_LOCALE,
      nonce: randomBytes(NONCE_BYTES).toString('base64'),
      clientAddress: clientAddress({
        forwardedFor: incoming.headers.get('X-Forwarded-For'),
        socketAddress: client.address,
        hops: env.TRUST_PROXY,
      }),
      cookie,
      setCookies,
      opened: {},
      session: createRequestSession({ cookie, setCookies }),
    }
    const answered = await answer(incoming, handle, current)
    // A copy, since the headers of a redirect made by the framework may be immutable.
    const response = await compressed(incoming, new Response(answered.body, answered))
    const path = new URL(incoming.url).pathname
    finish(response, path, current)
    const status = incoming.signal.aborted ? CLIENT_LEFT : response.status
    const line = {
      requestId: current.id,
      method: incoming.method,
      path,
      status,
      ms: Math.round(performance.now() - startedAt),
    }
    // A 503 is a foreseen answer: something is away or not ready yet.
    if (status === CRASH) log.error(line, 'request')
    else log.info(line, 'request')
    return response
  }
}
