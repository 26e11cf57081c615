import { AppError } from '#app/errors.ts'
import type { SubscriptionStatus } from '#app/models/billing/subscription-status.ts'
import type { BillingUser } from './billing-user.ts'

/**
 * Starts the subscription of a card that was set up on /subscribe: one, however often and in parallel it is asked.
 *
 * @throws AppError NOT_FOUND for somebody else's, CONFLICT for one that is not finished, VALIDATION_FAILED where the
 *   card is declined, PROVIDER_UNAVAILABLE
 */
export async function completeSubscription(options: {
  user: BillingUser
  setupIntentId: string
}): Promise<{ subscriptionId: string; status: SubscriptionStatus }> {
  throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.paymentsOff, { cause: options.setupIntentId })
}
