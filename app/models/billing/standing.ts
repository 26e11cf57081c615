import type { PlanId } from '#app/config/billing.ts'
import type { BillingView } from './billing-view.ts'

/** The learner's current access, as /upgrade shows it. */
export type Standing =
  | { kind: 'none' | 'role' }
  | {
      kind: 'renews' | 'trial' | 'ends' | 'ended' | 'given'
      planId: PlanId | null
      hasPortal: boolean
      periodEnd: Date
    }
  | { kind: 'past_due'; planId: PlanId | null; hasPortal: boolean; periodEnd: Date | null }

export function standingOf(view: BillingView): Standing {
  const { planId, hasPortal, periodEnd, proUntil } = view
  const plan = { planId, hasPortal }
  if (view.notice === 'past_due') return { kind: 'past_due', ...plan, periodEnd: proUntil }
  if (view.isGiven && proUntil) return { kind: 'given', planId: null, hasPortal, periodEnd: proUntil }
  if (proUntil && periodEnd) {
    if (view.cancelAtPeriodEnd) return { kind: 'ends', ...plan, periodEnd: proUntil }
    return { kind: view.status === 'trialing' ? 'trial' : 'renews', ...plan, periodEnd }
  }
  if (view.hasFullAccess) return { kind: 'role' }
  return view.status !== 'free' && periodEnd ? { kind: 'ended', ...plan, periodEnd } : { kind: 'none' }
}

/** Whether a plan can be bought. A running subscription is changed in the billing portal. */
export function canBuy({ kind }: Standing): boolean {
  return kind === 'none' || kind === 'ended'
}
