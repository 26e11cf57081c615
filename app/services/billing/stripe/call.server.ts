import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Stripe } from 'stripe'
import {
  STRIPE_API_VERSION,
  STRIPE_BACKOFF_MS,
  STRIPE_MAX_BACKOFF_MS,
  STRIPE_MAX_TRIES,
  STRIPE_TRY_TIMEOUT_MS,
} from '#app/config/billing.ts'
import type { StripeSettings } from '#app/config/env/services.ts'
import { noteOutcome } from '#app/models/providers/provider-outcome.server.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { timedCall } from '#app/telemetry/provider-call.server.ts'
import { raceAbort } from '../../speech/abort.server.ts'
import { type Call, ProviderFailure } from '../port.ts'

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeError } = Stripe.errors

const UNAUTHORIZED = 401
const FORBIDDEN = 403
const CONFLICT = 409
const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

/** Stripe does not redirect, so a redirect is not from Stripe. */
const fetchStraight: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? '80' : '443') } as const
}

/** A client without retries of its own: `callStripe` retries. Its timeout covers the body too, because it is fetch's. */
export function createStripeClient(settings: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  return new Stripe(settings.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(fetchStraight),
    maxNetworkRetries: 0,
    timeout: STRIPE_TRY_TIMEOUT_MS,
    telemetry: false,
    ...addressOf(settings.apiBase),
  })
}

/** Worth retrying with the same idempotency key: a network or Stripe error, or the same request still in progress. */
function isPassing(error: unknown): boolean {
  if (error instanceof StripeConnectionError) return true
  if (!(error instanceof StripeError)) return false
  if (error.statusCode === undefined) return error instanceof StripeAPIError
  return [CONFLICT, TOO_MANY_REQUESTS].includes(error.statusCode) || error.statusCode >= SERVER_ERROR
}

/** With its fetch client, the SDK returns fetch's Headers object, not what its types say. */
function headerOf(headers: object | undefined, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name)
  return new Map<string, unknown>(Object.entries(headers ?? {})).get(name)?.toString() ?? null
}

/** Whether Stripe replayed the answer to an earlier call with the same key: the object may have changed since. */
export function isReplayed({ lastResponse }: { lastResponse: { headers: object } }): boolean {
  return headerOf(lastResponse.headers, 'idempotent-replayed') === 'true'
}

/** The wait that Stripe asks for in Retry-After, otherwise exponential backoff with jitter. */
function backoffMs(error: unknown, tries: number): number {
  const asked = error instanceof StripeError ? Number(headerOf(error.headers, 'retry-after')) * SECOND_MS : 0
  const own = STRIPE_BACKOFF_MS * 2 ** (tries - 1) * (1 + Math.random())
  return Math.min(STRIPE_MAX_BACKOFF_MS, asked > 0 ? asked : own)
}

function failureOf(error: unknown): ProviderFailure {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof StripeCardError) return new ProviderFailure('declined', message, { cause: error })
  return new ProviderFailure(isPassing(error) ? 'away' : 'refused', message, { cause: error })
}

function stripeErrorOf(error: unknown) {
  const cause = error instanceof ProviderFailure ? error.cause : error
  return cause instanceof StripeError ? cause : undefined
}

/** Whether Stripe says that the object does not exist. */
export function isMissing(error: unknown): boolean {
  return stripeErrorOf(error)?.code === 'resource_missing'
}

/** Whether Stripe reported an internal error. */
function isServerFault(error: unknown): boolean {
  return (stripeErrorOf(error)?.statusCode ?? 0) >= SERVER_ERROR
}

/** Turns `away` into `unknown` if Stripe may still be processing the request. */
export function asUnknown(error: unknown): unknown {
  if (!(error instanceof ProviderFailure) || error.kind !== 'away') return error
  const hasEnded = isServerFault(error) || stripeErrorOf(error)?.statusCode === TOO_MANY_REQUESTS
  return hasEnded ? error : new ProviderFailure('unknown', error.message, { cause: error.cause })
}

/** Whether Stripe says that the ID is already taken. */
export function isTaken(error: unknown): boolean {
  return error instanceof ProviderFailure && /already|in use/i.test(error.message)
}

/** Whether an error reflects on Stripe's health or our keys, unlike a declined card or a missing object. */
function saysOfStripe(error: unknown): boolean {
  if (!(error instanceof ProviderFailure)) return true
  const { statusCode } = stripeErrorOf(error) ?? {}
  return error.kind === 'away' || statusCode === UNAUTHORIZED || statusCode === FORBIDDEN
}

/**
 * Calls Stripe within the deadline of `call`, with a few retries where they may help.
 *
 * @throws ProviderFailure
 */
export async function callStripe<T>(attempt: () => Promise<T>, call: Call): Promise<T> {
  try {
    const answer = await timedCall({ provider: 'stripe', purpose: 'payments' }, () => tryStripe(attempt, call))
    noteOutcome({ provider: 'payments' })
    return answer
  } catch (error) {
    noteOutcome({ provider: 'payments', ...(saysOfStripe(error) && { error }) })
    throw error
  }
}

async function tryStripe<T>(attempt: () => Promise<T>, { signal }: Call): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await raceAbort(attempt(), signal)
    } catch (error) {
      if (signal.aborted) throw new ProviderFailure('away', 'Stripe did not answer in time', { cause: error })
      if (tries >= STRIPE_MAX_TRIES || !isPassing(error)) throw failureOf(error)
      await raceAbort(wait(backoffMs(error, tries)), signal).catch(() => {})
    }
  }
}

/**
 * Creates an object under a fixed idempotency key. Stripe replays its own server errors for a day under the same key, so
 * after one this looks for the object, and otherwise creates it under another key.
 *
 * @throws ProviderFailure
 */
export async function createOnce<T>(options: {
  key: string
  create: (request: { idempotencyKey: string }) => Promise<T>
  find: () => Promise<T | undefined>
  call: Call
}): Promise<T> {
  const { key, create, find, call } = options
  try {
    return await callStripe(() => create({ idempotencyKey: key }), call)
  } catch (error) {
    if (!isServerFault(error)) throw error
    const idempotencyKey = `${key}-${randomUUID()}`
    return (await find()) ?? (await callStripe(() => create({ idempotencyKey }), call))
  }
}
