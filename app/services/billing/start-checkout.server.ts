import type { PlanId } from '#app/config/billing.ts'
import { AppError } from '#app/errors.ts'
import type { BillingUser } from './billing-user.ts'

/**
 * Where a learner pays for a plan at Stripe. A learner whose subscription runs is not sold a second one: they are led to
 * the billing portal, to the confirmation of the switch where it is another plan.
 *
 * @param options.attemptKey a UUID made with the form, so that a form that is sent twice is one checkout.
 * @throws AppError PROVIDER_UNAVAILABLE, CONFLICT
 */
export async function startCheckout(options: {
  user: BillingUser
  planId: PlanId
  attemptKey: string
}): Promise<{ url: string }> {
  throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.paymentsOff, { cause: options.planId })
}
