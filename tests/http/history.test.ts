import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createSession } from '#tests/support/sessions.ts'
import { statementsOf } from '#tests/support/statements.ts'

/** The link to the next page. */
const OLDER = /href="([^"]*cursor=[^"]*)"[^>]*>Older sessions/

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ alone: true })
})
afterAll(() => app.close())

async function learner() {
  const user = await createAccount()
  return { userId: user.id, headers: await signedInAs(user) }
}

/** The text of the page, without markup, one piece per line. */
async function wordsOf(path: string, headers: Record<string, string>): Promise<string> {
  const html = await (await app.request(path, { headers })).text()
  return html
    .slice(html.indexOf('<main'))
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\n+/g, '\n')
}

test('before the first session the page says so', async () => {
  const { headers } = await learner()
  const words = await wordsOf('/history', headers)
  expect(words).toContain('No Practice History Yet')
  for (const name of ['Practice Sessions', 'Mock Tests', 'Passed', 'Pass Rate %']) expect(words).toContain(name)
  expect(words).toContain('0%')
})

test('the cards, the tabs with counts, and the rounded pass rate', async () => {
  const { userId, headers } = await learner()
  await createSession({ userId, total: 40 })
  await createSession({ userId, total: 29 })
  await createSession({ userId, total: 28.5 })
  const words = await wordsOf('/history', headers)
  expect(words).toContain('Practice Sessions\n3')
  expect(words).toContain('Mock Tests\n0')
  expect(words).toContain('Passed\n2')
  expect(words).toContain('Pass Rate %\n67%')
  expect(words).toMatch(/All\s*\(3\)\s*Practice\s*\(3\)\s*Mock Tests\s*\(0\)/)
})

test('a row has title, local date, level and topic, badge, score and counts; opened, its three parts', async () => {
  const { userId, headers } = await learner()
  await db.userSettings.update({ where: { userId }, data: { timezone: 'Australia/Sydney' } })
  const at = new Date('2026-03-04T14:30:00Z')
  const id = await createSession({
    userId,
    title: 'At the <bank>',
    topic: 'Finance',
    total: 38.5,
    errors: ['critical', 'major', 'minor'],
    at,
  })
  const words = await wordsOf('/history', headers)
  const parts = ['Overall Feedback', 'Error Analysis', 'Segment Analysis', 'Feedback on segment 3.']
  for (const text of [
    'At the &lt;bank&gt;',
    'Mar 05, 2026',
    'Beginner',
    'Finance',
    'PASS',
    '38.5/45',
    '1 critical',
    '1 minor',
    'View Details',
  ])
    expect(words).toContain(text)
  for (const text of parts) expect(words).not.toContain(text)
  const opened = await wordsOf(`/history?open=${id}`, headers)
  for (const text of [...parts, 'Clear and complete.', 'Critical', 'Major', 'Minor']) expect(opened).toContain(text)
  expect(opened).toContain('Said nine instead of three, number 2.')
})

test('an auto-fail is FAIL, in the badge and the counts', async () => {
  const { userId, headers } = await learner()
  const id = await createSession({ userId, total: 30, errors: ['critical', 'critical', 'critical'] })
  const words = await wordsOf('/history', headers)
  expect(words).toContain('FAIL')
  expect(words).not.toContain('PASS\n')
  expect(words).toContain('Passed\n0')
  expect(await wordsOf(`/history?open=${id}`, headers)).toContain('Auto-Fail Triggered')
})

test('the topic filters, keeps the tab, and the counts are for that topic', async () => {
  const { userId, headers } = await learner()
  await createSession({ userId, title: 'The lease', topic: 'Housing' })
  await createSession({ userId, title: 'The court', topic: 'Legal' })
  const all = await wordsOf('/history', headers)
  for (const name of ['All Topics', 'Housing', 'Legal']) expect(all).toContain(name)
  const legal = await wordsOf('/history?type=practice&topic=Legal', headers)
  expect(legal).toContain('The court')
  expect(legal).not.toContain('The lease')
  expect(legal).toMatch(/All\s*\(1\)/)
  const html = await (await app.request('/history?topic=Legal', { headers })).text()
  expect(html).toContain('href="/history?type=mock-test&amp;topic=Legal"')
  expect(html).toContain('aria-current="page"')
})

test('if no filter matches, the exact messages', async () => {
  const { userId, headers } = await learner()
  await createSession({ userId })
  for (const query of ['?type=mock-test', '?topic=Nowhere', '?topic=%3Cscript%3E']) {
    const words = await wordsOf(`/history${query}`, headers)
    expect(words).toContain('No sessions found')
    expect(words).toContain('Try adjusting your filters to see more results.')
  }
})

test('an unknown filter in the URL shows everything', async () => {
  const { userId, headers } = await learner()
  await createSession({ userId, title: 'Here I am' })
  for (const query of ['?type=x', `?topic=${'x'.repeat(81)}`, '?limit=3']) {
    expect(await wordsOf(`/history${query}`, headers)).toContain('Here I am')
  }
})

test.each(['cursor=x', 'cursor=1.abc', 'limit=0'])('?%s answers 400 in the frame', async (query) => {
  const { headers } = await learner()
  const response = await app.request(`/history?${query}`, { headers })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Practice Dialogue')
})

test('following Older sessions shows every session once, at both addresses', async () => {
  for (const start of ['/history', '/unified-history']) {
    const { userId, headers } = await learner()
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 2)))
    for (let index = 0; index < 43; index += 1) await createSession({ userId, title: `Talk ${index};`, at: at(index) })
    const seen: string[] = []
    let path: string | undefined = start
    let pages = 0
    while (path !== undefined) {
      const html: string = await (await app.request(path, { headers })).text()
      seen.push(...[...html.matchAll(/<li id="session-[\s\S]*?(Talk \d+;)/g)].map(([, title = '']) => title))
      const href: string | undefined = OLDER.exec(html)?.[1]
      expect(href === undefined || href.startsWith(start)).toBe(true)
      path = href?.replaceAll('&amp;', '&')
      pages += 1
    }
    expect(pages).toBe(3)
    expect(seen).toHaveLength(43)
    expect(new Set(seen).size).toBe(43)
    expect(seen[0]).toBe('Talk 42;')
  }
})

test('the page costs at most four statements of its own, and one for an open session, whatever the number of sessions', async () => {
  const { userId, headers } = await learner()
  const frame = 1
  expect(await statementsOf(() => app.request('/history', { headers }))).toHaveLength(frame + 4)
  let id = ''
  for (let index = 0; index < 25; index += 1) id = await createSession({ userId, recordings: index === 24 ? 3 : 0 })
  const costs: [string, number][] = [
    ['/history', 4],
    ['/history?type=practice&topic=Community', 3],
    ['/unified-history', 4],
    [`/history?open=${id}`, 5],
  ]
  for (const [path, own] of costs) {
    expect(await statementsOf(() => app.request(path, { headers })), path).toHaveLength(frame + own)
  }
})

test('a session that needs words, or waits for its score, says so and is not counted yet', async () => {
  const { userId, headers } = await learner()
  const id = await createSession({ userId, status: 'needs_transcripts', recordings: 1 })
  await createSession({ userId, status: 'received' })
  const words = await wordsOf('/history', headers)
  expect(words).toContain('Your words are needed')
  expect(words).toContain('Scoring in progress...')
  expect(words).toContain('Practice Sessions\n0')
  const html = await (await app.request(`/history?open=${id}`, { headers })).text()
  const { dialogueId } = await db.submission.findUniqueOrThrow({ where: { id } })
  expect(html).toContain(`href="/practice/${dialogueId}?attempt=${id}"`)
  expect(html).toMatch(/<audio[^>]*src="\/api\/recordings\/[0-9a-f-]{36}"/)
})

test('the page contains no transcript and nothing of another learner', async () => {
  const { userId, headers } = await learner()
  const id = await createSession({ userId })
  await createSession({ userId: (await createAccount()).id, title: 'Not for you' })
  const html = await (await app.request(`/history?open=${id}`, { headers })).text()
  expect(html.includes('Not for you')).toBe(false)
  expect(html.includes('renditionQuote')).toBe(false)
})
