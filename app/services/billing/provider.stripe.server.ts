import type { StripeSettings } from '#app/config/env.server.ts'
import type { PaymentProvider } from './port.ts'
import { createStripeClient } from './stripe/call.server.ts'
import { createCheckouts } from './stripe/checkouts.server.ts'
import { createCustomers } from './stripe/customers.server.ts'
import { readStripeEvent } from './stripe/events.server.ts'
import { createPortal } from './stripe/portal.server.ts'
import { createPrices } from './stripe/prices.server.ts'
import { createSubscriptions } from './stripe/subscriptions.server.ts'

/** Stripe through its own SDK, in the shapes of one version of its API (app/config/billing.ts). */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createStripeClient(settings)
  const priceOf = createPrices(stripe, settings.prices)
  return {
    ...createCustomers(stripe),
    ...createSubscriptions(stripe, priceOf),
    ...createCheckouts(stripe, priceOf),
    ...createPortal(stripe, priceOf),
    readEvent: (request) => readStripeEvent({ stripe, secrets: settings.webhookSecrets, ...request }),
  }
}
