import type { PlanId } from '#app/config/billing.ts'
import { type CurrentUser, hasFullAccess, type Plan, proUntil, runsByPayment } from '../accounts/current-user.ts'
import { daysRemaining } from './pro-badge.ts'
import type { SubscriptionStatus } from './subscription-status.ts'

/** A learner's plan as pages show it. */
export interface BillingView {
  status: SubscriptionStatus
  /** May use premium content; always true for admins and testers. */
  hasFullAccess: boolean
  /** Null without a plan, and for gifted Pro. */
  planId: PlanId | null
  periodEnd: Date | null
  /** When Pro access ends, paid or gifted; null without access. */
  proUntil: Date | null
  /** A subscription was bought here. One that exists only in our own columns (a seeded account) was gifted. */
  isBought: boolean
  /** Access comes only from a gift. */
  isGiven: boolean
  cancelAtPeriodEnd: boolean
  /** Days of Pro left, rounded up; null without access. */
  daysRemaining: number | null
  /** `past_due`: a payment failed and the card needs attention; `ending`: the subscription will not renew. */
  notice: 'past_due' | 'ending' | null
  /** The learner has a Stripe customer, so the billing portal can be opened. */
  hasPortal: boolean
}

type BillingUser = Plan & Pick<CurrentUser, 'role' | 'cancelAtPeriodEnd'>

/** Whether a payment failed and the card needs attention. */
export function isPaymentDue(status: SubscriptionStatus): boolean {
  return status === 'past_due' || status === 'unpaid'
}

function noticeOf(user: BillingUser, isRunning: boolean): BillingView['notice'] {
  if (isPaymentDue(user.subscriptionStatus)) return 'past_due'
  return isRunning && user.cancelAtPeriodEnd ? 'ending' : null
}

export function toBillingView(options: {
  user: BillingUser
  planId: PlanId | null
  isBought: boolean
  hasPortal: boolean
  now: Date
}): BillingView {
  const { user, planId, isBought, hasPortal, now } = options
  const isRunning = isBought && runsByPayment(user, now)
  const end = proUntil(user, now)
  return {
    status: user.subscriptionStatus,
    hasFullAccess: hasFullAccess(user, now),
    planId,
    periodEnd: user.subscriptionPeriodEnd,
    proUntil: end,
    isBought,
    isGiven: end !== null && !isRunning,
    cancelAtPeriodEnd: user.cancelAtPeriodEnd,
    daysRemaining: end && daysRemaining(end, now),
    notice: noticeOf(user, isRunning),
    hasPortal,
  }
}
