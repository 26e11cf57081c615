import { db } from '#app/db.server.ts'

/** An account as its owner may see it in a call's answer: never the password hash, never a provider's id. */
export async function getPublicUser(userId: number) {
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
    },
  })
}
