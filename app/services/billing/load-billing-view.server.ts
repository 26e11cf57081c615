import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { findPlanOf } from '#app/models/billing/billing-account.server.ts'
import { type BillingView, toBillingView } from '#app/models/billing/billing-view.ts'

/** The learner's plan as pages show it, from the database; Stripe is not asked. */
export async function loadBillingView(options: { user: CurrentUser; now: Date }): Promise<BillingView> {
  const { user, now } = options
  return toBillingView({ user, ...(await findPlanOf(user.id)), now })
}
