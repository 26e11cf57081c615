import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

function join(body: unknown): Promise<Response> {
  return app.request('/api/waitlist', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test('an address is added to the waiting list', async () => {
  const response = await join({ email: ' Deniz@example.org ' })
  expect(response.status).toBe(201)
  expect(await db.waitlist.findFirst({ where: { email: 'Deniz@example.org' } })).not.toBeNull()
})

test('an address is accepted once, ignoring case', async () => {
  await join({ email: 'twice@example.org' })
  const response = await join({ email: 'TWICE@Example.org' })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ error: 'Email already registered', code: 'CONFLICT' })
})

test('five concurrent requests add it once', async () => {
  const responses = await Promise.all(Array.from({ length: 5 }, () => join({ email: 'race@example.org' })))
  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409, 409])
  expect(await db.waitlist.count({ where: { email: 'race@example.org' } })).toBe(1)
})

test.each([
  {},
  { email: '' },
  { email: 'nobody' },
  { email: 7 },
  { email: 'a\0@example.org' },
  { email: `${'a'.repeat(250)}@example.org` },
])('the body %j answers Invalid email format', async (body) => {
  const response = await join(body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'Invalid email format', code: 'VALIDATION_FAILED' })
})

test('the eleventh attempt of an hour answers 429', async () => {
  for (let sent = 0; sent < 10; sent += 1) await join({ email: `limit-${sent}@example.org` })
  const refused = await join({ email: 'limit-11@example.org' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('another site is refused, and GET is not allowed', async () => {
  const foreign = await app.request('/api/waitlist', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
    body: JSON.stringify({ email: 'foreign@example.org' }),
  })
  expect(foreign.status).toBe(403)
  expect((await app.request('/api/waitlist')).status).toBe(405)
})
