// The shapes of Stripe's answers, version 2026-10-28.endive, as far as the app reads them.

export type Metadata = Record<string, string>

export interface Customer {
  id: string
  object: 'customer'
  email: string
  name: string
  metadata: Metadata
}

export interface Price {
  id: string
  object: 'price'
  active: boolean
  currency: string
  unit_amount: number
  product: string
  lookup_key: string | null
  recurring: { interval: string; interval_count: number }
}

export interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  status: string
  cancel_at_period_end: boolean
  cancel_at: number | null
  ended_at: number | null
  created: number
  default_payment_method: string | null
  metadata: Metadata
  /** The period belongs to the item: subscriptions have had none since 2025. */
  items: { object: 'list'; data: { id: string; current_period_end: number; price: Price }[] }
}

export interface CheckoutSession {
  id: string
  object: 'checkout.session'
  customer: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  url: string | null
  expires_at: number
  subscription: string | null
  success_url: string
  cancel_url: string
  metadata: Metadata
}

export interface SetupIntent {
  id: string
  object: 'setup_intent'
  customer: string
  status: string
  client_secret: string
  created: number
  payment_method: string | null
  metadata: Metadata
}

export interface PortalSession {
  id: string
  object: 'billing_portal.session'
  customer: string
  configuration: string
  url: string
  return_url: string
  /** The price of a plan change that waits to be confirmed. */
  switchTo: string | null
}

export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

/** A refusal in Stripe's format. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string
  constructor(options: { status: number; type?: string; code: string; message: string }) {
    super(options.message)
    this.status = options.status
    this.type = options.type ?? 'invalid_request_error'
    this.code = options.code
  }
}

export function missing(what: string, id: string): StripeRefusal {
  return new StripeRefusal({ status: 404, code: 'resource_missing', message: `No such ${what}: '${id}'` })
}
