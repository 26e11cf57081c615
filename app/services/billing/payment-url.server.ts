import type { PlanId } from '#app/config/billing.ts'
import { type CurrentUser, isSubscribed } from '#app/models/accounts/current-user.ts'
import { subscribePath } from '#app/models/billing/subscribe-path.ts'
import { billing } from './billing.server.ts'
import { startCheckout } from './start-checkout.server.ts'
import { startSetup } from './start-setup.server.ts'

/**
 * The URL of the payment page: Stripe's, or ours if BILLING_UI says so. A running subscription is always changed on
 * Stripe's page.
 *
 * @param options.page `checkout` asks for Stripe's page.
 * @throws AppError PROVIDER_UNAVAILABLE, CONFLICT
 */
export async function paymentUrl(options: {
  user: CurrentUser
  planId: PlanId
  attemptKey: string
  page: 'checkout' | undefined
  now: Date
}): Promise<string> {
  const { user, planId, attemptKey, page, now } = options
  const isOurs = billing().ui === 'elements' && page === undefined && !isSubscribed(user, now)
  if (isOurs) return subscribePath(await startSetup({ user, planId }))
  const { url } = await startCheckout({ user, planId, attemptKey })
  return url
}
