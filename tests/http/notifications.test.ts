import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const idsOf = (rows: unknown) => (Array.isArray(rows) ? rows.map(({ id }: { id: number }) => id) : [])

/** An account with this many notifications; two at each time, so that the id must decide too. */
async function accountWith(count: number) {
  const user = await createAccount()
  const data = Array.from({ length: count }, (_, index) => ({
    userId: user.id,
    message: `Message ${index}`,
    link: index % 2 === 0 ? '/dashboard' : null,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 2))),
  }))
  const rows = await db.notification.createManyAndReturn({ data })
  return { user, newestFirst: rows.map(({ id }) => id).toReversed(), headers: await signedInAs(user) }
}

test.each([
  ['GET', '/api/notifications'],
  ['GET', '/api/notifications/unread-count'],
  ['POST', '/api/notifications/mark-as-read/1'],
])('%s %s is refused to guests', async (method, path) => {
  const response = await app.request(path, { method })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test("the list has only one's own notifications, newest first, with the promised fields", async () => {
  const { newestFirst, headers } = await accountWith(3)
  await accountWith(2)
  const response = await app.request('/api/notifications', { headers })
  expect(response.headers.get('Link')).toBeNull()
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const rows: unknown = await response.json()
  expect(idsOf(rows)).toEqual(newestFirst)
  expect(rows).toContainEqual({
    id: newestFirst[0],
    message: 'Message 2',
    isRead: false,
    link: '/dashboard',
    createdAt: '2026-01-01T00:00:01.000Z',
  })
})

test('following rel="next" returns every notification once', async () => {
  const { newestFirst, headers } = await accountWith(7)
  const seen: number[] = []
  let path: string | undefined = '/api/notifications?limit=2'
  while (path !== undefined) {
    const response: Response = await app.request(path, { headers })
    const rows = idsOf(await response.json())
    expect(rows.length).toBeLessThanOrEqual(2)
    seen.push(...rows)
    path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1]
  }
  expect(seen).toEqual(newestFirst)
})

test('a list has 50 entries unless specified otherwise', async () => {
  const { headers } = await accountWith(52)
  expect(idsOf(await (await app.request('/api/notifications', { headers })).json())).toHaveLength(50)
  expect(idsOf(await (await app.request('/api/notifications?limit=200', { headers })).json())).toHaveLength(52)
})

test.each(['limit=0', 'limit=201', 'limit=x', 'cursor=x', 'cursor=1.99999999999', 'cursor=%00'])(
  '?%s answers 400 and names the field',
  async (query) => {
    const { headers } = await accountWith(0)
    const response = await app.request(`/api/notifications?${query}`, { headers })
    expect(response.status).toBe(400)
    const [field = ''] = query.split('=')
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: [expect.any(String)] },
    })
  },
)

test('marking as read lowers the count once, and returns the notification', async () => {
  const { user, newestFirst, headers } = await accountWith(3)
  const count = async () => (await app.request('/api/notifications/unread-count', { headers })).json()
  expect(await count()).toEqual({ count: 3 })
  for (const _ of ['once', 'again']) {
    const response = await app.request(`/api/notifications/mark-as-read/${newestFirst[0]}`, {
      method: 'POST',
      headers: await writingAs(user),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ id: newestFirst[0], isRead: true })
    expect(await count()).toEqual({ count: 2 })
  }
})

test("somebody else's notification cannot be marked, and does not reveal that it exists", async () => {
  const { newestFirst } = await accountWith(1)
  const stranger = await createAccount()
  const headers = await writingAs(stranger)
  const theirs = await app.request(`/api/notifications/mark-as-read/${newestFirst[0]}`, { method: 'POST', headers })
  const none = await app.request('/api/notifications/mark-as-read/999999999', { method: 'POST', headers })
  expect(theirs.status).toBe(404)
  expect(none.status).toBe(404)
  const [one, other] = [await theirs.json(), await none.json()].map((body: object) => ({ ...body, requestId: '' }))
  expect(one).toEqual(other)
  expect(await db.notification.findUnique({ where: { id: newestFirst[0] ?? 0 } })).toMatchObject({ isRead: false })
})

test.each(['x', '0', '-1', '1.5', '99999999999999', '%00', "1'--"])('the id %s answers 404', async (id) => {
  const { user } = await accountWith(0)
  const path = `/api/notifications/mark-as-read/${id}`
  expect((await app.request(path, { method: 'POST', headers: await writingAs(user) })).status).toBe(404)
})

test('another site cannot mark anything', async () => {
  const { newestFirst, headers } = await accountWith(1)
  const response = await app.request(`/api/notifications/mark-as-read/${newestFirst[0]}`, {
    method: 'POST',
    headers: { ...headers, Origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
  expect(await db.notification.findUnique({ where: { id: newestFirst[0] ?? 0 } })).toMatchObject({ isRead: false })
})

test.each([
  ['POST', '/api/notifications'],
  ['POST', '/api/notifications/unread-count'],
  ['GET', '/api/notifications/mark-as-read/1'],
])('%s %s is not allowed', async (method, path) => {
  const user = await createAccount()
  const response = await app.request(path, { method, headers: await writingAs(user) })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toContain(method === 'GET' ? 'POST' : 'GET')
})

async function readOnPage(options: { user: { id: number }; id: string }): Promise<Response> {
  return app.request('/notifications', {
    method: 'POST',
    headers: await writingAs(options.user),
    body: new URLSearchParams({ id: options.id }),
  })
}

test('the page of notifications requires signing in', async () => {
  const response = await app.request('/notifications')
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Fnotifications')
})

test('without JavaScript each notification is a button that marks it and follows its link', async () => {
  const { user, newestFirst, headers } = await accountWith(2)
  const html = await (await app.request('/notifications', { headers })).text()
  const [withoutLink, withLink] = newestFirst
  expect(html).toContain(`value="${withLink}"`)
  const followed = await readOnPage({ user, id: String(withLink) })
  expect(followed.status).toBe(303)
  expect(followed.headers.get('Location')).toBe('/dashboard')
  expect((await readOnPage({ user, id: String(withoutLink) })).headers.get('Location')).toBe('/notifications')
  expect(await db.notification.count({ where: { userId: user.id, isRead: false } })).toBe(0)
})

test('the page links to older ones, and says so when there are none', async () => {
  const { headers } = await accountWith(51)
  const html = await (await app.request('/notifications', { headers })).text()
  const older = /href="(\/notifications\?cursor=[^"]+)"/.exec(html)?.[1] ?? ''
  const page = await (await app.request(older.replaceAll('&amp;', '&'), { headers })).text()
  expect(page).toContain('>Message 0<')
  expect(page).not.toContain('>Message 50<')
  const empty = await accountWith(0)
  expect(await (await app.request('/notifications', { headers: empty.headers })).text()).toContain(
    'No notifications yet',
  )
})

test('a stored link to another site is not followed', async () => {
  const user = await createAccount()
  for (const link of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    const { id } = await db.notification.create({ data: { userId: user.id, message: 'Look here', link } })
    const response = await readOnPage({ user, id: String(id) })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/notifications')
  }
})

test.each(['', 'x', '\0', '999999999'])('the form with the id %j answers 404, never 500', async (id) => {
  expect((await readOnPage({ user: await createAccount(), id })).status).toBe(404)
})
