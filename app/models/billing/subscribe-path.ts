import { SUBSCRIBE_PATH, type PlanId } from '#app/config/billing.ts'

/** What the payment page reads from its URL (docs/product.md, Plans and billing). */
export interface SetupForPayment {
  clientSecret: string
  /** In cents. */
  amount: number
  planId: PlanId
  billingCycle: PlanId
}

export function subscribePath(setup: SetupForPayment): string {
  const { clientSecret, amount, planId, billingCycle } = setup
  const query = new URLSearchParams({ client_secret: clientSecret, amount: String(amount), planId, billingCycle })
  return `${SUBSCRIBE_PATH}?${query.toString()}`
}
