import type { PlanId } from '#app/config/billing.ts'
import { AppError } from '#app/errors.ts'
import type { SetupForPayment } from '#app/models/billing/subscribe-path.ts'
import type { BillingUser } from './billing-user.ts'

/**
 * What /subscribe needs to take a card for a plan (models/billing/subscribe-path.ts makes its address).
 *
 * @throws AppError PROVIDER_UNAVAILABLE, or CONFLICT where a subscription runs already.
 */
export async function startSetup(options: { user: BillingUser; planId: PlanId }): Promise<SetupForPayment> {
  throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.paymentsOff, { cause: options.planId })
}
