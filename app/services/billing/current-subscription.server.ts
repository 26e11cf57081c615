import { AppError } from '#app/errors.ts'
import { isSubscribed } from '#app/models/accounts/current-user.ts'
import { chooseSubscription, isRunning, type SubscriptionSnapshot } from '#app/models/billing/subscription-snapshot.ts'
import type { BillingUser } from './billing-user.ts'
import type { Call, PaymentProvider } from './port.ts'

/** The subscription for which no second one is sold, by Stripe's own word; null where none runs. */
export async function findRunning(options: {
  customerId: string
  provider: PaymentProvider
  call: Call
}): Promise<SubscriptionSnapshot | null> {
  const { customerId, provider, call } = options
  const chosen = chooseSubscription(await provider.listSubscriptions(customerId, call))
  return chosen && isRunning(chosen.status) ? chosen : null
}

/**
 * Whoever has Pro although no subscription runs was given it, and is sold none on top of it.
 *
 * @throws AppError CONFLICT
 */
export function requireUnpaid(user: BillingUser): void {
  if (isSubscribed(user, new Date())) throw new AppError('CONFLICT', (copy) => copy.proAlready)
}
