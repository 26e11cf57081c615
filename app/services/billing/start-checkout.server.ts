import { PAYMENT_SUCCESS_PATH, type PlanId } from '#app/config/billing.ts'
import { env } from '#app/config/env.server.ts'
import { UPGRADE_PATH } from '#app/config/navigation.ts'
import { markCheckout } from '#app/models/billing/billing-account.server.ts'
import type { BillingUser } from './billing-user.ts'
import { findRunning } from './current-subscription.server.ts'
import type { Call, PaymentProvider } from './port.ts'
import { portalFor } from './open-portal.server.ts'
import { withProvider } from './provider.server.ts'
import { asOnlyPurchase, type Buyer } from './purchase.server.ts'
import { createSingleFlight } from './single-flight.server.ts'

interface CheckoutWish {
  planId: PlanId
  /** A UUID generated with the form, so submitting it twice makes one checkout. */
  attemptKey: string
}

const share = createSingleFlight<{ url: string }>()

/** Filled in by Stripe; must not be URL-encoded. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}'

async function checkout(options: {
  user: BillingUser
  buyer: Buyer
  wish: CheckoutWish
  provider: PaymentProvider
  call: Call
}): Promise<{ url: string }> {
  const { user, buyer, wish, provider, call } = options
  const { customerId, accountId } = buyer
  const { planId } = wish
  // Reuses a page that is open in another tab, and closes those for other plans. Running subscriptions are read
  // afterwards: a page that could not be closed was paid.
  const open = await provider.closeCheckouts({ customerId, exceptPlan: planId }, call)
  const running = await findRunning({ user, buyer, provider, call })
  if (running) {
    if (open) await provider.closeCheckouts({ customerId, exceptPlan: null }, call)
    return portalFor({ customerId, returnPath: UPGRADE_PATH, running, planId, provider, call })
  }
  await markCheckout(accountId)
  if (open) return open
  const successUrl = `${env.APP_URL}${PAYMENT_SUCCESS_PATH}?session_id=${SESSION_ID}`
  const cancelUrl = `${env.APP_URL}${UPGRADE_PATH}`
  return provider.openCheckout({ ...buyer, ...wish, successUrl, cancelUrl }, call)
}

/**
 * The URL where a learner pays for a plan at Stripe. A learner with a running subscription goes to the billing portal
 * instead, at the confirmation of the switch if they chose the other plan.
 *
 * @throws AppError CONFLICT if the learner has gifted Pro, PROVIDER_UNAVAILABLE
 */
export async function startCheckout(options: { user: BillingUser } & CheckoutWish): Promise<{ url: string }> {
  const { user, planId, attemptKey } = options
  const start = () =>
    withProvider(
      (copy) => copy.checkoutFailed,
      (provider, call) =>
        asOnlyPurchase({ user, provider, call }, (buyer) =>
          checkout({ user, buyer, wish: { planId, attemptKey }, provider, call }),
        ),
    )
  return share(`${user.id}:${planId}`, start)
}
