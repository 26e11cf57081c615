/** The states of a learner's plan: Stripe's, plus `free` for none (docs/billing.md has the diagram). */
export const SUBSCRIPTION_STATUSES = ['free', 'active', 'trialing', 'past_due', 'canceled', 'unpaid'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** States that give Pro until the period ends; `past_due` while Stripe retries the card. */
export const ACCESS_STATUSES = ['active', 'trialing', 'past_due'] as const satisfies SubscriptionStatus[]

export function givesAccess(status: SubscriptionStatus): boolean {
  return ACCESS_STATUSES.some((known) => known === status)
}
