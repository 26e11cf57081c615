import { db } from '#app/db.server.ts'
import { sessionCookieLine } from '#app/http/session/session.server.ts'
import { hashPassword } from '#app/models/accounts/password/password-hash.server.ts'
import { createSession } from '#app/models/accounts/session.server.ts'

/** Every test account's password. */
export const PASSWORD = 'Deniz!2026'
const DAY_MS = 86_400_000

let count = 0
let hash: Promise<string> | undefined

interface Changes {
  username?: string
  email?: string
  emailVerified?: boolean
  role?: 'user' | 'admin' | 'tester'
  /** An active subscription until 30 days from now, or one that ended yesterday. */
  plan?: 'pro' | 'ended'
  googleId?: string
  /** False: signs in with Google only. */
  hasPassword?: boolean
}

const PLANS = { pro: 30, ended: -1 } as const

/** A new account with its settings and a unique name. */
export async function createAccount(changes: Changes = {}) {
  const { plan, hasPassword = true, ...columns } = changes
  hash ??= hashPassword(PASSWORD)
  count += 1
  return db.user.create({
    data: {
      username: `account-${count}`,
      email: `account-${count}@example.org`,
      emailVerified: true,
      password: hasPassword ? await hash : null,
      settings: { create: {} },
      ...(plan && { subscriptionStatus: 'active', subscriptionPeriodEnd: new Date(Date.now() + PLANS[plan] * DAY_MS) }),
      ...columns,
    },
  })
}

/** Records that a learner has bought a plan at Stripe, which the account's columns alone do not say. */
export async function noteBought(user: { id: number }): Promise<void> {
  const bought = { stripeCustomerId: `cus_${user.id}`, stripeSubscriptionId: `sub_${user.id}`, plan: 'monthly' }
  await db.billingAccount.upsert({ where: { userId: user.id }, create: { userId: user.id, ...bought }, update: bought })
}

/** The Cookie header of a new session. */
export async function signedInAs(user: { id: number }): Promise<{ Cookie: string }> {
  const line = sessionCookieLine(await createSession({ userId: user.id }))
  return { Cookie: line.split(';')[0] ?? '' }
}

/** The headers of a browser's same-origin write, with a session. */
export async function writingAs(user: { id: number }): Promise<Record<string, string>> {
  return { ...(await signedInAs(user)), 'Sec-Fetch-Site': 'same-origin' }
}

/** The Cookie header that a browser would send after a response. */
export function cookiesOf(response: Response): { Cookie: string } {
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return { Cookie: pairs.filter((pair) => !pair.endsWith('=')).join('; ') }
}
