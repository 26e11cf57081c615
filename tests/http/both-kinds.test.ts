import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createFinishedMockTest } from '#tests/support/finished-mock-tests.ts'
import { createSession } from '#tests/support/sessions.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function learner(language: 'en' | 'tr' = 'en') {
  const { id: userId } = await createAccount()
  await db.userSettings.update({ where: { userId }, data: { language } })
  return { userId, headers: await signedInAs({ id: userId }) }
}

/** The text of a page's main part, without markup. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<main'))
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')

const pageOf = async (path: string, headers: Record<string, string>) => (await app.request(path, { headers })).text()

test('a topic of History includes its mock tests, and options, counts and rows agree', async () => {
  const { userId, headers } = await learner()
  await createSession({ userId, title: 'The lease', topic: 'Housing' })
  await createSession({ userId, title: 'The court', topic: 'Legal' })
  await createFinishedMockTest({ userId, topics: ['Community', 'Housing'], totals: [30, 31] })
  await createFinishedMockTest({ userId, topics: ['Finance', 'Finance'], totals: [20, 21] })
  const all = await pageOf('/history', headers)
  for (const topic of ['Community', 'Finance', 'Housing', 'Legal']) expect(all).toContain(`<option value="${topic}"`)
  const rows = (html: string) => [html.split('61/90').length - 1, html.split('41/90').length - 1]
  const cases = [
    ['Housing', /All\s*\(2\)\s*Practice\s*\(1\)\s*Mock Tests\s*\(1\)/, [1, 0]],
    ['Community', /All\s*\(1\)\s*Practice\s*\(0\)\s*Mock Tests\s*\(1\)/, [1, 0]],
    ['Finance', /All\s*\(1\)\s*Practice\s*\(0\)\s*Mock Tests\s*\(1\)/, [0, 1]],
    ['Legal', /All\s*\(1\)\s*Practice\s*\(1\)\s*Mock Tests\s*\(0\)/, [0, 0]],
  ] as const
  for (const [topic, counts, [first, second]] of cases) {
    const html = await pageOf(`/history?topic=${topic}`, headers)
    expect(textOf(html)).toMatch(counts)
    const [one = 0, other = 0] = rows(html)
    // The score is in the row and in the official line below it.
    expect([one > 0, other > 0]).toEqual([first > 0, second > 0])
    const tests = await pageOf(`/history?type=mock-test&topic=${topic}`, headers)
    expect(tests.includes('No sessions found')).toBe(first + second === 0)
  }
})

test("the topics of a mock test are in the page's language", async () => {
  const { userId, headers } = await learner()
  await createFinishedMockTest({ userId, topics: ['Community', 'Housing'], totals: [30, 31] })
  expect(textOf(await pageOf('/history', headers))).toContain('Community & Housing')
  const reader = await learner('tr')
  await createFinishedMockTest({ userId: reader.userId, topics: ['Community', 'Housing'], totals: [30, 31] })
  const turkish = textOf(await pageOf('/history', reader.headers))
  expect(turkish).toContain('Toplum yaşamı ve konut')
  expect(turkish).not.toContain('Housing')
})

test('the dashboard includes mock tests in recent activities, out of their own maximum, and in the summary', async () => {
  const { userId, headers } = await learner()
  await createSession({ userId, title: 'The lease', topic: 'Housing', total: 14, at: new Date('2026-01-01') })
  const id = await createFinishedMockTest({
    userId,
    topics: ['Legal', 'Legal'],
    totals: [38, 37],
    passed: true,
    at: new Date('2026-01-02'),
  })
  const html = await pageOf('/dashboard', headers)
  const words = textOf(html)
  expect(html).toContain(`href="/mock-test/session/${id}"`)
  expect(words).toContain('75/90')
  expect(words).toContain('14/45')
  expect(words).toContain('Official rule: 75/90 · Dialogue 1 38 · Dialogue 2 37 → pass')
  expect(html).toContain('Your last 2 results, oldest first: 14/45, 75/90.')
  expect(words).toMatch(/Latest\s*75\/90\s*Best\s*75\/90\s*Average\s*57\s?%/)
  const { recentSessions } = await (await app.request('/api/progress', { headers })).json()
  expect(recentSessions).toEqual([expect.objectContaining({ title: 'The lease', score: 14 })])
})

test('the weakest topic considers the dialogues of mock tests, too', async () => {
  const { userId, headers } = await learner()
  await createSession({ userId, topic: 'Housing', total: 40 })
  await createSession({ userId, topic: 'Housing', total: 42 })
  await createFinishedMockTest({ userId, topics: ['Insurance', 'Insurance'], totals: [12, 14] })
  const words = textOf(await pageOf('/dashboard', headers))
  expect(words).toMatch(/Weakest topic\s*Insurance/)
  expect(words).toContain('13 of 45 on average over 2 sessions')
})
