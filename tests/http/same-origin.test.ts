import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const WRITES = ['/api/submit-sample-practice', '/practice/sample', '/api/nothing']

async function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  return (await app.request(path, { method: 'POST', headers, body: new URLSearchParams({ a: 'b' }) })).status
}

test.each(WRITES)('POST %s from another site is refused', async (path) => {
  expect(await statusOf(path, { Origin: 'http://evil.example' })).toBe(403)
  expect(await statusOf(path, { Origin: 'null' })).toBe(403)
  expect(await statusOf(path, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await statusOf(path, { 'Sec-Fetch-Site': 'same-site' })).toBe(403)
  expect(await statusOf(path, { Origin: app.url, 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await statusOf(path, { Origin: `${app.url}.evil.example` })).toBe(403)
})

test('without either header a write is allowed only if there is no session', async () => {
  expect(await statusOf('/practice/sample', {})).not.toBe(403)
  expect(await statusOf('/practice/sample', { Cookie: 'kopru_session=abc' })).toBe(403)
})

test('a write from our own pages is allowed, by host or by APP_URL', async () => {
  expect(await statusOf('/practice/sample', { Origin: app.url, Cookie: 'kopru_session=abc' })).not.toBe(403)
  expect(await statusOf('/practice/sample', { Origin: 'http://localhost:3000' })).not.toBe(403)
  expect(await statusOf('/practice/sample', { 'Sec-Fetch-Site': 'same-origin' })).not.toBe(403)
})

test('an API call is refused in JSON, a page in plain text', async () => {
  const headers = { Origin: 'http://evil.example' }
  const call = await app.request('/api/submit-sample-practice', { method: 'POST', headers })
  expect(await call.json()).toMatchObject({
    code: 'FORBIDDEN',
    error: expect.stringContaining('did not come from this site'),
  })
  const page = await app.request('/practice/sample', { method: 'POST', headers })
  expect(await page.text()).toBe('This request did not come from this site, so nothing was changed.')
})

test('reading from another site is not a write', async () => {
  const response = await app.request('/', { headers: { Origin: 'http://evil.example' } })
  expect(response.status).toBe(200)
})
