import type { PlanId } from '#app/config/billing.ts'
import type { Library } from './library.ts'
import type { PeriodDay } from './period-day.ts'
import { canBuy, type Standing } from './standing.ts'

/** What can be done with the plans here: one bought, the other switched to, or nothing. */
export type Offer = 'buy' | 'switch' | 'show'

export interface StandingView {
  kind: Standing['kind']
  planId: PlanId | null
  /** The end of the period; null where there is none. */
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
  /** Where to write to; null: the feedback form. */
  supportEmail: string | null
}

/** Nothing is sold to guests, to who has everything, and where payments are off. */
export function offerOf(options: { standing: Standing | null; isConfigured: boolean }): Offer {
  const { standing, isConfigured } = options
  if (!standing || !isConfigured) return 'show'
  if (canBuy(standing)) return 'buy'
  const runs = standing.kind === 'renews' || standing.kind === 'trial'
  return runs && standing.hasPortal && standing.planId !== null ? 'switch' : 'show'
}

/** Whether there is something to say of a plan of one's own rather than of buying one. */
export function hasPlan({ standing }: UpgradeView): boolean {
  return standing !== null && !['none', 'ended', 'role'].includes(standing.kind)
}
