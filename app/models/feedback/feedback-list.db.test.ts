import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { createAccount, noteBought } from '#tests/support/accounts.ts'
import { type ListedFeedback, listFeedback } from './feedback-list.server.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

beforeEach(async () => {
  await db.feedback.deleteMany()
})

async function subscriber(changes: { plan?: string; status?: 'active' | 'past_due' | 'canceled'; periodEnd?: Date }) {
  const user = await createAccount()
  await noteBought(user)
  const plan = { plan: 'monthly', status: 'active' as const, periodEnd: inDays(20), ...changes }
  await db.billingAccount.update({ where: { userId: user.id }, data: plan })
  return user.id
}

/** `age` in days. */
async function say(comment: string, options: { userId?: number; age: number; isDone?: boolean }) {
  const { userId, age, isDone = false } = options
  const row = { category: 'Other', comment, pageUrl: '/', createdAt: inDays(-age), doneAt: isDone ? NOW : null }
  await db.feedback.create({ data: { ...row, userId: userId ?? null } })
}

/** All feedback, as an admin sees it page by page. */
async function read(limit: number, openOnly = false): Promise<ListedFeedback[]> {
  const all: ListedFeedback[] = []
  let after: ListedFeedback | undefined
  for (;;) {
    const { rows, hasMore } = await listFeedback({ limit, after, openOnly, now: NOW })
    all.push(...rows)
    after = rows.at(-1)
    if (!hasMore) return all
  }
}

test('open feedback of monthly subscribers comes first, then the rest, newest first, each once', async () => {
  const monthly = await subscriber({})
  await say('guest', { age: 1 })
  await say('free', { userId: (await createAccount()).id, age: 2 })
  await say('fortnightly', { userId: await subscriber({ plan: 'fortnightly' }), age: 3 })
  await say('over', { userId: await subscriber({ status: 'canceled' }), age: 4 })
  await say('lapsed', { userId: await subscriber({ periodEnd: inDays(-1) }), age: 5 })
  await say('answered', { userId: monthly, age: 6, isDone: true })
  await say('given', { userId: (await createAccount({ plan: 'pro' })).id, age: 7 })
  await say('monthly, older', { userId: monthly, age: 9 })
  await say('monthly, newer', { userId: await subscriber({ status: 'past_due' }), age: 8 })
  const first = ['monthly, newer', 'monthly, older']
  const rest = ['guest', 'free', 'fortnightly', 'over', 'lapsed', 'answered', 'given']
  for (const limit of [1, 2, 3, 50]) {
    const all = await read(limit)
    expect(all.map(({ comment }) => comment)).toEqual([...first, ...rest])
    expect(all.filter(({ isFirst }) => isFirst).map(({ comment }) => comment)).toEqual(first)
    const open = (await read(limit, true)).map(({ comment }) => comment)
    expect(open).toEqual([...first, ...rest.filter((comment) => comment !== 'answered')])
  }
})
