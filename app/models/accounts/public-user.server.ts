import { db } from '#app/db.server.ts'
import type { CurrentUser } from './current-user.ts'

/** An account as its owner may see it in a call's answer: never the password hash, never a provider's id. */
type PublicUser = Pick<
  CurrentUser,
  | 'id'
  | 'username'
  | 'email'
  | 'emailVerified'
  | 'firstName'
  | 'role'
  | 'subscriptionStatus'
  | 'subscriptionPeriodEnd'
  | 'cancelAtPeriodEnd'
>

/** What GET /api/user answers of who is signed in. */
export function publicUser(user: CurrentUser): PublicUser {
  const { hasPassword: _, timezone: __, language: ___, ...rest } = user
  return rest
}

/** The same of somebody who has just signed in. */
export async function getPublicUser(userId: number): Promise<PublicUser> {
  return db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      id: true,
      username: true,
      email: true,
      emailVerified: true,
      firstName: true,
      role: true,
      subscriptionStatus: true,
      subscriptionPeriodEnd: true,
      cancelAtPeriodEnd: true,
    },
  })
}
