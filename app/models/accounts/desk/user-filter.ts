import { USER_SEARCH_MAX } from '#app/config/admin.ts'
import { isPaymentDue } from '../../billing/billing-view.ts'
import { type CurrentUser, isSubscribed, type Plan, type Role, runsByPayment } from '../current-user.ts'

export const ROLES = ['user', 'tester', 'admin'] as const satisfies Role[]

/** The state of a user's plan, as admins see it. */
export const PLAN_STATES = ['active', 'ending', 'past_due', 'given', 'ended', 'free'] as const
export type PlanState = (typeof PLAN_STATES)[number]

/** The filters of the user list. Empty or unknown values filter nothing. */
export interface UserFilter {
  /** The beginning of a username or an address. */
  q: string
  role: Role | null
  plan: PlanState | null
}

/** Reads `?q=&role=&plan=`. Unknown values are ignored. */
export function readUserFilter({ searchParams }: URL): UserFilter {
  return {
    q: (searchParams.get('q') ?? '').trim().slice(0, USER_SEARCH_MAX),
    role: ROLES.find((role) => role === searchParams.get('role')) ?? null,
    plan: PLAN_STATES.find((plan) => plan === searchParams.get('plan')) ?? null,
  }
}

/** The state that counts: a paid plan before a given one. user-list.server.ts has the same rule in SQL. */
export function planStateOf(user: Plan & Pick<CurrentUser, 'cancelAtPeriodEnd'>, now: Date): PlanState {
  if (isPaymentDue(user.subscriptionStatus)) return 'past_due'
  if (runsByPayment(user, now)) return user.cancelAtPeriodEnd ? 'ending' : 'active'
  if (isSubscribed(user, now)) return 'given'
  return user.subscriptionStatus === 'free' ? 'free' : 'ended'
}
