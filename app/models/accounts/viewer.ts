import { daysRemaining } from '../billing/pro-badge.ts'
import { type CurrentUser, hasFullAccess, proUntil, type Role } from './current-user.ts'

/** What the frame around every page knows of who is signed in: small, and safe in the page's source. */
export interface Viewer {
  username: string
  email: string
  emailVerified: boolean
  role: Role
  firstName: string | null
  /** Nothing is left to upgrade to: a plan runs, or the role opens everything. */
  hasFullAccess: boolean
  /** Of Pro, rounded up; null where it is not open. */
  daysRemaining: number | null
}

export function toViewer(user: CurrentUser, now: Date): Viewer {
  const { username, email, emailVerified, role, firstName } = user
  const end = proUntil(user, now)
  return {
    username,
    email,
    emailVerified,
    role,
    firstName,
    hasFullAccess: hasFullAccess(user, now),
    daysRemaining: end && daysRemaining(end, now),
  }
}
