import type { RouterContextProvider } from 'react-router'
import { OAuth2RequestError } from 'remix-auth-oauth2'
import {
  GOOGLE_RETURN_COOKIE_NAME,
  GOOGLE_SIGN_UP_COOKIE_NAME,
  GOOGLE_SIGN_UP_LIFETIME_MINUTES,
  GOOGLE_TRIP_MINUTES,
  GOOGLE_TRIPS_AT_ONCE,
} from '#app/config/accounts.ts'
import { env } from '#app/config/env.server.ts'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/http.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { AppError } from '#app/errors.ts'
import { log } from '#app/log.server.ts'
import type { GoogleIdentity } from '#app/models/accounts/google/google-identity.ts'
import { noteOutcome } from '#app/models/providers/provider-outcome.server.ts'
import { timedCall } from '#app/telemetry/provider-call.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import { currentRequest, type RequestContext } from '../context.server.ts'
import { getGoogleProvider } from './google-provider.server.ts'
import { GoogleAnswerError, GoogleStrategy, stateCookieName } from './google-strategy.server.ts'
import { forgiveTry, limitsOf, requireWithin } from '../limits/rate-limit.server.ts'
import { returnPath } from './return-path.server.ts'
import { signedCookie } from '../session/signed-cookie.server.ts'

/** The errors /login explains: `?error=…`. */
type TripFailure = 'oauth_unavailable' | 'oauth_denied' | 'oauth_session_expired' | 'oauth_failed'

interface TripArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

const returnCookie = signedCookie(GOOGLE_RETURN_COOKIE_NAME, {
  maxAgeSeconds: GOOGLE_TRIP_MINUTES * MINUTE_SECONDS,
})

/** Identifies the browser's pending sign-up; the row lives as long. */
export const googleSignUpCookie = signedCookie(GOOGLE_SIGN_UP_COOKIE_NAME, {
  maxAgeSeconds: GOOGLE_SIGN_UP_LIFETIME_MINUTES * MINUTE_SECONDS,
})

/** The token of this browser's pending Google sign-up, if there is one. */
export async function readGoogleSignUp(context: Readonly<RouterContextProvider>): Promise<string | undefined> {
  const token = googleSignUpCookie().parse(currentRequest(context).cookie)
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** This browser's sign-ins in progress, oldest first. */
function tripCookies({ cookie }: RequestContext): { name: string; value: string }[] {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs
    .filter((pair) => pair.startsWith(`${stateCookieName()}:`) && pair.includes('='))
    .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }))
}

function dropCookies(current: RequestContext, cookies: { name: string }[]): void {
  const secure = env.isHttps ? '; Secure' : ''
  for (const { name } of cookies) {
    current.setCookies.push(`${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`)
  }
}

async function getStrategy(): Promise<GoogleStrategy> {
  const { google } = env
  if (!google) throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.googleOff)
  return new GoogleStrategy(await getGoogleProvider(google), google)
}

/** The request for the library: its cookies, and only the parts of its address that the library needs. */
function requestFor(search: URLSearchParams, current: RequestContext): Request {
  const headers = new Headers(current.cookie === null ? {} : { Cookie: current.cookie })
  return new Request(`${env.APP_URL}/api/auth/google/callback?${search}`, { headers })
}

/**
 * The redirect to Google, with the state to restore on the way back.
 *
 * @throws AppError PROVIDER_UNAVAILABLE if Google is not configured or does not answer.
 */
export async function beginGoogleSignIn({ request, context }: TripArgs): Promise<Response> {
  const current = currentRequest(context)
  const path = returnPath(new URL(request.url).searchParams.get('redirectTo'))
  const strategy = await getStrategy().catch((error: unknown) => {
    if (error instanceof AppError) throw error
    logFailure({ current, error, failure: 'oauth_failed' })
    noteOutcome({ provider: 'google', error })
    throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.providerUnavailable, {
      retryAfterSeconds: PROVIDER_RETRY_AFTER_SECONDS,
      cause: error,
    })
  })
  dropCookies(current, tripCookies(current).slice(0, 1 - GOOGLE_TRIPS_AT_ONCE))
  current.setCookies.push(await returnCookie().serialize(path))
  try {
    await strategy.authenticate(requestFor(new URLSearchParams(), current))
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
  throw new Error('Without a state the strategy redirects.')
}

function failureOf(error: unknown): TripFailure {
  if (error instanceof AppError && error.code === 'PROVIDER_UNAVAILABLE') return 'oauth_unavailable'
  if (error instanceof OAuth2RequestError) return error.code === 'access_denied' ? 'oauth_denied' : 'oauth_failed'
  // The library's errors for a missing or wrong state, or a missing cookie.
  if (error instanceof RangeError || error instanceof ReferenceError) return 'oauth_session_expired'
  return 'oauth_failed'
}

/** One log line without any of the response: tokens, codes and addresses stay out of the log. */
function logFailure(options: { current: RequestContext; error: unknown; failure: TripFailure }): void {
  const { current, error, failure } = options
  const reason = error instanceof GoogleAnswerError ? error.cause : error
  const { name, message } = reason instanceof Error ? reason : new Error('unknown')
  log.warn({ requestId: current.id, failure, reason: `${name}: ${message}` }, 'Google sign-in failed')
}

async function identify({ request, context }: TripArgs): Promise<GoogleIdentity> {
  const current = currentRequest(context)
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('state')
  if (!state) throw new RangeError('There is no state in the address.')
  if (!searchParams.has('code') && !searchParams.has('error')) throw new Error('There is no code in the address.')
  // Whatever the outcome, this sign-in is over.
  const isOfThisTrip = ({ value }: { value: string }) => value.includes(encodeURIComponent(state)) && state.length > 1
  dropCookies(current, tripCookies(current).filter(isOfThisTrip))
  const strategy = await getStrategy()
  const asking = () => strategy.authenticate(requestFor(searchParams, current))
  return timedCall({ provider: 'google', purpose: 'sign-in' }, asking)
}

/** The user Google returned and their destination; else the error for /login. Never throws. */
export async function finishGoogleSignIn(
  args: TripArgs,
): Promise<{ identity: GoogleIdentity; returnTo: string } | { failure: TripFailure }> {
  const current = currentRequest(args.context)
  const limits = limitsOf({
    name: 'google-sign-in',
    clientAddress: current.clientAddress,
  })
  try {
    await requireWithin(limits)
    const identity = await identify(args)
    noteOutcome({ provider: 'google' })
    await forgiveTry(limits)
    const path = returnCookie().parse(current.cookie)
    current.setCookies.push(await returnCookie().serialize('', { maxAge: 0 }))
    return { identity, returnTo: returnPath(typeof path === 'string' ? path : undefined) }
  } catch (error) {
    const failure = failureOf(error)
    logFailure({ current, error, failure })
    noteSecurity({ event: 'sign-in-failed', way: 'google', reason: failure })
    // The others are caused by the visitor.
    if (failure === 'oauth_failed') noteOutcome({ provider: 'google', error })
    return { failure }
  }
}
