import { AppError } from '#app/errors.ts'
import { findAccount } from '#app/models/billing/billing-account.server.ts'
import type { PaymentFinding } from '#app/models/billing/payment-outcome.ts'
import type { BillingUser } from './billing-user.ts'
import { isSetupOver } from './own-setup.server.ts'
import { withProvider } from './provider.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/**
 * What became of a card that a learner set up on /subscribe, by Stripe's word. Starts nothing; what was started before
 * is brought up to date.
 *
 * @throws AppError NOT_FOUND for somebody else's, PROVIDER_UNAVAILABLE
 */
export async function confirmSetup(options: { user: BillingUser; setupIntentId: string }): Promise<PaymentFinding> {
  const { user, setupIntentId } = options
  const account = await findAccount({ userId: user.id })
  // Known before Stripe is asked, or where it never is.
  if (!account?.customerId) throw new AppError('NOT_FOUND', (copy) => copy.paymentUnknown)
  const { id: accountId, customerId } = account
  return withProvider(
    (copy) => copy.subscriptionFailed,
    async (provider, call) => {
      const setup = await provider.findSetup(setupIntentId, call)
      // One without a plan is of a card that was changed in the portal.
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
