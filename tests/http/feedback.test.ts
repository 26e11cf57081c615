import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { cookiesOf, createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const GOOD = { category: 'Bug Report', comment: 'The bell rings twice.', pageUrl: '/practice' }

function call(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return app.request('/api/feedback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

function form(fields: Record<string, string>): Promise<Response> {
  return app.request('/feedback', { method: 'POST', body: new URLSearchParams(fields) })
}

test('a guest may send feedback', async () => {
  const response = await call({ ...GOOD, comment: '  The bell rings twice.\r\n ' })
  expect(response.status).toBe(201)
  const { id }: { id: number } = await response.json()
  expect(await db.feedback.findUnique({ where: { id } })).toMatchObject({ ...GOOD, userId: null })
})

test("a learner's feedback is stored with their name, whatever the body claims", async () => {
  const [user, other] = [await createAccount(), await createAccount()]
  const response = await call({ ...GOOD, userId: other.id, id: 1 }, await writingAs(user))
  expect(response.status).toBe(201)
  const { id }: { id: number } = await response.json()
  expect(await db.feedback.findUnique({ where: { id } })).toMatchObject({ userId: user.id })
})

const REFUSED: [string, object, object][] = [
  ['no category', { ...GOOD, category: undefined }, { category: ['Please select a feedback category'] }],
  ['an unknown category', { ...GOOD, category: 'Praise' }, { category: ['Please select a feedback category'] }],
  [
    'nine characters',
    { ...GOOD, comment: '123456789' },
    { comment: ['Please provide at least 10 characters of detail'] },
  ],
  [
    'only NUL bytes',
    { ...GOOD, comment: '\0'.repeat(30) },
    { comment: ['Please provide at least 10 characters of detail'] },
  ],
  ['1001 characters', { ...GOOD, comment: 'a'.repeat(1_001) }, { comment: ['Feedback cannot exceed 1000 characters'] }],
  [
    'a comment that is no text',
    { ...GOOD, comment: { a: 1 } },
    { comment: ['Please provide at least 10 characters of detail'] },
  ],
  ['a page that is no text', { ...GOOD, pageUrl: 7 }, { pageUrl: ['The page of the feedback must be text.'] }],
]

test.each(REFUSED)('%s answers 400 with the message', async (_, body, fields) => {
  const response = await call(body)
  expect(response.status).toBe(400)
  const [sentence] = Object.values(fields).flat()
  expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', error: sentence, message: sentence, fields })
})

test.each([[null], [[]], ['text'], [7]])('the body %j answers 400', async (body) => {
  expect((await call(body)).status).toBe(400)
})

test('NUL bytes and lone surrogates in a text are dropped', async () => {
  const response = await call({ ...GOOD, comment: 'The bell\0 rings\ud800 twice.', pageUrl: '/a\0b' })
  expect(response.status).toBe(201)
  const { id }: { id: number } = await response.json()
  expect(await db.feedback.findUnique({ where: { id } })).toMatchObject({
    comment: 'The bell rings twice.',
    pageUrl: '/ab',
  })
})

test('a long page is cut, not refused', async () => {
  const response = await call({ ...GOOD, pageUrl: `/${'😀'.repeat(300)}` })
  expect(response.status).toBe(201)
})

test('another site cannot send feedback as a learner', async () => {
  const user = await createAccount()
  const response = await call(GOOD, { ...(await writingAs(user)), Origin: 'https://evil.example' })
  expect(response.status).toBe(403)
  expect(await db.feedback.count({ where: { userId: user.id } })).toBe(0)
})

test('the eleventh of an hour answers 429, by API and by form, and says when', async () => {
  // Feedback that is refused as invalid does not count.
  await call({ ...GOOD, comment: '' })
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await call(GOOD)).status).toBe(201)
    expect((await form(GOOD)).status).toBe(303)
  }
  const refused = await call(GOOD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' })
  const page = await form(GOOD)
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
  const html = await page.text()
  expect(html).toContain('Too many tries.')
  expect(html).toContain('The bell rings twice.')
})

test('the API does not accept GET', async () => {
  const response = await app.request('/api/feedback')
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toContain('POST')
})

test('without JavaScript the form is a page, and returns with a toast', async () => {
  const html = await (await app.request('/feedback?from=%2Fpractice%2Fsample')).text()
  expect(html).toContain('Share Your Feedback')
  expect(html).toContain('value="/practice/sample"')
  const response = await form({ ...GOOD, pageUrl: '/practice/sample' })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/practice/sample')
  const next = await app.request('/practice/sample', { headers: cookiesOf(response) })
  const shown = await next.text()
  expect(shown).toContain('Feedback submitted!')
  expect(shown).toContain('Thank you for your input. We&#x27;ll review it carefully.')
  expect(next.headers.getSetCookie().join()).toContain('Max-Age=0')
})

test('the form is shown again with what was typed and what is wrong', async () => {
  const response = await form({ category: '', comment: 'Too <short', pageUrl: '/practice' })
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain('Please select a feedback category')
  expect(html).toMatch(/<select[^>]*aria-invalid="true"[^>]*aria-describedby="category-problem"/)
  expect(html).toContain('Too &lt;short')
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', ''])(
  'the form never redirects to another site: %j',
  async (from) => {
    expect(await (await app.request(`/feedback?from=${encodeURIComponent(from)}`)).text()).toContain(
      'value="/dashboard"',
    )
    expect((await form({ ...GOOD, pageUrl: from })).headers.get('Location')).toBe('/dashboard')
  },
)
