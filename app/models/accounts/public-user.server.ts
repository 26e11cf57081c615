import { db } from '#app/db.server.ts'
import { type CurrentUser, proUntil, runsByPayment } from './current-user.ts'

/** An account as its owner sees it in an API response: never the password hash or a provider's id. */
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

/** Clients rely on status and period end: Pro given by an admin is 'active' until its last day if no subscription is. */
function withGivenPro({ manualProUntil, ...user }: PublicUser & Pick<CurrentUser, 'manualProUntil'>): PublicUser {
  const now = new Date()
  const plan = { ...user, manualProUntil }
  const end = proUntil(plan, now)
  if (!end || runsByPayment(plan, now)) return user
  return { ...user, subscriptionStatus: 'active', subscriptionPeriodEnd: end, cancelAtPeriodEnd: false }
}

/** The response of GET /api/user for the signed-in user. */
export function publicUser(user: CurrentUser): PublicUser {
  const { hasPassword: _, timezone: __, language: ___, voice: ____, createdAt: _____, ...rest } = user
  return withGivenPro(rest)
}

/** The same for somebody who has just signed in. */
export async function getPublicUser(userId: number): Promise<PublicUser> {
  const user = await db.user.findUniqueOrThrow({
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
      manualProUntil: true,
    },
  })
  return withGivenPro(user)
}
