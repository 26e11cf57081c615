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
import type { StripeSettings } from '#app/config/env.server.ts'
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

/** An answer that sends us elsewhere is not Stripe's. */
const fetchStraight: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? '80' : '443') } as const
}

/** A client that leaves tries to `callStripe`. Its time-out covers the body: it is fetch's. */
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

/** Worth another try with the same idempotency key: a fault on the way or at Stripe, or the same request under way. */
function isPassing(error: unknown): boolean {
  if (error instanceof StripeConnectionError) return true
  if (!(error instanceof StripeError)) return false
  if (error.statusCode === undefined) return error instanceof StripeAPIError
  return [CONFLICT, TOO_MANY_REQUESTS].includes(error.statusCode) || error.statusCode >= SERVER_ERROR
}

/** With fetch as its client the SDK hands out fetch's own headers, whatever its types say. */
function headerOf(headers: object | undefined, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name)
  return new Map<string, unknown>(Object.entries(headers ?? {})).get(name)?.toString() ?? null
}

/** Whether this is the answer to an earlier call under the same key: what it names may have changed since. */
export function isReplayed({ lastResponse }: { lastResponse: { headers: object } }): boolean {
  return headerOf(lastResponse.headers, 'idempotent-replayed') === 'true'
}

/** What Stripe asks for in Retry-After, else a moment with jitter that grows. */
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

/** Whether Stripe says that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return stripeErrorOf(error)?.code === 'resource_missing'
}

/** Whether Stripe said that the fault is its own. */
function isServerFault(error: unknown): boolean {
  return (stripeErrorOf(error)?.statusCode ?? 0) >= SERVER_ERROR
}

/** A failure after which Stripe may still be at work on what was asked: it never said that it has ended. */
export function asUnknown(error: unknown): unknown {
  if (!(error instanceof ProviderFailure) || error.kind !== 'away') return error
  const hasEnded = isServerFault(error) || stripeErrorOf(error)?.statusCode === TOO_MANY_REQUESTS
  return hasEnded ? error : new ProviderFailure('unknown', error.message, { cause: error.cause })
}

/** Whether Stripe says that it has one by this name already. */
export function isTaken(error: unknown): boolean {
  return error instanceof ProviderFailure && /already|in use/i.test(error.message)
}

/** What says something of Stripe, or of our keys; a card that is declined or a thing that is unknown does not. */
function saysOfStripe(error: unknown): boolean {
  if (!(error instanceof ProviderFailure)) return true
  const { statusCode } = stripeErrorOf(error) ?? {}
  return error.kind === 'away' || statusCode === UNAUTHORIZED || statusCode === FORBIDDEN
}

/**
 * Asks Stripe within the deadline of `call`, a few times where that may help.
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
 * Makes something under a fixed idempotency key. A fault of Stripe's own is repeated for a day under the same key: after
 * one, what may have been made is looked for, and made under another key where there is none.
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
