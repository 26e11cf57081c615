import { givesAccess, type SubscriptionStatus } from '../billing/subscription-status.ts'

export type Role = 'user' | 'admin' | 'tester'

/** Who is signed in, as one query reads it for every request. */
export interface CurrentUser {
  id: number
  username: string
  email: string
  emailVerified: boolean
  firstName: string | null
  role: Role
  subscriptionStatus: SubscriptionStatus
  subscriptionPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** False for an account that signs in with Google only. */
  hasPassword: boolean
  /** An IANA name. */
  timezone: string
  language: string
}

type Plan = Pick<CurrentUser, 'subscriptionStatus' | 'subscriptionPeriodEnd'>

/** A subscription in a state that gives access, whose period has not ended (spec/3-decisions, section 1; issue 7). */
export function isSubscribed(user: Plan, now: Date): boolean {
  const { subscriptionStatus, subscriptionPeriodEnd } = user
  return givesAccess(subscriptionStatus) && subscriptionPeriodEnd !== null && subscriptionPeriodEnd >= now
}

/** May use what is premium: subscribers, admins and testers (spec/3-decisions, section 1). */
export function hasFullAccess(user: Plan & Pick<CurrentUser, 'role'>, now: Date): boolean {
  return user.role !== 'user' || isSubscribed(user, now)
}
