import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createSession } from '#tests/support/sessions.ts'

/** The link to the next page. */
const OLDER = /href="([^"]*cursor=[^"]*)"[^>]*>Older sessions/
/** The line of an open session. */
const OPEN_LINE = /<li id="session-[^"]*"><a href="[^"]*" aria-expanded="true"/g

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function learner() {
  const user = await createAccount()
  return { userId: user.id, headers: await signedInAs(user) }
}

test('without JavaScript a session opens at its place in the same list, and closes again', async () => {
  for (const start of ['/history', '/unified-history']) {
    const { userId, headers } = await learner()
    const ids: string[] = []
    for (let index = 0; index < 22; index += 1) ids.push(await createSession({ userId, at: new Date(index * 1000) }))
    const htmlOf = async (path: string) => (await app.request(path, { headers })).text()
    const older = OLDER.exec(await htmlOf(`${start}?type=practice`))?.[1] ?? ''
    const list = await htmlOf(older.replaceAll('&amp;', '&'))
    const [oldest = ''] = ids
    const link = new RegExp(`<li id="session-${oldest}"><a href="([^"]*)" aria-expanded="false"`).exec(list)?.[1] ?? ''
    const address = link.replaceAll('&amp;', '&')
    expect(address).toMatch(/^\?type=practice&cursor=.+&open=/)
    expect(address.endsWith(`#session-${oldest}`)).toBe(true)
    const opened = await htmlOf(start + address.replace(/#.*/, ''))
    expect(opened.match(OPEN_LINE)).toHaveLength(1)
    expect(opened).toContain('Clear and complete.')
    const closing = new RegExp(`<li id="session-${oldest}"><a href="([^"]*)" aria-expanded="true"`).exec(opened)?.[1]
    expect(closing).not.toContain('open=')
    expect(closing).toContain('cursor=')
  }
})

test('an open session is not kept open by the filters and the next page', async () => {
  const { userId, headers } = await learner()
  let id = ''
  for (let index = 0; index < 21; index += 1) id = await createSession({ userId })
  const html = await (await app.request(`/history?type=practice&open=${id}`, { headers })).text()
  expect(html).toContain('Clear and complete.')
  expect(html).toContain('href="/history?type=mock-test"')
  expect(OLDER.exec(html)?.[1]).not.toMatch(/open=/)
})

test("nobody opens what is not theirs, not in the list, or no session's id", async () => {
  const { userId, headers } = await learner()
  await createSession({ userId, title: 'The lease', topic: 'Housing' })
  const other = await createSession({ userId, topic: 'Legal' })
  const theirs = await createSession({ userId: (await createAccount()).id, title: 'Not for you' })
  for (const query of [`open=${theirs}`, `topic=Housing&open=${other}`, 'open=1', 'open=%00', 'open=']) {
    const response = await app.request(`/history?${query}`, { headers })
    const html = await response.text()
    expect(response.status, query).toBe(200)
    expect(html).toContain('The lease')
    expect(html).not.toMatch(OPEN_LINE)
    expect(html).not.toContain('Not for you')
    expect(html).not.toContain('Overall Feedback')
  }
})

test('a session that is opened in place is fetched: by its owner only, in the language of the page', async () => {
  const { userId, headers } = await learner()
  const id = await createSession({ userId, errors: ['critical'], recordings: 1 })
  const response = await app.request(`/api/history/${id}`, { headers })
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({
    id,
    result: { errors: [{ severity: 'critical' }] },
    recordings: [{ segment: 1 }],
  })
  expect(text).not.toContain('renditionQuote')
  const stranger = await learner()
  for (const path of [`/api/history/${id}`, '/api/history/00000000-0000-4000-8000-000000000000', '/api/history/x']) {
    expect((await app.request(path, { headers: stranger.headers })).status).toBe(404)
  }
  expect((await app.request(`/api/history/${id}`)).status).toBe(401)
})
