import type { Stripe } from 'stripe'
import type { SubscriptionSnapshot } from '#app/models/billing/subscription-snapshot.ts'
import type { SubscriptionStatus } from '#app/models/billing/subscription-status.ts'
import type { Call, PaymentProvider } from '../port.ts'
import { callStripe, isMissing } from './call.server.ts'
import { planOfRhythm, type PriceOf } from './prices.server.ts'

const MS_PER_SECOND = 1_000
/** More than anybody has: they end one before they begin another. */
const MAX_SUBSCRIPTIONS = 100

/** Stripe's states in ours. One that was never paid for is none; a paused one is not paid for. */
const STATUS = new Map<string, SubscriptionStatus>([
  ['trialing', 'trialing'],
  ['active', 'active'],
  ['past_due', 'past_due'],
  ['unpaid', 'unpaid'],
  ['paused', 'unpaid'],
  ['canceled', 'canceled'],
  ['incomplete', 'free'],
  ['incomplete_expired', 'free'],
])

/** What it says of itself. The period is its item's; a portal may end it by date instead of by period. */
function snapshotOf(subscription: Stripe.Subscription): SubscriptionSnapshot {
  const [item] = subscription.items.data
  const ends = [item?.current_period_end, subscription.cancel_at, subscription.ended_at].filter(
    (seconds) => typeof seconds === 'number',
  )
  return {
    id: subscription.id,
    status: STATUS.get(subscription.status) ?? 'free',
    planId: planOfRhythm(item?.price.recurring ?? null),
    periodEnd: ends.length > 0 ? new Date(Math.min(...ends) * MS_PER_SECOND) : null,
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    itemId: item?.id ?? null,
    setupIntentId: subscription.metadata['setup_intent'] ?? null,
  }
}

type Subscriptions = Pick<PaymentProvider, 'listSubscriptions' | 'subscribe' | 'setEnding' | 'cancelNow'>

async function cancelNow(stripe: Stripe, subscriptionId: string, call: Call): Promise<void> {
  try {
    await callStripe(() => stripe.subscriptions.cancel(subscriptionId), call)
  } catch (error) {
    // One that has ended is no longer there to be cancelled.
    if (!isMissing(error)) throw error
  }
}

export function createSubscriptions(stripe: Stripe, priceOf: PriceOf): Subscriptions {
  return {
    async listSubscriptions(customerId, call) {
      const query = { customer: customerId, status: 'all', limit: MAX_SUBSCRIPTIONS } as const
      const { data } = await callStripe(() => stripe.subscriptions.list(query), call)
      return data.map(snapshotOf)
    },

    async subscribe({ customerId, accountId, planId, setupIntentId, paymentMethodId }, call) {
      const { id: price } = await priceOf(planId, call)
      const subscription: Stripe.SubscriptionCreateParams = {
        customer: customerId,
        items: [{ price }],
        default_payment_method: paymentMethodId,
        off_session: true,
        // A card that is declined leaves nothing behind.
        payment_behavior: 'error_if_incomplete',
        metadata: { kopru_account: accountId, setup_intent: setupIntentId },
      }
      const idempotencyKey = `kopru-subscription-${setupIntentId}`
      return snapshotOf(await callStripe(() => stripe.subscriptions.create(subscription, { idempotencyKey }), call))
    },

    async setEnding({ subscriptionId, isEnding }, call) {
      // Taking it back takes a date back as well.
      const change: Stripe.SubscriptionUpdateParams = isEnding
        ? { cancel_at_period_end: true }
        : { cancel_at: '', cancel_at_period_end: false }
      await callStripe(() => stripe.subscriptions.update(subscriptionId, change), call)
    },

    cancelNow: (subscriptionId, call) => cancelNow(stripe, subscriptionId, call),
  }
}
