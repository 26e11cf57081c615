import { AppError } from '#app/errors.ts'
import { findAccount } from '#app/models/billing/billing-account.server.ts'
import type { PaymentFinding } from '#app/models/billing/payment-outcome.ts'
import type { BillingUser } from './billing-user.ts'
import { withProvider } from './provider.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/**
 * The outcome of a learner's checkout, according to Stripe. A completed one updates their subscription, whether or not a
 * webhook arrived.
 *
 * @throws AppError NOT_FOUND for another learner's session, PROVIDER_UNAVAILABLE
 */
export async function confirmCheckout(options: { user: BillingUser; sessionId: string }): Promise<PaymentFinding> {
  const { user, sessionId } = options
  const account = await findAccount({ userId: user.id })
  // No need to ask Stripe: without a customer there is no payment.
  if (!account?.customerId) throw new AppError('NOT_FOUND', (copy) => copy.paymentUnknown)
  const { id: accountId, customerId } = account
  return withProvider(
    (copy) => copy.subscriptionFailed,
    async (provider, call) => {
      const session = await provider.findCheckout(sessionId, call)
      if (session?.customerId !== customerId) throw new AppError('NOT_FOUND', (copy) => copy.paymentUnknown)
      const { state, isPaid, subscriptionId } = session
      if (state !== 'complete') return { step: state }
      const { status, all } = await syncSubscription({ accountId, customerId, provider, call })
      const begun = all.find(({ id }) => id === subscriptionId)?.status ?? null
      return { step: isPaid ? 'paid' : 'unreceived', begun, status }
    },
  )
}
