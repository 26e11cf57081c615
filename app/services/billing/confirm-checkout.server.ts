import { AppError } from '#app/errors.ts'
import type { SubscriptionStatus } from '#app/models/billing/subscription-status.ts'
import type { BillingUser } from './billing-user.ts'

/**
 * Brings the learner's subscription up to date from Stripe after their checkout, whether or not a webhook came.
 *
 * @throws AppError NOT_FOUND for somebody else's session, PROVIDER_UNAVAILABLE
 */
export async function confirmCheckout(options: {
  user: BillingUser
  sessionId: string
}): Promise<{ status: SubscriptionStatus }> {
  throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.paymentsOff, { cause: options.sessionId })
}
