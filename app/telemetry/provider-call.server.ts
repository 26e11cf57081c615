import { failureOf } from '#app/models/providers/provider-outcome.ts'
import { metrics, secondsSince } from './metrics.server.ts'
import { traced } from './trace.server.ts'

/** The providers, by the names operators know. */
type Called =
  | 'openai'
  | 'server'
  | 'kokoro'
  | 'espeak'
  | 'stripe'
  | 'google'
  | 'smtp'
  | 'outbox'
  | 's3'
  | 'disk'
  | 'mux'

interface ProviderCall {
  provider: Called
  /** What the call is for, in one word. */
  purpose: string
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/**
 * Times a call to a provider. A failure is recorded as one of FAILURE_REASONS.
 *
 * @param options.isFailure whether what it answered means that it failed, where it does not throw.
 */
export async function timedCall<Result>(
  options: ProviderCall & { isFailure?: (result: Result) => boolean },
  work: () => Promise<Result>,
): Promise<Result> {
  const { provider, purpose, isFailure = () => false } = options
  const startedAt = performance.now()
  let outcome = 'ok'
  try {
    const result = await traced({ name: `${provider} ${purpose}`, kind: 'client', attributes: { provider } }, work)
    if (isFailure(result)) outcome = 'fault'
    return result
  } catch (error) {
    outcome = isAbort(error) ? 'given up' : failureOf(error).reason
    throw error
  } finally {
    metrics.callSeconds.observe({ provider, purpose, outcome }, secondsSince(startedAt))
  }
}
