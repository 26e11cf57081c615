import type { Stripe } from 'stripe'
import { SECOND_MS } from '#app/config/time.ts'
import type { SubscriptionSnapshot } from '#app/models/billing/subscription-snapshot.ts'
import type { SubscriptionStatus } from '#app/models/billing/subscription-status.ts'
import type { Call, PaymentProvider } from '../port.ts'
import { asUnknown, callStripe, createOnce, isMissing } from './call.server.ts'
import { planOfRhythm, type PriceOf } from './prices.server.ts'

/** More than any customer has: one ends before the next begins. */
const MAX_SUBSCRIPTIONS = 100

/** Stripe's states mapped to ours. A subscription that was never paid counts as none, and a paused one as unpaid. */
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

/** Maps a Stripe subscription. The period is on its item; the portal may cancel by date instead of at the period's end. */
function snapshotOf(subscription: Stripe.Subscription): SubscriptionSnapshot {
  const [item] = subscription.items.data
  const ends = [item?.current_period_end, subscription.cancel_at, subscription.ended_at].filter(
    (seconds) => typeof seconds === 'number',
  )
  return {
    id: subscription.id,
    status: STATUS.get(subscription.status) ?? 'free',
    planId: planOfRhythm(item?.price.recurring ?? null),
    periodEnd: ends.length > 0 ? new Date(Math.min(...ends) * SECOND_MS) : null,
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
    // An ended subscription can no longer be cancelled.
    if (!isMissing(error)) throw error
  }
}

/** All of a customer's subscriptions. */
async function list(stripe: Stripe, customerId: string, call: Call): Promise<Stripe.Subscription[]> {
  const query = { customer: customerId, status: 'all', limit: MAX_SUBSCRIPTIONS } as const
  return (await callStripe(() => stripe.subscriptions.list(query), call)).data
}

type Purchase = Parameters<PaymentProvider['subscribe']>[0]

async function subscribe(options: {
  stripe: Stripe
  purchase: Purchase
  price: string
  call: Call
}): Promise<SubscriptionSnapshot> {
  const { stripe, purchase, price, call } = options
  const { customerId, accountId, setupIntentId, paymentMethodId } = purchase
  const subscription: Stripe.SubscriptionCreateParams = {
    customer: customerId,
    items: [{ price }],
    default_payment_method: paymentMethodId,
    off_session: true,
    // A declined card leaves no subscription behind.
    payment_behavior: 'error_if_incomplete',
    metadata: { kopru_account: accountId, setup_intent: setupIntentId },
  }
  const made = createOnce({
    key: `kopru-subscription-${setupIntentId}`,
    create: (request) => stripe.subscriptions.create(subscription, request),
    find: async () =>
      (await list(stripe, customerId, call)).find(({ metadata }) => metadata['setup_intent'] === setupIntentId),
    call,
  })
  try {
    return snapshotOf(await made)
  } catch (error) {
    throw asUnknown(error)
  }
}

/** Stripe accepts one of the two fields per call. Undoing clears whichever is set: the portal may set a date. */
async function setEnding(
  stripe: Stripe,
  { subscriptionId, isEnding }: { subscriptionId: string; isEnding: boolean },
  call: Call,
): Promise<void> {
  async function takeBack(): Promise<Stripe.SubscriptionUpdateParams> {
    const now = await callStripe(() => stripe.subscriptions.retrieve(subscriptionId), call)
    return now.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' }
  }
  const change = isEnding ? { cancel_at_period_end: true } : await takeBack()
  await callStripe(() => stripe.subscriptions.update(subscriptionId, change), call)
}

export function createSubscriptions(stripe: Stripe, priceOf: PriceOf): Subscriptions {
  return {
    listSubscriptions: async (customerId, call) => (await list(stripe, customerId, call)).map(snapshotOf),

    async subscribe(purchase, call) {
      const { id: price } = await priceOf(purchase.planId, call)
      return subscribe({ stripe, purchase, price, call })
    },

    setEnding: (request, call) => setEnding(stripe, request, call),
    cancelNow: (subscriptionId, call) => cancelNow(stripe, subscriptionId, call),
  }
}
