import { beforeEach, expect, test } from 'vitest'
import { ACCESS_LEVELS } from '#app/config/dialogues.ts'
import { DAY_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { SUBSCRIPTION_STATUSES } from '../billing/subscription-status.ts'
import { createUser } from '#tests/support/factories.ts'
import { type CurrentUser, hasFullAccess } from '../accounts/current-user.ts'
import { countAudience } from './audience.server.ts'

const now = new Date()
const MOMENTS = [null, new Date(now.getTime() - DAY_MS), new Date(now.getTime() + DAY_MS)]
const ROLES = ['user', 'tester', 'admin'] as const

beforeEach(() => db.user.deleteMany())

type Plan = Pick<CurrentUser, 'role' | 'subscriptionStatus' | 'subscriptionPeriodEnd' | 'manualProUntil'>

/** Every possible plan. */
const PLANS: Plan[] = ROLES.flatMap((role) =>
  SUBSCRIPTION_STATUSES.flatMap((subscriptionStatus) =>
    MOMENTS.flatMap((subscriptionPeriodEnd) =>
      MOMENTS.map((manualProUntil) => ({ role, subscriptionStatus, subscriptionPeriodEnd, manualProUntil })),
    ),
  ),
)

test('the database counts whom the rule of access lets in, whatever their plan', async () => {
  for (const plan of PLANS) {
    const { id } = await createUser()
    await db.user.update({ where: { id }, data: { ...plan, settings: { create: {} } } })
  }
  expect(await countAudience('premium')).toBe(PLANS.filter((plan) => hasFullAccess(plan, now)).length)
  expect(await countAudience('free')).toBe(PLANS.length)
})

test.each(ACCESS_LEVELS)('who has left notifications off is nobody who is told of a %s one', async (access) => {
  const { id } = await createUser()
  await db.user.update({
    where: { id },
    data: { role: 'tester', settings: { create: { notifications: false } } },
  })
  expect(await countAudience(access)).toBe(0)
})
