export type Role = 'user' | 'admin' | 'tester'

/** Who is signed in, as one query reads it for every request. */
export interface CurrentUser {
  id: number
  username: string
  email: string
  emailVerified: boolean
  firstName: string | null
  role: Role
  subscriptionStatus: 'free' | 'active'
  subscriptionPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** False for an account that signs in with Google only. */
  hasPassword: boolean
  /** An IANA name. */
  timezone: string
  language: string
}

type Plan = Pick<CurrentUser, 'subscriptionStatus' | 'subscriptionPeriodEnd'>

/** A paid subscription whose period has not ended (spec/3-decisions, section 1). */
export function isSubscribed(user: Plan, now: Date): boolean {
  const { subscriptionStatus, subscriptionPeriodEnd } = user
  return subscriptionStatus === 'active' && subscriptionPeriodEnd !== null && subscriptionPeriodEnd >= now
}

/** May use what is premium: subscribers, admins and testers (spec/3-decisions, section 1). */
export function hasFullAccess(user: Plan & Pick<CurrentUser, 'role'>, now: Date): boolean {
  return user.role !== 'user' || isSubscribed(user, now)
}
