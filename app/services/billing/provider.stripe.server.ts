import type { StripeSettings } from '#app/config/env/services.ts'
import { type Call, type PaymentProvider, ProviderFailure } from './port.ts'
import { createStripeClient } from './stripe/call.server.ts'
import { createCheckouts } from './stripe/checkouts.server.ts'
import { createCustomers } from './stripe/customers.server.ts'
import { readStripeEvent } from './stripe/events.server.ts'
import { createMemory } from './stripe/memory.server.ts'
import { createPortal } from './stripe/portal.server.ts'
import { createPrices, type KnownPrice } from './stripe/prices.server.ts'
import { createSubscriptions } from './stripe/subscriptions.server.ts'

type Ask<Request, Result> = (request: Request, call: Call) => Promise<Result>

/** Stripe through its SDK, with a pinned API version (app/config/billing.ts). */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createStripeClient(settings)
  const prices = createMemory<KnownPrice>()
  const portals = createMemory<string>()
  const priceOf = createPrices({ stripe, configured: settings.prices, memory: prices })
  const { subscribe, ...subscriptions } = createSubscriptions(stripe, priceOf)
  const { openCheckout, ...checkouts } = createCheckouts(stripe, priceOf)
  const { openPortal } = createPortal({ stripe, priceOf, memory: portals })

  /** A refusal may come from a cached price or portal that Stripe no longer has, so both are dropped from memory. */
  function withFreshMemory<Request, Result>(ask: Ask<Request, Result>): Ask<Request, Result> {
    return async (request, call) => {
      try {
        return await ask(request, call)
      } catch (error) {
        if (error instanceof ProviderFailure && error.kind === 'refused') {
          prices.forget()
          portals.forget()
        }
        throw error
      }
    }
  }

  return {
    ...createCustomers(stripe),
    ...subscriptions,
    ...checkouts,
    subscribe: withFreshMemory(subscribe),
    openCheckout: withFreshMemory(openCheckout),
    openPortal: withFreshMemory(openPortal),
    readEvent: (request) => readStripeEvent({ stripe, secrets: settings.webhookSecrets, ...request }),
  }
}
