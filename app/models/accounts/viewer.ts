import { daysRemaining } from '../billing/pro-badge.ts'
import { type CurrentUser, hasFullAccess, proUntil, type Role } from './current-user.ts'

/** What the frame of every page knows about the signed-in user: small, and safe in the page's source. */
export interface Viewer {
  username: string
  email: string
  emailVerified: boolean
  role: Role
  firstName: string | null
  /** There is nothing to upgrade to: a plan is active, or the role gives access to everything. */
  hasFullAccess: boolean
  /** Days of Pro left, rounded up; null without Pro. */
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
