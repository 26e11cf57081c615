import type { PlanId } from '#app/config/billing.ts'
import { type CurrentUser, hasFullAccess, isSubscribed } from '../accounts/current-user.ts'
import { daysRemaining } from './pro-badge.ts'
import type { SubscriptionStatus } from './subscription-status.ts'

/** What pages say of a learner's plan. */
export interface BillingView {
  status: SubscriptionStatus
  /** May use what is premium; admins and testers always. */
  hasFullAccess: boolean
  /** Null for none, and for Pro that was given rather than bought. */
  planId: PlanId | null
  periodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** Of a subscription that runs, rounded up; null where none runs. */
  daysRemaining: number | null
  /** `past_due`: a payment failed and the card needs a look; `ending`: it runs out and is not renewed. */
  notice: 'past_due' | 'ending' | null
  /** There is a customer at Stripe, so that the billing portal can be opened. */
  hasPortal: boolean
}

type BillingUser = Pick<CurrentUser, 'role' | 'subscriptionStatus' | 'subscriptionPeriodEnd' | 'cancelAtPeriodEnd'>

/** A payment failed, and the card needs a look. */
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
  hasPortal: boolean
  now: Date
}): BillingView {
  const { user, planId, hasPortal, now } = options
  const isRunning = isSubscribed(user, now)
  const periodEnd = user.subscriptionPeriodEnd
  return {
    status: user.subscriptionStatus,
    hasFullAccess: hasFullAccess(user, now),
    planId,
    periodEnd,
    cancelAtPeriodEnd: user.cancelAtPeriodEnd,
    daysRemaining: isRunning && periodEnd ? daysRemaining(periodEnd, now) : null,
    notice: noticeOf(user, isRunning),
    hasPortal,
  }
}
