import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('logging out ends the session on the server; repeating it is fine', async () => {
  const { id } = await createAccount()
  const headers = await writingAs({ id })
  for (const _ of [1, 2]) {
    const response = await app.request('/api/auth/logout', { method: 'POST', headers })
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    expect(response.headers.getSetCookie()[0]).toMatch(/^kopru_session=;.*Max-Age=0/)
  }
  expect(await db.session.count({ where: { userId: id } })).toBe(0)
  expect((await app.request('/api/user', { headers })).status).toBe(401)
})

test('the plain form logs out too, and /login says so', async () => {
  const user = await createAccount()
  const headers = await writingAs(user)
  const page = await app.request('/logout', { headers })
  expect(await page.text()).toContain('<form')
  const response = await app.request('/logout', { method: 'POST', headers })
  expect(response.headers.get('Location')).toBe('/login')
  expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
})
