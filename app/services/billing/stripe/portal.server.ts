import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { PLAN_IDS } from '#app/config/billing.ts'
import type { Call, PaymentProvider } from '../port.ts'
import { callStripe, createOnce } from './call.server.ts'
import type { Memory } from './memory.server.ts'
import type { KnownPrice, PriceOf } from './prices.server.ts'

const MAX_CONFIGURATIONS = 100

function productsOf(prices: KnownPrice[]) {
  const products = [...new Set(prices.map(({ productId }) => productId))]
  return products.map((product) => ({
    product,
    prices: prices.filter(({ productId }) => productId === product).map(({ id }) => id),
  }))
}

/** What a learner may do there: change the card, read invoices, cancel at the end of the period, switch plans. */
function featuresOf(prices: KnownPrice[]): Stripe.BillingPortal.ConfigurationCreateParams.Features {
  return {
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: productsOf(prices),
    },
  }
}

/** A name for this set of features among the account's configurations. */
function nameOf(features: object): string {
  return createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 16)
}

async function findOrCreate(stripe: Stripe, prices: KnownPrice[], call: Call): Promise<string> {
  const features = featuresOf(prices)
  const name = nameOf(features)
  async function find(): Promise<Stripe.BillingPortal.Configuration | undefined> {
    const query = { active: true, limit: MAX_CONFIGURATIONS }
    const { data } = await callStripe(() => stripe.billingPortal.configurations.list(query), call)
    return data.find(({ metadata }) => metadata?.['kopru_portal'] === name)
  }
  const found = await find()
  if (found) return found.id
  const configuration = { features, metadata: { kopru_portal: name } }
  const made = await createOnce({
    key: `kopru-portal-${name}`,
    create: (options) => stripe.billingPortal.configurations.create(configuration, options),
    find,
    call,
  })
  return made.id
}

type PortalRequest = Parameters<PaymentProvider['openPortal']>[0]

function flowOf(
  wish: NonNullable<PortalRequest['switchTo']>,
  options: { price: string; returnUrl: string },
): Stripe.BillingPortal.SessionCreateParams.FlowData {
  const { subscriptionId, itemId } = wish
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscriptionId,
      items: [{ id: itemId, price: options.price, quantity: 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url: options.returnUrl } },
  }
}

/** The billing portal, with our own configuration: Stripe's default one has to be saved by hand first. */
export function createPortal(options: {
  stripe: Stripe
  priceOf: PriceOf
  memory: Memory<string>
}): Pick<PaymentProvider, 'openPortal'> {
  const { stripe, priceOf, memory } = options
  async function configure(call: Call): Promise<string> {
    const prices: KnownPrice[] = []
    for (const planId of PLAN_IDS) prices.push(await priceOf(planId, call))
    return findOrCreate(stripe, prices, call)
  }
  return {
    async openPortal({ customerId, returnUrl, switchTo }, call) {
      const configuration = await memory.recall('portal', () => configure(call))
      const price = switchTo && (await priceOf(switchTo.planId, call)).id
      const session: Stripe.BillingPortal.SessionCreateParams = {
        customer: customerId,
        configuration,
        return_url: returnUrl,
        ...(switchTo && price !== undefined && { flow_data: flowOf(switchTo, { price, returnUrl }) }),
      }
      const { url } = await callStripe(() => stripe.billingPortal.sessions.create(session), call)
      return { url }
    },
  }
}
