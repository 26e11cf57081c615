import { AppError } from '#app/errors.ts'
import { findAccount } from '#app/models/billing/billing-account.server.ts'
import type { SubscriptionStatus } from '#app/models/billing/subscription-status.ts'
import type { BillingUser } from './billing-user.ts'
import { withProvider } from './provider.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/**
 * Brings the learner's subscription up to date from Stripe after their checkout, whether or not a webhook came.
 *
 * @throws AppError NOT_FOUND for somebody else's session, PROVIDER_UNAVAILABLE
 */
export async function confirmCheckout(options: {
  user: BillingUser
  sessionId: string
}): Promise<{ status: SubscriptionStatus }> {
  const { user, sessionId } = options
  return withProvider(
    (copy) => copy.subscriptionFailed,
    async (provider, call) => {
      const account = await findAccount({ userId: user.id })
      const session = account?.customerId ? await provider.findCheckout(sessionId, call) : null
      if (!account?.customerId || session?.customerId !== account.customerId)
        throw new AppError('NOT_FOUND', (copy) => copy.paymentUnknown)
      return syncSubscription({ accountId: account.id, customerId: account.customerId, provider, call })
    },
  )
}
