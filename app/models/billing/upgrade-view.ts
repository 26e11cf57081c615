import type { PlanId } from '#app/config/billing.ts'
import type { Library } from './library.ts'
import type { PeriodDay } from './period-day.ts'
import { canBuy, type Standing } from './standing.ts'

/** Whether the plans can be bought, switched to, or only viewed. */
export type Offer = 'buy' | 'switch' | 'show'

export interface StandingView {
  kind: Standing['kind']
  planId: PlanId | null
  /** The end of the period; null if there is none. */
  day: PeriodDay | null
  hasPortal: boolean
}

/** What /upgrade shows. */
export interface UpgradeView {
  /** Null for guests. */
  standing: StandingView | null
  isConfigured: boolean
  offer: Offer
  library: Library
  /** Support email address; null: the feedback form is used. */
  supportEmail: string | null
}

/** Nothing is sold to guests, to learners with full access, or while payments are off. */
export function offerOf(options: { standing: Standing | null; isConfigured: boolean }): Offer {
  const { standing, isConfigured } = options
  if (!standing || !isConfigured) return 'show'
  if (canBuy(standing)) return 'buy'
  const runs = standing.kind === 'renews' || standing.kind === 'trial'
  return runs && standing.hasPortal && standing.planId !== null ? 'switch' : 'show'
}

/** Whether the page describes a current plan rather than offering one. */
export function hasPlan({ standing }: UpgradeView): boolean {
  return standing !== null && !['none', 'ended', 'role'].includes(standing.kind)
}
