import { setTimeout as wait } from 'node:timers/promises'
import { APIConnectionError, APIError } from 'openai'
import { PROVIDER_BACKOFF_MS, PROVIDER_MAX_BACKOFF_MS, PROVIDER_MAX_TRIES } from '#app/config/speech.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { raceAbort } from './abort.server.ts'

interface Options<T> {
  /** One attempt. Its signal ends the whole call, including the response body. */
  attempt: (signal: AbortSignal) => Promise<T>
  /** For everything together: attempts, waits and the response body. */
  deadlineMs: number
  signal?: AbortSignal | undefined
}

const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

/** Worth a retry: the connection broke, or the provider is overloaded or failed. */
function isPassing(error: unknown): boolean {
  if (error instanceof APIConnectionError) return true
  if (error instanceof APIError) return error.status === TOO_MANY_REQUESTS || Number(error.status) >= SERVER_ERROR
  // fetch's error for a truncated body.
  return error instanceof TypeError && error.message === 'terminated'
}

/** The wait in Retry-After, otherwise a short one with jitter, so that parallel calls do not retry at once. */
function backoffMs(error: unknown): number {
  const asked = error instanceof APIError ? Number(error.headers?.get('retry-after')) * SECOND_MS : 0
  const own = PROVIDER_BACKOFF_MS * (1 + Math.random())
  return Math.min(PROVIDER_MAX_BACKOFF_MS, asked > 0 ? asked : own)
}

/**
 * Calls a provider with a total deadline: the SDK's own timeout ends when the headers arrive, and its waits between
 * retries have no deadline. Rejects with the last error, a TimeoutError, or the caller's abort reason.
 */
export async function callProvider<T>({ attempt, deadlineMs, signal }: Options<T>): Promise<T> {
  const deadline = AbortSignal.timeout(deadlineMs)
  const ends = signal ? AbortSignal.any([deadline, signal]) : deadline
  for (let tries = 1; ; tries += 1) {
    try {
      return await raceAbort(attempt(ends), ends)
    } catch (error) {
      ends.throwIfAborted()
      if (tries >= PROVIDER_MAX_TRIES || !isPassing(error)) throw error
      await raceAbort(wait(backoffMs(error), undefined, { ref: true }), ends)
    }
  }
}
