import type { PlanId } from '#app/config/billing.ts'
import { type CurrentUser, hasFullAccess, type Plan, proUntil, runsByPayment } from '../accounts/current-user.ts'
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
  /** Until when Pro is open, by payment or as a gift; null where it is not. */
  proUntil: Date | null
  /** A subscription was bought here; one that is only in our own columns (a seeded account) was given. */
  isBought: boolean
  /** It is open as a gift alone. */
  isGiven: boolean
  cancelAtPeriodEnd: boolean
  /** Of Pro, rounded up; null where it is not open. */
  daysRemaining: number | null
  /** `past_due`: a payment failed and the card needs a look; `ending`: it runs out and is not renewed. */
  notice: 'past_due' | 'ending' | null
  /** There is a customer at Stripe, so that the billing portal can be opened. */
  hasPortal: boolean
}

type BillingUser = Plan & Pick<CurrentUser, 'role' | 'cancelAtPeriodEnd'>

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
