import type { PlanId } from '#app/config/billing.ts'
import { AppError } from '#app/errors.ts'
import { findAccount } from '#app/models/billing/billing-account.server.ts'
import { chooseSubscription, isRunning, type SubscriptionSnapshot } from '#app/models/billing/subscription-snapshot.ts'
import type { SubscriptionStatus } from '#app/models/billing/subscription-status.ts'
import type { BillingUser } from './billing-user.ts'
import type { Call, PaymentProvider } from './port.ts'
import { withProvider } from './provider.server.ts'
import { asOnlyPurchase } from './purchase.server.ts'
import { createSingleFlight } from './single-flight.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

interface Completed {
  subscriptionId: string
  status: SubscriptionStatus
}

const share = createSingleFlight<Completed>()

/** The card, if it is the learner's own and was set up to the end. Others' are not told from ones that never were. */
async function requireSetup(options: {
  user: BillingUser
  setupIntentId: string
  provider: PaymentProvider
  call: Call
}): Promise<{ paymentMethodId: string; planId: PlanId }> {
  const { user, setupIntentId, provider, call } = options
  const account = await findAccount({ userId: user.id })
  const setup = account?.customerId ? await provider.findSetup(setupIntentId, call) : null
  if (!setup || setup.customerId !== account?.customerId) throw new AppError('NOT_FOUND', (copy) => copy.paymentUnknown)
  const { isFinished, paymentMethodId, planId } = setup
  if (!isFinished || paymentMethodId === null || planId === null)
    throw new AppError('CONFLICT', (copy) => copy.paymentUnfinished)
  return { paymentMethodId, planId }
}

/** What was made from this card already, though it may be over by now; else what runs. */
function findExisting(all: SubscriptionSnapshot[], setupIntentId: string): SubscriptionSnapshot | null {
  const made = all.find((subscription) => subscription.setupIntentId === setupIntentId)
  if (made) return made
  const chosen = chooseSubscription(all)
  return chosen && isRunning(chosen.status) ? chosen : null
}

/**
 * Starts the subscription of a card that was set up on /subscribe: one, however often and in parallel it is asked, and
 * none where one runs. A card starts one subscription in its life: to come back to its address later buys nothing.
 *
 * @throws AppError NOT_FOUND for somebody else's, CONFLICT for one that is not finished, VALIDATION_FAILED where the
 *   card is declined, PROVIDER_UNAVAILABLE
 */
export async function completeSubscription(options: { user: BillingUser; setupIntentId: string }): Promise<Completed> {
  const { user, setupIntentId } = options
  const complete = () =>
    withProvider(
      (copy) => copy.subscriptionFailed,
      async (provider, call) => {
        const card = await requireSetup({ user, setupIntentId, provider, call })
        return asOnlyPurchase({ user, provider, call }, async (buyer) => {
          const all = await provider.listSubscriptions(buyer.customerId, call)
          const existing = findExisting(all, setupIntentId)
          const request = { ...buyer, ...card, setupIntentId }
          const { id, status } = existing ?? (await provider.subscribe(request, call))
          await syncSubscription({ ...buyer, provider, call })
          return { subscriptionId: id, status }
        })
      },
    )
  return share(`${user.id}:${setupIntentId}`, complete)
}
