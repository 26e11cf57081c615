import type { PlanId } from '#app/config/billing.ts'
import { givesAccess, type SubscriptionStatus } from './subscription-status.ts'

/** The current state of a subscription, as the provider reports it. */
export interface SubscriptionSnapshot {
  id: string
  /** `free` if the first payment was never made. */
  status: SubscriptionStatus
  /** Null if the price is not one of ours. */
  planId: PlanId | null
  /** The end of the last paid period. */
  periodEnd: Date | null
  /** It will not renew. */
  isEnding: boolean
  /** The subscription item that a switch of plans replaces. */
  itemId: string | null
  /** The card setup on /subscribe that it was created from. */
  setupIntentId: string | null
}

/** Whether the subscription has begun and not ended. A learner with one is not sold another. */
export function isRunning(status: SubscriptionStatus): boolean {
  return givesAccess(status) || status === 'unpaid'
}

const RANK: Readonly<Record<SubscriptionStatus, number>> = {
  active: 3,
  trialing: 3,
  past_due: 2,
  unpaid: 1,
  canceled: 0,
  free: -1,
}

function byWorth(first: SubscriptionSnapshot, second: SubscriptionSnapshot): number {
  const worth = RANK[second.status] - RANK[first.status]
  return worth || (second.periodEnd?.getTime() ?? 0) - (first.periodEnd?.getTime() ?? 0)
}

/**
 * The subscription that counts: the running one with the best status, otherwise the latest that ran; null if none ever
 * began.
 */
export function chooseSubscription(all: readonly SubscriptionSnapshot[]): SubscriptionSnapshot | null {
  const [best] = all.filter(({ status }) => status !== 'free').sort(byWorth)
  return best ?? null
}
