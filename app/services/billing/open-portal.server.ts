import { AppError } from '#app/errors.ts'
import type { BillingUser } from './billing-user.ts'

/**
 * Where a learner manages card, invoices and subscription at Stripe.
 *
 * @param options.returnPath a path of ours that the portal leads back to.
 * @throws AppError CONFLICT for who never paid here, PROVIDER_UNAVAILABLE
 */
export async function openPortal(options: { user: BillingUser; returnPath: string }): Promise<{ url: string }> {
  throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.paymentsOff, { cause: options.returnPath })
}
