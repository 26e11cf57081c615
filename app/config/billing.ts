// Plans and payments: specification 2, section 9; spec/3-decisions, sections 5 and 10. Amounts are in cents.

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

/** /payment-success asks so often whether the subscription is there (specification 2, section 9). */
export const ACTIVATION_POLL_MS = 3_000
export const ACTIVATION_POLL_ATTEMPTS = 20
export const ACTIVATION_POLL_TIMEOUT_MS = 8_000

export const SUBSCRIBE_PATH = '/subscribe'
export const PAYMENT_SUCCESS_PATH = '/payment-success'
