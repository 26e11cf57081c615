import type { PlanId } from '#app/config/billing.ts'
import { givesAccess, type SubscriptionStatus } from './subscription-status.ts'

/** A subscription as the provider says it is now. */
export interface SubscriptionSnapshot {
  id: string
  /** `free` for one whose first payment was never made. */
  status: SubscriptionStatus
  /** Null for a price that is none of ours. */
  planId: PlanId | null
  /** Until when it is paid, or was. */
  periodEnd: Date | null
  /** It runs out and is not renewed. */
  isEnding: boolean
  /** What a switch of plans replaces. */
  itemId: string | null
  /** The card on /subscribe that it was made from. */
  setupIntentId: string | null
}

/** Neither over nor never begun: whoever has one is not sold another. */
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

/** The subscription that counts: the one that runs best, else the last one that did; null where none ever began. */
export function chooseSubscription(all: readonly SubscriptionSnapshot[]): SubscriptionSnapshot | null {
  const [best] = all.filter(({ status }) => status !== 'free').sort(byWorth)
  return best ?? null
}
