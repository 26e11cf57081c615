import { HOUR_MS, HOUR_SECONDS, MINUTE_MS } from './time.ts'

// Plans and payments (docs/product.md, Plans and billing). Amounts are in cents.

export const PLAN_IDS = ['monthly', 'fortnightly'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export interface Plan {
  id: PlanId
  /** Finds the price at Stripe if none is configured. */
  lookupKey: string
  amountCents: number
  /** Stripe has no fortnights, so that is two weeks. */
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

/** How often /payment-success polls whether the subscription is active. */
export const ACTIVATION_POLL_MS = 3_000
export const ACTIVATION_POLL_ATTEMPTS = 20
export const ACTIVATION_POLL_TIMEOUT_MS = 8_000

export const SUBSCRIBE_PATH = '/subscribe'
export const PAYMENT_SUCCESS_PATH = '/payment-success'

/** The API version the code is written for, regardless of the Stripe account's default. */
export const STRIPE_API_VERSION = '2026-10-28.endive'
/** For one attempt, including the response body. */
export const STRIPE_TRY_TIMEOUT_MS = 5_000
/** For all Stripe calls of one request. */
export const BILLING_DEADLINE_MS = 9_000
/** The same for background work. */
export const BILLING_JOB_DEADLINE_MS = MINUTE_MS
export const STRIPE_MAX_TRIES = 3
export const STRIPE_BACKOFF_MS = 200
export const STRIPE_MAX_BACKOFF_MS = 2_000
/** Stripe's own default: how old a signed webhook may be, and how far ahead of our clock. */
export const WEBHOOK_TOLERANCE_SECONDS = 300
/** A price or portal replaced at Stripe is noticed after this. */
export const STRIPE_MEMORY_MS = HOUR_MS
export const PRODUCT_ID = 'kopru_pro'
export const PRODUCT_NAME = 'Köprü Pro'
/** Payments that are off will not be on again soon. */
export const PAYMENTS_OFF_RETRY_SECONDS = HOUR_SECONDS

/** If the card set up on /subscribe has not started a subscription by then, it never will. */
export const SETUP_LIFE_HOURS = 24
/** How often a purchase polls while another one of the same learner is in progress. */
export const PURCHASE_LEASE_POLL_MS = 100

/** After the end of a period: by then Stripe has renewed or ended the subscription. */
export const RENEWAL_CHECK_DELAY_MS = MINUTE_MS
/** Mails a reminder this long before a cancelled subscription ends. */
export const ENDING_REMINDER_DAYS = 3
/** How often to look for subscriptions that need a check. */
export const BILLING_SWEEP_INTERVAL_MS = 15 * MINUTE_MS
export const BILLING_SWEEP_BATCH = 100
/** An active subscription is compared with Stripe at least this often, even without webhooks. */
export const SYNC_AT_LEAST_EVERY_HOURS = 24
/** How long a started payment is checked: Stripe's pages expire after 24 hours. */
export const CHECKOUT_WATCH_HOURS = 26
export const CHECKOUT_WATCH_EVERY_MINUTES = 15
/** Stripe retries an event for 3 days. */
export const EVENT_RETENTION_DAYS = 90
/** How long payment records outlive their account (docs/product.md, Privacy and keeping). */
export const PAYMENT_RECORD_YEARS = 7

/** The mails that a learner gets. */
export const BILLING_MAILS = ['activated', 'payment_failed', 'ending', 'ending_soon', 'ended'] as const
export type BillingMail = (typeof BILLING_MAILS)[number]

/** The Stripe webhooks that we subscribe to (docs/billing.md); others are acknowledged and ignored. */
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
