import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { unsubscribePath } from '#app/services/reminders/unsubscribe.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

async function reader() {
  const user = await createAccount()
  await db.reminderSettings.create({ data: { userId: user.id, hour: 18, byMail: true, weeklyLetter: true } })
  const wishes = async () => {
    const { byMail, weeklyLetter } = await db.reminderSettings.findUniqueOrThrow({ where: { userId: user.id } })
    return { byMail, weeklyLetter }
  }
  return { user, wishes, daily: unsubscribePath({ userId: user.id, kind: 'daily' }) }
}

/** What a mail provider sends: no session, no origin of ours, the body of RFC 8058. */
const oneClick = (path: string, init: RequestInit = {}) =>
  app.request(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), ...init })

test('one click of a mail program ends these mails at once, without a redirect, and no others', async () => {
  const { daily, wishes } = await reader()
  for (let time = 0; time < 2; time += 1) {
    const response = await oneClick(daily)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.text()).toContain('No more reminders by email')
  }
  expect(await wishes()).toEqual({ byMail: false, weeklyLetter: true })
})

test('from another site, in any form, with or without a body', async () => {
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const inits: RequestInit[] = [
    { headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' } },
    { headers: { Origin: 'null' } },
    { body: form },
    { body: 'List-Unsubscribe=One-Click', headers: { 'Content-Type': 'text/plain' } },
    { body: null },
  ]
  for (const init of inits) {
    const { daily, wishes } = await reader()
    expect((await oneClick(daily, init)).status).toBe(200)
    expect(await wishes()).toEqual({ byMail: false, weeklyLetter: true })
  }
})

test('opening the link changes nothing; its plain button does, and so does the way back', async () => {
  const { user, wishes } = await reader()
  const path = unsubscribePath({ userId: user.id, kind: 'letter' })
  for (const method of ['GET', 'HEAD']) expect((await app.request(path, { method })).status).toBe(200)
  const html = await (await app.request(path)).text()
  expect(html).toContain('Stop the weekly letter?')
  expect(html).toMatch(/<form method="post"/)
  expect(await wishes()).toEqual({ byMail: true, weeklyLetter: true })
  const ended = await (await oneClick(path, { body: new URLSearchParams() })).text()
  expect(ended).toContain('No more weekly letters')
  expect(await wishes()).toEqual({ byMail: true, weeklyLetter: false })
  const back = await oneClick(path, { body: new URLSearchParams({ intent: 'restart' }) })
  expect(await back.text()).toContain('Stop the weekly letter?')
  expect(await wishes()).toEqual({ byMail: true, weeklyLetter: true })
})

test('somebody else’s session does not matter, and the page is kept by nobody', async () => {
  const { daily, wishes } = await reader()
  const headers = await signedInAs(await createAccount())
  const page = await app.request(daily, { headers })
  expect(page.headers.get('Cache-Control')).toContain('no-store')
  expect(page.headers.get('Referrer-Policy')).toBe('strict-origin')
  expect((await oneClick(daily, { headers })).status).toBe(200)
  expect(await wishes()).toEqual({ byMail: false, weeklyLetter: true })
})

test.each(['x', '1.daily.AAAA', `1.daily.${'A'.repeat(43)}`, '%00', '1.admin.x'])(
  'a link that we did not sign, %s, is refused and changes nothing',
  async (token) => {
    const { wishes } = await reader()
    for (const method of ['GET', 'POST']) {
      const response = await app.request(`/unsubscribe/${token}`, { method })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('This link does not work')
    }
    expect(await wishes()).toEqual({ byMail: true, weeklyLetter: true })
  },
)

test('other writes to it are refused from another site, and an account that is gone is no error', async () => {
  const { user, daily } = await reader()
  const headers = { Origin: 'https://mail.example' }
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    expect((await app.request(daily, { method, headers })).status, method).toBe(403)
  }
  await db.user.delete({ where: { id: user.id } })
  expect((await oneClick(daily)).status).toBe(200)
  expect(await db.reminderSettings.count({ where: { userId: user.id } })).toBe(0)
})
