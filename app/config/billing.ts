import { HOUR_MS, HOUR_SECONDS, MINUTE_MS } from './time.ts'

// Plans and payments: docs/product.md, Plans and billing. Amounts are in cents.

export const PLAN_IDS = ['monthly', 'fortnightly'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export interface Plan {
  id: PlanId
  /** How its price is found at Stripe where no price is configured. */
  lookupKey: string
  amountCents: number
  /** Stripe has no fortnight: it is two weeks. */
  interval: 'month' | 'week'
  intervalCount: number
}

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  monthly: { id: 'monthly', lookupKey: 'kopru_monthly', amountCents: 4_000, interval: 'month', intervalCount: 1 },
  fortnightly: {
    id: 'fortnightly',
    lookupKey: 'kopru_fortnightly',
    amountCents: 2_500,
    interval: 'week',
    intervalCount: 2,
  },
}
/** ISO 4217. */
export const CURRENCY = 'AUD'

/** /payment-success asks so often whether the subscription is there (docs/product.md, Plans and billing). */
export const ACTIVATION_POLL_MS = 3_000
export const ACTIVATION_POLL_ATTEMPTS = 20
export const ACTIVATION_POLL_TIMEOUT_MS = 8_000

export const SUBSCRIBE_PATH = '/subscribe'
export const PAYMENT_SUCCESS_PATH = '/payment-success'

/** What the code was written against; Stripe answers in its shapes whatever the account's default is. */
export const STRIPE_API_VERSION = '2026-10-28.endive'
/** For one try, to the last byte of its answer. */
export const STRIPE_TRY_TIMEOUT_MS = 5_000
/** For everything that one request of ours asks of Stripe. */
export const BILLING_DEADLINE_MS = 9_000
/** The same for background work. */
export const BILLING_JOB_DEADLINE_MS = MINUTE_MS
export const STRIPE_MAX_TRIES = 3
export const STRIPE_BACKOFF_MS = 200
export const STRIPE_MAX_BACKOFF_MS = 2_000
/** Stripe's own default: how old a signed webhook may be, and how far ahead of our clock. */
export const WEBHOOK_TOLERANCE_SECONDS = 300
/** A price or a portal that was put in another's place at Stripe is noticed after this. */
export const STRIPE_MEMORY_MS = HOUR_MS
export const PRODUCT_ID = 'kopru_pro'
export const PRODUCT_NAME = 'Köprü Pro'
/** Payments that are off will hardly be on in a moment. */
export const PAYMENTS_OFF_RETRY_SECONDS = HOUR_SECONDS

/** A card that was set up on /subscribe starts a subscription this soon or never. */
export const SETUP_LIFE_HOURS = 24
/** How often a purchase that waits for another one of the same learner looks again. */
export const PURCHASE_LEASE_POLL_MS = 100

/** After the end of a period: by then Stripe has renewed the subscription or ended it. */
export const RENEWAL_CHECK_DELAY_MS = MINUTE_MS
/** A mail before a cancelled subscription ends. */
export const ENDING_REMINDER_DAYS = 3
/** How often subscriptions that need a look are looked for. */
export const BILLING_SWEEP_INTERVAL_MS = 15 * MINUTE_MS
export const BILLING_SWEEP_BATCH = 100
/** A running subscription is compared with Stripe this often even if nobody says a word. */
export const SYNC_AT_LEAST_EVERY_HOURS = 24
/** A payment that was begun is asked after for so long: Stripe's pages live 24 hours. */
export const CHECKOUT_WATCH_HOURS = 26
export const CHECKOUT_WATCH_EVERY_MINUTES = 15
/** Stripe sends an event again for 3 days. */
export const EVENT_RETENTION_DAYS = 90
/** Of what is kept of payments after their account is gone (docs/product.md, Plans and billing). */
export const PAYMENT_RECORD_YEARS = 7

/** What a learner is written about. */
export const BILLING_MAILS = ['activated', 'payment_failed', 'ending', 'ending_soon', 'ended'] as const
export type BillingMail = (typeof BILLING_MAILS)[number]

/** Stripe's webhooks that we ask to be sent (docs/billing.md); any other is answered and left alone. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'setup_intent.succeeded',
] as const
