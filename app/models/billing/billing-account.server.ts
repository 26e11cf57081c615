import { PLAN_IDS, type PlanId } from '#app/config/billing.ts'
import { db } from '#app/db.server.ts'

/** A plan of ours by its stored name; null for none. */
export function planOf(name: string | null | undefined): PlanId | null {
  return PLAN_IDS.find((id) => id === name) ?? null
}

/** The plan that a learner bought, and whether Stripe knows them. */
export async function findPlanOf(userId: number): Promise<{ planId: PlanId | null; hasPortal: boolean }> {
  const account = await db.billingAccount.findUnique({
    where: { userId },
    select: { plan: true, stripeCustomerId: true },
  })
  return { planId: planOf(account?.plan), hasPortal: Boolean(account?.stripeCustomerId) }
}
