/** What a learner's plan can be: Stripe's states, with `free` for none (docs/billing.md has the diagram). */
export const SUBSCRIPTION_STATUSES = ['free', 'active', 'trialing', 'past_due', 'canceled', 'unpaid'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Those in which Pro is open until the period ends; `past_due` while Stripe tries the card again. */
export const ACCESS_STATUSES = ['active', 'trialing', 'past_due'] as const satisfies SubscriptionStatus[]

export function givesAccess(status: SubscriptionStatus): boolean {
  return ACCESS_STATUSES.some((known) => known === status)
}
