import type { PlanId } from '#app/config/billing.ts'
import type { SetupState } from '#app/models/billing/payment-outcome.ts'
import type { SubscriptionSnapshot } from '#app/models/billing/subscription-snapshot.ts'

/** Every question ends soon after its signal aborts. */
export interface Call {
  signal: AbortSignal
}

export interface CheckoutRequest {
  customerId: string
  /** Of the billing account (models/billing). */
  accountId: string
  planId: PlanId
  /** The same twice is one checkout. */
  attemptKey: string
  successUrl: string
  cancelUrl: string
}

export interface FoundCheckout {
  customerId: string | null
  state: 'open' | 'expired' | 'complete'
  /** The money has come, or none was asked for. */
  isPaid: boolean
  /** What it began; null before it is complete. */
  subscriptionId: string | null
}

export interface FoundSetup {
  customerId: string | null
  state: SetupState
  paymentMethodId: string | null
  planId: PlanId | null
  /** The billing account that it was made for. */
  accountId: string | null
  /** For the browser of whoever it was made for. */
  clientSecret: string | null
  createdAt: Date
}

/** What a webhook tells: whom it is about. Everything else is asked. */
export interface ProviderEvent {
  id: string
  type: string
  customerId: string | null
  /** Of what it is about: a setup, a subscription. */
  objectId: string | null
}

/**
 * Who takes the money. Each method may be tried again after any failure: none acts twice for the same request.
 * All throw `ProviderFailure`.
 */
export interface PaymentProvider {
  /** The customer of a billing account; made where there is none. */
  customerOf: (account: { accountId: string; email: string; name: string }, call: Call) => Promise<string>
  /** All of a customer's, those that are over too. */
  listSubscriptions: (customerId: string, call: Call) => Promise<SubscriptionSnapshot[]>
  /** Takes back the customer's payment pages that are still open, but for one for this plan. */
  closeCheckouts: (
    request: { customerId: string; exceptPlan: PlanId | null },
    call: Call,
  ) => Promise<{ url: string } | null>
  openCheckout: (request: CheckoutRequest, call: Call) => Promise<{ url: string }>
  /** Whose payment page that is, and what became of it; null for none at all. */
  findCheckout: (sessionId: string, call: Call) => Promise<FoundCheckout | null>
  createSetup: (
    request: { customerId: string; accountId: string; planId: PlanId },
    call: Call,
  ) => Promise<{ clientSecret: string }>
  findSetup: (setupIntentId: string, call: Call) => Promise<FoundSetup | null>
  /** Starts a subscription with a card that is set up. The same setup twice is one subscription. */
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
  /** The billing portal, at the confirmation of a switch where one is wanted. */
  openPortal: (
    request: {
      customerId: string
      returnUrl: string
      switchTo?: { subscriptionId: string; itemId: string; planId: PlanId }
    },
    call: Call,
  ) => Promise<{ url: string }>
  /** Lets a subscription run out at the end of its period, or takes that back. */
  setEnding: (request: { subscriptionId: string; isEnding: boolean }, call: Call) => Promise<void>
  /** Ends a subscription at once. Nothing where it has ended. */
  cancelNow: (subscriptionId: string, call: Call) => Promise<void>
  /** @throws SignatureRefused */
  readEvent: (request: { payload: string; signature: string }) => ProviderEvent
}

/**
 * `away`: it did not answer, or asks to wait; `unknown`: the same, and a payment may still be under way; `declined`: the
 * card was, and the message says why to its owner; `refused`: our request was, so that somebody has to look.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly kind: 'away' | 'unknown' | 'declined' | 'refused'
  constructor(kind: ProviderFailure['kind'], message: string, options?: { cause: unknown }) {
    super(message, options)
    this.kind = kind
  }
}

/** A webhook that nobody signed with a secret of ours, or too long ago. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused'
}
