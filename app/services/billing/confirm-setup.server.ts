import { AppError } from '#app/errors.ts'
import { findAccount } from '#app/models/billing/billing-account.server.ts'
import type { PaymentFinding } from '#app/models/billing/payment-outcome.ts'
import type { BillingUser } from './billing-user.ts'
import { isSetupOver } from './own-setup.server.ts'
import { withProvider } from './provider.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/**
 * The outcome of a card setup on /subscribe, according to Stripe. Starts nothing, but updates a subscription that was
 * already started.
 *
 * @throws AppError NOT_FOUND for another learner's setup, PROVIDER_UNAVAILABLE
 */
export async function confirmSetup(options: { user: BillingUser; setupIntentId: string }): Promise<PaymentFinding> {
  const { user, setupIntentId } = options
  const account = await findAccount({ userId: user.id })
  // No need to ask Stripe: without a customer there is no setup.
  if (!account?.customerId) throw new AppError('NOT_FOUND', (copy) => copy.paymentUnknown)
  const { id: accountId, customerId } = account
  return withProvider(
    (copy) => copy.subscriptionFailed,
    async (provider, call) => {
      const setup = await provider.findSetup(setupIntentId, call)
      // A setup without a plan is a card change in the portal.
      if (setup?.customerId !== customerId || setup.planId === null)
        throw new AppError('NOT_FOUND', (copy) => copy.paymentUnknown)
      const { state } = setup
      if (state !== 'succeeded') return { step: state }
      const { status, all } = await syncSubscription({ accountId, customerId, provider, call })
      const begun = all.find((subscription) => subscription.setupIntentId === setupIntentId)?.status ?? null
      return { step: isSetupOver(setup, new Date()) ? 'over' : 'saved', begun, status }
    },
  )
}
