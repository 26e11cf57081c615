import type { VoiceChoice } from '../speech/voices/voice-kind.ts'
import { givesAccess, type SubscriptionStatus } from '../billing/subscription-status.ts'

export type Role = 'user' | 'admin' | 'tester'

/** The signed-in user, read by one query on every request. */
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
  /** When Pro given by an admin ends, independent of any subscription. */
  manualProUntil: Date | null
  /** False for an account that signs in with Google only. */
  hasPassword: boolean
  /** An IANA name. */
  timezone: string
  language: string
  /** The computer voice that they prefer. */
  voice: VoiceChoice
  createdAt: Date
}

export type Plan = Pick<CurrentUser, 'subscriptionStatus' | 'subscriptionPeriodEnd' | 'manualProUntil'>

/** A subscription in a state that gives access, whose period has not ended (docs/product.md, Plans and billing). */
export function runsByPayment(user: Plan, now: Date): boolean {
  const { subscriptionStatus, subscriptionPeriodEnd } = user
  return givesAccess(subscriptionStatus) && subscriptionPeriodEnd !== null && subscriptionPeriodEnd >= now
}

/** When Pro ends, whether paid or given, whichever is later; null without Pro (decision 021). */
export function proUntil(user: Plan, now: Date): Date | null {
  const { subscriptionPeriodEnd, manualProUntil: given } = user
  const paid = runsByPayment(user, now) ? subscriptionPeriodEnd : null
  if (given === null || given < now) return paid
  return paid !== null && paid > given ? paid : given
}

/** Has Pro: a subscription is active, or an admin gave it. */
export function isSubscribed(user: Plan, now: Date): boolean {
  return proUntil(user, now) !== null
}

/** Has access to premium content: subscribers, admins and testers (docs/product.md, Plans and billing). */
export function hasFullAccess(user: Plan & Pick<CurrentUser, 'role'>, now: Date): boolean {
  return user.role !== 'user' || isSubscribed(user, now)
}
