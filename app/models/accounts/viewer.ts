import { daysRemaining } from '../billing/pro-badge.ts'
import { type CurrentUser, isSubscribed, type Role } from './current-user.ts'

/** What the frame around every page knows of who is signed in: small, and safe in the page's source. */
export interface Viewer {
  username: string
  email: string
  emailVerified: boolean
  role: Role
  firstName: string | null
  isSubscribed: boolean
  /** Of the subscription, rounded up; null where none runs. */
  daysRemaining: number | null
}

export function toViewer(user: CurrentUser, now: Date): Viewer {
  const { username, email, emailVerified, role, firstName, subscriptionPeriodEnd } = user
  const subscribed = isSubscribed(user, now)
  return {
    username,
    email,
    emailVerified,
    role,
    firstName,
    isSubscribed: subscribed,
    daysRemaining: subscribed && subscriptionPeriodEnd ? daysRemaining(subscriptionPeriodEnd, now) : null,
  }
}
