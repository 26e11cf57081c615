import { BILLING_DEADLINE_MS, PAYMENTS_OFF_RETRY_SECONDS } from '#app/config/billing.ts'
import { env } from '#app/config/env.server.ts'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/http.ts'
import { AppError, type Sentence } from '#app/errors.ts'
import { log } from '#app/log.server.ts'
import { type Call, type PaymentProvider, ProviderFailure } from './port.ts'

// Imported only when needed: the SDK slows every start and uses memory.
const stripe = env.stripe && (await import('./provider.stripe.server.ts'))
let provider: PaymentProvider | undefined

/** The payment provider; undefined if payments are off. */
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
 * Runs an interactive call to the provider, within one deadline for all of it.
 *
 * @param sentence the message for the learner if it fails.
 * @throws AppError PROVIDER_UNAVAILABLE if payments are off or the provider cannot be reached.
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
