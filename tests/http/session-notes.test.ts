import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createSession } from '#tests/support/sessions.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function newSession() {
  const user = await createAccount()
  const id = await createSession({ userId: user.id })
  return { user, id, path: `/api/session-notes/${id}` }
}

async function write(options: { user: { id: number }; path: string; body: unknown }): Promise<Response> {
  const headers = { ...(await writingAs(options.user)), 'Content-Type': 'application/json' }
  return app.request(options.path, { method: 'PUT', headers, body: JSON.stringify(options.body) })
}

async function read(options: { user: { id: number }; path: string }): Promise<unknown> {
  return (await app.request(options.path, { headers: await signedInAs(options.user) })).json()
}

test('a note is empty, then written, rewritten, and deleted', async () => {
  const { user, path } = await newSession()
  expect(await read({ user, path })).toEqual({ notes: '', updatedAt: null })
  expect((await write({ user, path, body: { notes: ' Kira depozitosu\r\n= bond ' } })).status).toBe(200)
  expect(await read({ user, path })).toEqual({ notes: 'Kira depozitosu\n= bond', updatedAt: expect.any(String) })
  expect(await (await write({ user, path, body: { notes: 'Later' } })).json()).toMatchObject({ notes: 'Later' })
  expect(await (await write({ user, path, body: { notes: '' } })).json()).toEqual({ notes: '', updatedAt: null })
  expect(await db.sessionNote.count({ where: { userId: user.id } })).toBe(0)
})

test('a note has at most 2,000 characters', async () => {
  const { user, path } = await newSession()
  expect((await write({ user, path, body: { notes: 'ş'.repeat(2_000) } })).status).toBe(200)
  const refused = await write({ user, path, body: { notes: 'ş'.repeat(2_001) } })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: { notes: [expect.any(String)] } })
})

test.each([{}, { notes: 1 }, { notes: null }, []])('the body %j answers 400', async (body) => {
  const { user, path } = await newSession()
  expect((await write({ user, path, body })).status).toBe(400)
})

test('characters that the database cannot store are dropped', async () => {
  const { user, path } = await newSession()
  expect(await (await write({ user, path, body: { notes: 'a\0b\uD800' } })).json()).toMatchObject({ notes: 'ab' })
})

test('twenty concurrent writes leave one note', async () => {
  const { user, path } = await newSession()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => write({ user, path, body: { notes: `Note ${index}` } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await db.sessionNote.count({ where: { userId: user.id } })).toBe(1)
})

test('without JavaScript the form in /history saves it and returns to the session', async () => {
  const { user, id } = await newSession()
  const response = await app.request('/history?type=practice', {
    method: 'POST',
    headers: await writingAs(user),
    body: new URLSearchParams({ submissionId: id, notes: 'Say bond, not deposit.' }),
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(`/history?type=practice&open=${id}#session-${id}`)
  const html = await (await app.request(`/history?open=${id}`, { headers: await signedInAs(user) })).text()
  expect(html).toContain('>Say bond, not deposit.</textarea>')
})
