import type { PlanId } from '#app/config/billing.ts'
import type { SetupState } from '#app/models/billing/payment-outcome.ts'
import type { SubscriptionSnapshot } from '#app/models/billing/subscription-snapshot.ts'

/** Every call ends soon after its signal aborts. */
export interface Call {
  signal: AbortSignal
}

export interface CheckoutRequest {
  customerId: string
  /** ID of the billing account (models/billing). */
  accountId: string
  planId: PlanId
  /** Calls with the same key make one checkout. */
  attemptKey: string
  successUrl: string
  cancelUrl: string
}

export interface FoundCheckout {
  customerId: string | null
  state: 'open' | 'expired' | 'complete'
  /** The money arrived, or none was due. */
  isPaid: boolean
  /** The subscription it started; null until it is complete. */
  subscriptionId: string | null
}

export interface FoundSetup {
  customerId: string | null
  state: SetupState
  paymentMethodId: string | null
  planId: PlanId | null
  /** The billing account it was made for. */
  accountId: string | null
  /** Only for the browser of the payer. */
  clientSecret: string | null
  createdAt: Date
}

/** The IDs in a webhook. Everything else is fetched. */
export interface ProviderEvent {
  id: string
  type: string
  customerId: string | null
  /** ID of the event's object: a setup or a subscription. */
  objectId: string | null
}

/** The payment provider. Every method is idempotent and can be retried after any failure. All throw `ProviderFailure`. */
export interface PaymentProvider {
  /** The customer of a billing account, created if there is none. */
  customerOf: (account: { accountId: string; email: string; name: string }, call: Call) => Promise<string>
  /** All of a customer's subscriptions, including ended ones. */
  listSubscriptions: (customerId: string, call: Call) => Promise<SubscriptionSnapshot[]>
  /** Closes the customer's open payment pages, except one for this plan. */
  closeCheckouts: (
    request: { customerId: string; exceptPlan: PlanId | null },
    call: Call,
  ) => Promise<{ url: string } | null>
  openCheckout: (request: CheckoutRequest, call: Call) => Promise<{ url: string }>
  /** A payment page's owner and outcome; null if it does not exist. */
  findCheckout: (sessionId: string, call: Call) => Promise<FoundCheckout | null>
  createSetup: (
    request: { customerId: string; accountId: string; planId: PlanId },
    call: Call,
  ) => Promise<{ clientSecret: string }>
  findSetup: (setupIntentId: string, call: Call) => Promise<FoundSetup | null>
  /** Starts a subscription with a card that is set up. The same setup never starts two. */
  subscribe: (
    request: {
      customerId: string
      accountId: string
      planId: PlanId
      setupIntentId: string
      paymentMethodId: string
    },
    call: Call,
  ) => Promise<SubscriptionSnapshot>
  /** The billing portal, opened at the confirmation of a switch if one is requested. */
  openPortal: (
    request: {
      customerId: string
      returnUrl: string
      switchTo?: { subscriptionId: string; itemId: string; planId: PlanId }
    },
    call: Call,
  ) => Promise<{ url: string }>
  /** Cancels a subscription at the end of its period, or undoes that. */
  setEnding: (request: { subscriptionId: string; isEnding: boolean }, call: Call) => Promise<void>
  /** Ends a subscription at once; does nothing if it has already ended. */
  cancelNow: (subscriptionId: string, call: Call) => Promise<void>
  /** @throws SignatureRefused */
  readEvent: (request: { payload: string; signature: string }) => ProviderEvent
}

/**
 * `away`: no answer, or a rate limit; `unknown`: the same, but a payment may still be in progress; `declined`: the card
 * was declined, and the message tells its owner why; `refused`: our request was rejected, which needs a developer.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly kind: 'away' | 'unknown' | 'declined' | 'refused'
  constructor(kind: ProviderFailure['kind'], message: string, options?: { cause: unknown }) {
    super(message, options)
    this.kind = kind
  }
}

/** A webhook not signed with one of our secrets, or signed too long ago. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused'
}
