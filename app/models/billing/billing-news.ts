import { givesAccess, type SubscriptionStatus } from './subscription-status.ts'
import { isRunning } from './subscription-snapshot.ts'

export const BILLING_NEWS = ['activated', 'payment_failed', 'recovered', 'ending', 'resumed', 'ended'] as const
/** What a learner is told of. */
export type BillingNews = (typeof BILLING_NEWS)[number]

/** What is stored of a learner's subscription. */
export interface BillingState {
  subscriptionId: string | null
  status: SubscriptionStatus
  periodEnd: Date | null
  isEnding: boolean
}

const isFailing = (status: SubscriptionStatus) => status === 'past_due' || status === 'unpaid'

/**
 * What is new between two states of a learner's subscription. Each piece of news comes once, as the second state is then
 * stored; states that came and went between two looks are none.
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
