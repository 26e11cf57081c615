import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_METRICS } from '#app/config/page-metrics.server.ts'
import { db } from '#app/db.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { statementsOf } from '#tests/support/statements.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ alone: true })
})
afterAll(() => app.close())

type Account = Parameters<typeof createAccount>[0]

async function pageOf(path: string, account?: Account): Promise<string> {
  const headers = account === undefined ? {} : await signedInAs(await createAccount(account))
  return (await app.request(path, { headers })).text()
}

/** The words of a page, without markup and scripts. */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  return body
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
}

/** The targets of a page's links. */
function linksOf(html: string): Set<string> {
  return new Set([...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href))
}

test('a guest sees the frame with login and sign-up, and neither bell nor account', async () => {
  const html = await pageOf('/dashboard')
  const words = wordsOf(html)
  expect(words).toContain('Log In')
  expect(words).toContain('Create Free Account')
  expect(words).toContain('Upgrade')
  expect(words).not.toContain('Logout')
  expect(linksOf(html)).not.toContain('/notifications')
  expect(html).not.toContain('action="/logout"')
})

test('a guest has 0 XP of the goal of 100, and the browser adds the hour', async () => {
  const words = wordsOf(await pageOf('/dashboard'))
  expect(words).toContain("Today's Progress")
  expect(words).toContain('of 100 XP')
  expect(words).toContain('100 XP to go')
  expect(words).toContain('Welcome')
})

test('sidebar and bottom bar contain every place', async () => {
  const html = await pageOf('/dashboard', {})
  const words = wordsOf(html).split('\n')
  for (const word of ['PRACTICE', 'Practice Dialogue', 'REVIEW', 'HISTORY', 'Practice History', 'Home', 'History'])
    expect(words).toContain(word)
  for (const word of ['Mock Test', 'Vocabulary'])
    expect(words.filter((other) => other === word).length).toBeGreaterThan(1)
  const places = ['/dashboard', '/practice', '/mock-test', '/vocabulary', '/history']
  for (const path of places) expect(linksOf(html)).toContain(path)
})

test('the current page is marked in both, and no other', async () => {
  const html = await pageOf('/dashboard', {})
  const current = [...html.matchAll(/<a\b[^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag)
  expect(current).toHaveLength(2)
  for (const tag of current) expect(tag).toContain('href="/dashboard"')
})

test("a learner is greeted by name and finds the menu's entries", async () => {
  const html = await pageOf('/dashboard', { username: 'greeted', email: 'greeted@example.org' })
  const words = wordsOf(html)
  expect(words).toContain('Hi, greeted')
  expect(words).toContain('greeted@example.org')
  for (const word of ['Account Settings', 'My Progress & Stats', 'Help Center', 'Logout', 'Upgrade'])
    expect(words).toContain(word)
  for (const path of ['/settings', '/history', '/help-center', '/upgrade']) expect(linksOf(html)).toContain(path)
  expect(linksOf(html)).not.toContain('/admin')
  expect(html.match(/action="\/logout"/g)).toHaveLength(2)
  expect(words).not.toContain('days remaining')
})

test('a subscriber has the badge with the days, rounded up, and no Upgrade', async () => {
  const user = await createAccount({ plan: 'pro' })
  const subscriptionPeriodEnd = new Date(Date.now() + 11.5 * 86_400_000)
  await db.user.update({ where: { id: user.id }, data: { subscriptionPeriodEnd } })
  const words = wordsOf(await (await app.request('/dashboard', { headers: await signedInAs(user) })).text())
  expect(words.split('\n')).toContain('Pro (12 days remaining)')
  expect(words.split('\n')).toContain('Pro')
  expect(words).not.toContain('Upgrade')
})

test('an expired subscription has no badge and is offered again', async () => {
  const words = wordsOf(await pageOf('/dashboard', { plan: 'ended' }))
  expect(words).not.toContain('days remaining')
  expect(words).toContain('Upgrade')
})

test('an admin finds the admin area in menu and panel', async () => {
  const html = await pageOf('/dashboard', { role: 'admin' })
  expect(html.match(/href="\/admin"/g)).toHaveLength(2)
})

test('only unverified accounts are asked to verify their address', async () => {
  const sentence = 'Please verify your email address (late@example.org) to secure your account.'
  expect(wordsOf(await pageOf('/dashboard', { email: 'late@example.org', emailVerified: false }))).toContain(sentence)
  expect(wordsOf(await pageOf('/dashboard', {}))).not.toContain('Please verify your email address')
})

test("today's XP belong to the learner's own day", async () => {
  const user = await createAccount()
  // Within 27 hours around now, one day or another is today in this zone; all have the same XP.
  const days = [-1, 0, 1].map(
    (offset) => new Date(new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)),
  )
  await db.userSettings.update({ where: { userId: user.id }, data: { timezone: 'Pacific/Kiritimati' } })
  await db.dailyProgress.createMany({ data: days.map((date) => ({ userId: user.id, date, xpEarned: 100 })) })
  const words = wordsOf(await (await app.request('/dashboard', { headers: await signedInAs(user) })).text())
  expect(words).toContain('Daily Goal Met!')
  expect(words).toContain('+1 Day to your streak!')
})

test('names are text, whatever they contain', async () => {
  const user = await createAccount()
  await db.user.update({ where: { id: user.id }, data: { firstName: '<img src=x onerror=alert(1)>' } })
  const html = await (await app.request('/dashboard', { headers: await signedInAs(user) })).text()
  expect(html).not.toContain('<img src=x')
})

test('an unknown page keeps the frame of the signed-in user', async () => {
  const headers = await signedInAs(await createAccount())
  const response = await app.request('/no/such/page', { headers })
  expect(response.status).toBe(404)
  const words = wordsOf(await response.text())
  expect(words).toContain('Page Not Found')
  expect(words).toContain('Practice Dialogue')
})

test('public pages lead guests to sign-up and others to the dashboard, and load no script', async () => {
  const guest = await pageOf('/')
  expect(linksOf(guest)).toContain('/login')
  expect(linksOf(guest)).toContain('/signup')
  expect(linksOf(guest)).not.toContain('/dashboard')
  const learner = await pageOf('/', {})
  expect(linksOf(learner)).toContain('/dashboard')
  expect(linksOf(learner)).not.toContain('/login')
  // JSON-LD and the page's own small script are not part of the framework.
  expect(learner.replace(`<script>${PAGE_METRICS}</script>`, '')).not.toMatch(
    /<script(?! type="application\/ld\+json")/,
  )
})

test('the frame exposes nothing of an account that the page does not need', async () => {
  const html = await pageOf('/dashboard', { username: 'frugal' })
  for (const secret of ['argon2', 'hasPassword', 'googleId', 'timezone']) expect(html).not.toContain(secret)
})

test('a page that fails keeps the frame and says where to go', async () => {
  const headers = await signedInAs(await createAccount())
  await db.$executeRaw`ALTER TABLE daily_progress RENAME TO daily_progress_away`
  try {
    const response = await app.request('/dashboard', { headers })
    expect(response.status).toBe(500)
    const words = wordsOf(await response.text())
    expect(words).toContain('Something went wrong')
    expect(words).toContain('Reference for support')
    expect(words).toContain('Practice Dialogue')
  } finally {
    await db.$executeRaw`ALTER TABLE daily_progress_away RENAME TO daily_progress`
  }
})

test('the frame costs one statement for a learner and none for a guest', async () => {
  const headers = await signedInAs(await createAccount())
  const learner = await statementsOf(() => app.request('/no/such/page', { headers }))
  expect(learner).toHaveLength(1)
  expect(learner[0]).toContain('sessions')
  expect(learner[0]).toContain('notifications')
  expect(await statementsOf(() => app.request('/no/such/page'))).toEqual([])
})

test('the dashboard adds two statements of its own', async () => {
  const headers = await signedInAs(await createAccount())
  expect(await statementsOf(() => app.request('/dashboard', { headers }))).toHaveLength(3)
})
