import type { PlanId } from '#app/config/billing.ts'
import { env } from '#app/config/env.server.ts'
import { AppError } from '#app/errors.ts'
import { isSubscribed } from '#app/models/accounts/current-user.ts'
import { findAccount, markCheckout } from '#app/models/billing/billing-account.server.ts'
import type { SubscriptionSnapshot } from '#app/models/billing/subscription-snapshot.ts'
import { sitePath } from '#app/models/notifications/site-path.ts'
import type { BillingUser } from './billing-user.ts'
import type { Call, PaymentProvider } from './port.ts'
import { withProvider } from './provider.server.ts'

const DEFAULT_RETURN_PATH = '/settings'

const addressOf = (path: string) => `${env.APP_URL}${sitePath(path) ?? DEFAULT_RETURN_PATH}`

/** Whether Stripe allows a switch: an unpaid or ending subscription has to be fixed first. */
function canSwitch({ status, isEnding }: SubscriptionSnapshot): boolean {
  return (status === 'active' || status === 'trialing') && !isEnding
}

/** The portal for a learner with a running subscription, opened at the confirmation of a switch to another plan. */
export async function portalFor(options: {
  customerId: string
  returnPath: string
  running: SubscriptionSnapshot
  planId: PlanId
  provider: PaymentProvider
  call: Call
}): Promise<{ url: string }> {
  const { customerId, returnPath, running, planId, provider, call } = options
  const { id: subscriptionId, itemId } = running
  const isSwitch = running.planId !== planId && itemId !== null && canSwitch(running)
  const switchTo = isSwitch ? { subscriptionId, itemId, planId } : undefined
  const request = { customerId, returnUrl: addressOf(returnPath), ...(switchTo && { switchTo }) }
  return provider.openPortal(request, call)
}

/**
 * The URL of Stripe's portal, where a learner manages card, invoices and subscription.
 *
 * @param options.returnPath the path on our site to return to.
 * @throws AppError CONFLICT if the learner never paid here, PROVIDER_UNAVAILABLE
 */
export async function openPortal(options: { user: BillingUser; returnPath: string }): Promise<{ url: string }> {
  const { user, returnPath } = options
  return withProvider(
    (copy) => copy.portalFailed,
    async (provider, call) => {
      const account = await findAccount({ userId: user.id })
      const hasPro = isSubscribed(user, new Date())
      if (!account?.customerId)
        throw new AppError('CONFLICT', (copy) => (hasPro ? copy.notBoughtHere : copy.noBillingYet))
      // The sweep checks for changes made there, in case no webhook arrives.
      await markCheckout(account.id)
      return provider.openPortal({ customerId: account.customerId, returnUrl: addressOf(returnPath) }, call)
    },
  )
}
