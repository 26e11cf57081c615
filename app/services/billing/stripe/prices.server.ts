import type { Stripe } from 'stripe'
import { CURRENCY, type Plan, PLAN_IDS, type PlanId, PLANS, PRODUCT_ID, PRODUCT_NAME } from '#app/config/billing.ts'
import type { StripeSettings } from '#app/config/env/services.ts'
import { type Call, ProviderFailure } from '../port.ts'
import { callStripe, createOnce, isReplayed, isTaken } from './call.server.ts'
import type { Memory } from './memory.server.ts'

export interface KnownPrice {
  id: string
  productId: string
}

/** Finds the price of a plan, from a cache of Stripe's answers. */
export type PriceOf = (planId: PlanId, call: Call) => Promise<KnownPrice>

type Recurring = { interval: string; interval_count: number } | null

/** The plan with this billing interval; null if none has it. */
export function planOfRhythm(recurring: Recurring): PlanId | null {
  const id = PLAN_IDS.find((planId) => {
    const { interval, intervalCount } = PLANS[planId]
    return recurring?.interval === interval && recurring.interval_count === intervalCount
  })
  return id ?? null
}

/** Nobody is charged an amount other than the one shown. */
function requireAsShown(price: Stripe.Price, plan: Plan): KnownPrice {
  const isRight =
    price.active &&
    price.currency === CURRENCY.toLowerCase() &&
    price.unit_amount === plan.amountCents &&
    planOfRhythm(price.recurring) === plan.id
  if (!isRight) throw new ProviderFailure('refused', `The price ${price.id} is not what the plan ${plan.id} costs.`)
  return { id: price.id, productId: typeof price.product === 'string' ? price.product : price.product.id }
}

async function findByLookupKey(stripe: Stripe, plan: Plan, call: Call): Promise<Stripe.Price | undefined> {
  const query = { lookup_keys: [plan.lookupKey], active: true, limit: 1 }
  const { data } = await callStripe(() => stripe.prices.list(query), call)
  return data[0]
}

async function createProduct(stripe: Stripe, call: Call): Promise<void> {
  try {
    await callStripe(() => stripe.products.create({ id: PRODUCT_ID, name: PRODUCT_NAME }), call)
  } catch (error) {
    if (!isTaken(error)) throw error
  }
}

async function createPrice(stripe: Stripe, plan: Plan, call: Call): Promise<Stripe.Price> {
  await createProduct(stripe, call)
  const price = {
    product: PRODUCT_ID,
    currency: CURRENCY.toLowerCase(),
    unit_amount: plan.amountCents,
    recurring: { interval: plan.interval, interval_count: plan.intervalCount },
    lookup_key: plan.lookupKey,
    // An archived price may still hold the key.
    transfer_lookup_key: true,
  }
  const made = await createOnce<Stripe.Price | Stripe.Response<Stripe.Price>>({
    key: `kopru-price-${plan.lookupKey}-${plan.amountCents}`,
    create: (options) => stripe.prices.create(price, options),
    find: () => findByLookupKey(stripe, plan, call),
    call,
  })
  if (!('lastResponse' in made) || !isReplayed(made)) return made
  // A price created today may have been archived today.
  return (await findByLookupKey(stripe, plan, call)) ?? callStripe(() => stripe.prices.create(price), call)
}

/** Prices by configured ID, otherwise by lookup key; created if missing. */
export function createPrices(options: {
  stripe: Stripe
  configured: StripeSettings['prices']
  memory: Memory<KnownPrice>
}): PriceOf {
  const { stripe, configured, memory } = options
  async function ask(planId: PlanId, call: Call): Promise<KnownPrice> {
    const plan = PLANS[planId]
    const id = configured[planId]
    if (id !== undefined) return requireAsShown(await callStripe(() => stripe.prices.retrieve(id), call), plan)
    const found = await findByLookupKey(stripe, plan, call)
    return requireAsShown(found ?? (await createPrice(stripe, plan, call)), plan)
  }
  return (planId, call) => memory.recall(planId, () => ask(planId, call))
}
