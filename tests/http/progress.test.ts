import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { createSession } from '#tests/support/sessions.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const DAY_MS = 86_400_000

async function learner() {
  const user = await createAccount()
  return { userId: user.id, headers: await signedInAs(user) }
}

const get = async (path: string, headers: Record<string, string> = {}) => (await app.request(path, { headers })).json()

async function dashboardOf(headers: Record<string, string>): Promise<string> {
  return (await app.request('/dashboard', { headers })).text()
}

/** A streak that last grew this many days ago, in the learner's own calendar. */
async function setStreak(options: { userId: number; days: number; daysAgo: number }): Promise<void> {
  const { userId, days, daysAgo } = options
  const day = dayIn('UTC', new Date(Date.now() - daysAgo * DAY_MS))
  const data = { currentStreak: days, longestStreak: days, lastStreakIncrementDate: new Date(day) }
  await db.user.update({ where: { id: userId }, data })
}

test('a guest gets the defaults: 0 XP of 100', async () => {
  expect(await get('/api/dashboard-stats')).toEqual({
    daily_xp: 0,
    daily_goal: 100,
    current_streak: 0,
    is_streak_active: false,
    segments_practiced: 0,
    hours_practiced: 0,
  })
})

test("a learner's figures: today's XP, all segments, the recorded hours of what was scored", async () => {
  const { userId, headers } = await learner()
  for (let index = 0; index < 3; index += 1) await createSession({ userId })
  await createSession({ userId, at: new Date('2026-01-05') })
  await createSession({ userId, recordings: 2 })
  await createSession({ userId, status: 'received', recordings: 1 })
  // Three seconds each, scaled to an hour here.
  await db.learnerTotals.update({ where: { userId }, data: { practiceSeconds: { increment: 3_594 } } })
  await db.recording.deleteMany({ where: { submission: { userId } } })
  expect(await get('/api/dashboard-stats', headers)).toEqual({
    daily_xp: 160,
    daily_goal: 100,
    current_streak: 1,
    is_streak_active: true,
    segments_practiced: 20,
    hours_practiced: 1,
  })
})

test.each([
  [0, 3, true],
  [1, 3, true],
  [2, 0, false],
])('a streak of 3 that grew %d days ago', async (daysAgo, current_streak, is_streak_active) => {
  const { userId, headers } = await learner()
  await setStreak({ userId, days: 3, daysAgo })
  expect(await get('/api/dashboard-stats', headers)).toMatchObject({ current_streak, is_streak_active })
})

test('recentSessions: the five newest results with title, date and score', async () => {
  const { userId, headers } = await learner()
  for (let index = 0; index < 7; index += 1) {
    await createSession({
      userId,
      title: `Talk ${index}`,
      total: 30 + index,
      at: new Date(Date.UTC(2026, 0, 1 + index)),
    })
  }
  await createSession({ userId, title: 'Not scored', status: 'received' })
  const { recentSessions } = await get('/api/progress', headers)
  expect(recentSessions).toHaveLength(5)
  expect(recentSessions[0]).toMatchObject({ title: 'Talk 6', date: '2026-01-07T00:00:00.000Z', score: 36 })
})

test('without results the dashboard says so, and shows neither trend nor topic', async () => {
  const { headers } = await learner()
  const html = await dashboardOf(headers)
  expect(html).toContain('No recent activities found.')
  expect(html).toContain('View Full History')
  expect(html).not.toContain('Score trend')
  expect(html).not.toContain('Weakest topic')
  expect(await dashboardOf({})).toContain('No recent activities found.')
})

test('with results: five rows of which phones show three, a trend in words, what cost marks', async () => {
  const { userId, headers } = await learner()
  const scores = [20, 31.5, 28, 33, 30, 40]
  for (const [index, total] of scores.entries()) {
    const errors = index % 2 === 0 ? (['minor', 'major'] as const) : []
    await createSession({
      userId,
      title: `Talk ${index};`,
      total,
      errors: [...errors],
      at: new Date(Date.UTC(2026, 0, 1 + index)),
    })
  }
  const html = await dashboardOf(headers)
  expect(html.match(/href="\/history\?open=[\da-f-]{36}#session-/g)).toHaveLength(5)
  expect(html.match(/class="max-md:hidden"/g)).toHaveLength(2)
  expect(html).toContain('Your last 6 results of 45, oldest first: 20, 31.5, 28, 33, 30, 40.')
  expect(html).toContain('Distortion')
  expect(html).not.toContain('Talk 0;')
})

test('the weakest topic has the lowest mean, and an accessible dialogue to train it', async () => {
  const { userId, headers } = await learner()
  for (const total of [20, 22]) await createSession({ userId, topic: 'Legal', total })
  for (const total of [40, 42]) await createSession({ userId, topic: 'Housing', total })
  await createSession({ userId, topic: 'Finance', total: 5 })
  await db.dialogue.updateMany({ where: { topic: 'Legal' }, data: { accessLevel: 'premium' } })
  const without = await dashboardOf(headers)
  expect(without).toContain('Weakest topic')
  expect(without).toContain('21 of 45 on average over 2 sessions')
  expect(without).toContain('href="/practice?topic=Legal"')
  const { id } = await createDialogue({ title: 'The free one' })
  await db.dialogue.update({ where: { id }, data: { topic: 'Legal' } })
  const html = await dashboardOf(headers)
  expect(html).toContain(`href="/practice/${id}"`)
  expect(html).toContain('The free one')
})

/** The goal met on the days so many days ago. */
async function meetGoal(userId: number, daysAgo: number[]): Promise<void> {
  const dates = daysAgo.map((days) => new Date(dayIn('UTC', new Date(Date.now() - days * DAY_MS))))
  await db.dailyProgress.createMany({ data: dates.map((date) => ({ userId, date, xpEarned: 100 })) })
}

test('the streak is given in words', async () => {
  const { userId, headers } = await learner()
  await meetGoal(userId, [1, 2, 3, 4])
  const html = await dashboardOf(headers)
  expect(html).toContain('4 days in a row')
  expect(html).toContain('Meet the goal today to keep it.')
  expect(html).toContain('1 freeze left this week')
  const other = await learner()
  // Of three days in a row, two are of one week.
  await meetGoal(other.userId, [4, 5, 6, 7])
  const late = await dashboardOf(other.headers)
  expect(late).not.toMatch(/days in a row|A streak of/)
  expect(late).not.toMatch(/freeze left|Freeze used/)
})

test('a missed day is bridged and said, on the dashboard only', async () => {
  const { userId, headers } = await learner()
  await meetGoal(userId, [0, 2, 3])
  const html = await dashboardOf(headers)
  expect(html).toContain('A streak of 3 days')
  // Yesterday belongs to last week on a Monday.
  expect(html).toContain(new Date().getUTCDay() === 1 ? '1 freeze left this week' : 'Freeze used this week')
  expect(await get('/api/dashboard-stats', headers)).toMatchObject({ current_streak: 0 })
})

test('today’s step comes before the streak, readiness, the trend and what was done', async () => {
  const { userId, headers } = await learner()
  for (const total of [30, 32, 34]) await createSession({ userId, total })
  const html = await dashboardOf(headers)
  const places = ['id="next-step"', 'id="portion"', 'id="today"', 'id="readiness"', 'id="trend"', 'id="recent"'].map(
    (part) => html.indexOf(part),
  )
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
