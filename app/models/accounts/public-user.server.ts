import { db } from '#app/db.server.ts'
import { type CurrentUser, proUntil, runsByPayment } from './current-user.ts'

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

/** Clients go by status and period end: Pro that was given is 'active' until its day, where no subscription runs. */
function withGivenPro({ manualProUntil, ...user }: PublicUser & Pick<CurrentUser, 'manualProUntil'>): PublicUser {
  const now = new Date()
  const plan = { ...user, manualProUntil }
  const end = proUntil(plan, now)
  if (!end || runsByPayment(plan, now)) return user
  return { ...user, subscriptionStatus: 'active', subscriptionPeriodEnd: end, cancelAtPeriodEnd: false }
}

/** What GET /api/user answers of who is signed in. */
export function publicUser(user: CurrentUser): PublicUser {
  const { hasPassword: _, timezone: __, language: ___, createdAt: ____, ...rest } = user
  return withGivenPro(rest)
}

/** The same of somebody who has just signed in. */
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
