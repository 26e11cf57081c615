import { givesAccess, type SubscriptionStatus } from './subscription-status.ts'
import { isRunning } from './subscription-snapshot.ts'

export const BILLING_NEWS = ['activated', 'payment_failed', 'recovered', 'ending', 'resumed', 'ended'] as const
/** A change that learners are notified of. */
export type BillingNews = (typeof BILLING_NEWS)[number]

/** The stored state of a learner's subscription. */
export interface BillingState {
  subscriptionId: string | null
  status: SubscriptionStatus
  periodEnd: Date | null
  isEnding: boolean
}

const isFailing = (status: SubscriptionStatus) => status === 'past_due' || status === 'unpaid'

/**
 * The changes between two stored states of a subscription. Each is reported once, because the second state is stored with
 * it. Changes that come and go between two checks are not reported.
 */
export function newsBetween(before: BillingState, after: BillingState): BillingNews[] {
  const isSame = before.subscriptionId === after.subscriptionId
  const wasRunning = isSame && isRunning(before.status)
  const runs = isRunning(after.status)
  const isFine = givesAccess(after.status) && !isFailing(after.status)
  const news: BillingNews[] = []
  if (isFine && !wasRunning) news.push('activated')
  if (isFine && wasRunning && isFailing(before.status)) news.push('recovered')
  if (isFailing(after.status) && !(isSame && before.status === after.status)) news.push('payment_failed')
  if (runs && after.isEnding && !(wasRunning && before.isEnding)) news.push('ending')
  if (runs && !after.isEnding && wasRunning && before.isEnding) news.push('resumed')
  if (after.status === 'canceled' && wasRunning) news.push('ended')
  return news
}
