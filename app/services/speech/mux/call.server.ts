import Mux, { APIError } from '@mux/mux-node'
import { MUX_MAX_RETRIES, MUX_TRY_TIMEOUT_MS } from '#app/config/mux.ts'
import type { MuxSettings } from '#app/config/env/services.ts'
import { noteOutcome } from '#app/models/providers/provider-outcome.server.ts'
import { timedCall } from '#app/telemetry/provider-call.server.ts'
import { type Call, HostFailure } from './port.ts'

const NOT_FOUND = 404
const SERVER_ERROR = 500
/** Timeout, conflict, too many requests. */
const PASSING = [408, 409, 429]

/** The SDK falls back to environment variables, so every setting is passed. */
export function createMuxClient(settings: MuxSettings): Mux {
  return new Mux({
    tokenId: settings.tokenId,
    tokenSecret: settings.tokenSecret,
    jwtSigningKey: settings.signingKeyId,
    jwtPrivateKey: settings.signingPrivateKey,
    webhookSecret: null,
    authorizationToken: null,
    baseURL: settings.apiBase ?? 'https://api.mux.com',
    maxRetries: MUX_MAX_RETRIES,
    timeout: MUX_TRY_TIMEOUT_MS,
    logLevel: 'off',
    // Mux does not redirect, so a redirect is not from Mux.
    fetchOptions: { redirect: 'error' },
  })
}

function failureOf(error: unknown): HostFailure {
  const message = error instanceof Error ? error.message : String(error)
  const status = error instanceof APIError ? error.status : undefined
  const isPassing = status === undefined || PASSING.includes(status) || status >= SERVER_ERROR
  return new HostFailure(isPassing ? 'away' : 'refused', message, { cause: error })
}

/** Whether Mux says that the object does not exist. */
function isMissing(error: unknown): boolean {
  const cause = error instanceof HostFailure ? error.cause : error
  return cause instanceof APIError && cause.status === NOT_FOUND
}

/** Calls Mux within the deadline of `call`; the SDK retries temporary failures. @throws HostFailure */
export async function callMux<T>(ask: (options: { signal: AbortSignal }) => Promise<T>, { signal }: Call): Promise<T> {
  try {
    const answer = await timedCall({ provider: 'mux', purpose: 'audio' }, () => ask({ signal }))
    noteOutcome({ provider: 'mux' })
    return answer
  } catch (error) {
    if (!isMissing(error)) noteOutcome({ provider: 'mux', error })
    if (signal.aborted) throw new HostFailure('away', 'Mux did not answer in time', { cause: error })
    throw failureOf(error)
  }
}

/** The same for an object that may not exist. */
export async function callMuxFor<T>(
  ask: (options: { signal: AbortSignal }) => Promise<T>,
  call: Call,
): Promise<T | null> {
  try {
    return await callMux(ask, call)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
