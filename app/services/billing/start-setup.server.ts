import { type PlanId, PLANS } from '#app/config/billing.ts'
import { AppError } from '#app/errors.ts'
import type { SetupForPayment } from '#app/models/billing/subscribe-path.ts'
import type { BillingUser } from './billing-user.ts'
import { findRunning } from './current-subscription.server.ts'
import { withProvider } from './provider.server.ts'
import { asOnlyPurchase } from './purchase.server.ts'

/**
 * What /subscribe needs to take a card for a plan (models/billing/subscribe-path.ts builds its URL). Charges nothing.
 *
 * @throws AppError PROVIDER_UNAVAILABLE; CONFLICT if a subscription is already running.
 */
export async function startSetup(options: { user: BillingUser; planId: PlanId }): Promise<SetupForPayment> {
  const { user, planId } = options
  return withProvider(
    (copy) => copy.checkoutFailed,
    (provider, call) =>
      asOnlyPurchase({ user, provider, call }, async (buyer) => {
        const running = await findRunning({ user, buyer, provider, call })
        if (running) throw new AppError('CONFLICT', (copy) => copy.alreadySubscribed)
        const { clientSecret } = await provider.createSetup({ ...buyer, planId }, call)
        return { clientSecret, amount: PLANS[planId].amountCents, planId, billingCycle: planId }
      }),
  )
}
