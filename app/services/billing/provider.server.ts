import { BILLING_DEADLINE_MS, PAYMENTS_OFF_RETRY_SECONDS } from '#app/config/billing.ts'
import { env } from '#app/config/env.server.ts'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/http.ts'
import { AppError, type Sentence } from '#app/errors.ts'
import { log } from '#app/log.server.ts'
import { type Call, type PaymentProvider, ProviderFailure } from './port.ts'

// Read only where it is wanted: an SDK costs every start its time and its memory.
const stripe = env.stripe && (await import('./provider.stripe.server.ts'))
let provider: PaymentProvider | undefined

/** Who takes the money here; undefined where payments are off. */
export function findProvider(): PaymentProvider | undefined {
  if (env.stripe && stripe) provider ??= stripe.createStripeProvider(env.stripe)
  return provider
}

function unavailable(sentence: Sentence, retryAfterSeconds: number, cause?: unknown): AppError {
  return new AppError('PROVIDER_UNAVAILABLE', sentence, { retryAfterSeconds, cause })
}

function refusalOf(error: unknown, sentence: Sentence): unknown {
  if (!(error instanceof ProviderFailure)) return error
  const { kind, message } = error
  if (kind === 'declined')
    return new AppError('VALIDATION_FAILED', (copy) => copy.cardDeclined(message), { cause: error })
  log.error({ kind, reason: message }, 'Stripe failed')
  return unavailable(sentence, PROVIDER_RETRY_AFTER_SECONDS, error)
}

/**
 * Does what somebody waits for at the provider, within one deadline for all of it.
 *
 * @param sentence what they read where it fails.
 * @throws AppError PROVIDER_UNAVAILABLE where payments are off, or the provider is away.
 */
export async function withProvider<T>(
  sentence: Sentence,
  work: (provider: PaymentProvider, call: Call) => Promise<T>,
): Promise<T> {
  const found = findProvider()
  if (!found) throw unavailable((copy) => copy.paymentsOff, PAYMENTS_OFF_RETRY_SECONDS)
  try {
    return await work(found, { signal: AbortSignal.timeout(BILLING_DEADLINE_MS) })
  } catch (error) {
    throw refusalOf(error, sentence)
  }
}
