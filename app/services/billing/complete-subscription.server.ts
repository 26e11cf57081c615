import type { PlanId } from '#app/config/billing.ts'
import { AppError } from '#app/errors.ts'
import { markCheckout } from '#app/models/billing/billing-account.server.ts'
import type { SubscriptionStatus } from '#app/models/billing/subscription-status.ts'
import type { BillingUser } from './billing-user.ts'
import { runningAmong } from './current-subscription.server.ts'
import { findOwnSetup, isSetupOver } from './own-setup.server.ts'
import type { Call, PaymentProvider } from './port.ts'
import { withProvider } from './provider.server.ts'
import { asOnlyPurchase, type Buyer } from './purchase.server.ts'
import { createSingleFlight } from './single-flight.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

interface Completed {
  subscriptionId: string
  status: SubscriptionStatus
}

const share = createSingleFlight<Completed>()

interface Options {
  user: BillingUser
  setupIntentId: string
  provider: PaymentProvider
  call: Call
}

interface Card {
  paymentMethodId: string
  planId: PlanId
  createdAt: Date
}

/** The learner's own card setup, if it is complete. Another learner's setup fails like one that does not exist. */
async function requireSetup({ user, setupIntentId, provider, call }: Options): Promise<Card> {
  const setup = await findOwnSetup({ user, setupIntentId, provider, call })
  if (!setup) throw new AppError('NOT_FOUND', (copy) => copy.paymentUnknown)
  const { state, paymentMethodId, planId, createdAt } = setup
  if (state === 'cancelled') throw new AppError('CONFLICT', (copy) => copy.paymentCancelled)
  if (state === 'action') throw new AppError('CONFLICT', (copy) => copy.paymentNeedsAction)
  if (state !== 'succeeded' || paymentMethodId === null || planId === null)
    throw new AppError('CONFLICT', (copy) => copy.paymentUnfinished)
  return { paymentMethodId, planId, createdAt }
}

/** Starts the subscription for a card, unless it was started before or another one is running. */
async function subscribe(card: Card, buyer: Buyer, options: Options): Promise<Completed> {
  const { setupIntentId, provider, call } = options
  const { customerId, accountId } = buyer
  // A payment page open in another tab would charge twice. One that cannot be closed was paid, and is then listed.
  await provider.closeCheckouts({ customerId, exceptPlan: null }, call)
  const all = await provider.listSubscriptions(customerId, call)
  const made = all.find((subscription) => subscription.setupIntentId === setupIntentId)
  const existing = made ?? (await runningAmong(all, { ...options, buyer }))
  if (existing) return { subscriptionId: existing.id, status: existing.status }
  if (isSetupOver(card, new Date())) throw new AppError('CONFLICT', (copy) => copy.paymentTooOld)
  // If Stripe's answer is lost, the sweep checks later.
  await markCheckout(accountId)
  const { paymentMethodId, planId } = card
  const { id, status } = await provider.subscribe({ ...buyer, paymentMethodId, planId, setupIntentId }, call)
  return { subscriptionId: id, status }
}

/**
 * Starts the subscription for a card set up on /subscribe. Repeated or parallel calls start only one, and none is started
 * while another runs. A card can start one subscription, within a day of its setup, so opening its URL later buys
 * nothing.
 *
 * @throws AppError NOT_FOUND for another learner's setup; CONFLICT if it is unfinished or too old, or the learner has
 *   gifted Pro; VALIDATION_FAILED if the card is declined; PROVIDER_UNAVAILABLE
 */
export async function completeSubscription(wish: { user: BillingUser; setupIntentId: string }): Promise<Completed> {
  const { user, setupIntentId } = wish
  const complete = () =>
    withProvider(
      (copy) => copy.subscriptionFailed,
      async (provider, call) => {
        const card = await requireSetup({ ...wish, provider, call })
        return asOnlyPurchase({ user, provider, call }, async (buyer) => {
          const completed = await subscribe(card, buyer, { ...wish, provider, call })
          await syncSubscription({ ...buyer, provider, call })
          return completed
        })
      },
    )
  return share(`${user.id}:${setupIntentId}`, complete)
}
