import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.job.deleteMany()
})

const BROWSER = { 'Sec-Fetch-Site': 'same-origin' }

function postForm(path: string, fields: Record<string, string>, headers: Record<string, string> = BROWSER) {
  return app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

function call(name: string, body: unknown, headers: Record<string, string> = BROWSER) {
  return app.request(`/api/auth/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const jobs = () => db.job.findMany({ select: { kind: true, payload: true } })

test('the form queues a mail and leads to a page that does not repeat the address', async () => {
  const response = await postForm('/forgot-password', { email: ' deniz@example.org ' })
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/forgot-password?sent=1')
  expect(response.headers.getSetCookie().join()).toContain('kopru_toast=')
  expect(await jobs()).toEqual([{ kind: 'mail-password-reset', payload: { email: 'deniz@example.org' } }])
  const html = await (await app.request('/forgot-password?sent=1')).text()
  expect(html).toContain('Check Your Email')
  expect(html).toContain('Send Another Reset Link')
  expect(html).toContain('Back to Sign In')
})

test.each(['', 'deniz', 'deniz@', 'a b@example.org', `${'a'.repeat(250)}@example.org`])(
  'an invalid address stays in its field and gets the message: %s',
  async (email) => {
    const response = await postForm('/forgot-password', { email })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('Please enter a valid email address')
    expect(html).toContain('aria-describedby="email-problem"')
    if (email !== '') expect(html).toContain(`value="${email}"`)
    const refused = await call('forgot-password', { email })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { email: ['Please enter a valid email address'] },
    })
    expect(await jobs()).toEqual([])
  },
)

test('known and unknown addresses get the same answer and queue the same work', async () => {
  const user = await createAccount()
  const answers = []
  for (const email of [user.email, 'nobody@example.org']) {
    await Promise.all([db.job.deleteMany(), db.rateLimit.deleteMany()])
    const answered = await call('forgot-password', { email })
    const form = await postForm('/forgot-password', { email })
    answers.push([
      answered.status,
      await answered.json(),
      form.status,
      form.headers.get('Location'),
      (await jobs()).map(({ kind }) => kind),
    ])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.[0]).toBe(200)
  expect(await db.passwordResetToken.count()).toBe(0)
})

test('the fourth request within five minutes from one address is refused, on the page and in the API', async () => {
  for (let wish = 0; wish < 3; wish += 1) {
    expect((await postForm('/forgot-password', { email: `${wish}@example.org` })).status).toBe(302)
  }
  const response = await postForm('/forgot-password', { email: 'fourth@example.org' })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(290)
  const html = await response.text()
  expect(html).toContain(
    'Unable to send reset email. Please check your email address and try again in 5 minutes. Too many tries. Please wait 5 minutes.',
  )
  expect(html).toContain('value="fourth@example.org"')
  const refused = await call('forgot-password', { email: 'fifth@example.org' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(290)
  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await jobs()).toHaveLength(3)
})

test('one address gets at most three mails, whoever asks and however it is spelt', async () => {
  for (const email of ['Victim@example.org', 'victim@EXAMPLE.org', 'victim@example.org']) {
    await call('forgot-password', { email })
    // As if each came from another network.
    await db.$executeRaw`DELETE FROM rate_limits WHERE key = (SELECT key FROM rate_limits ORDER BY count, key LIMIT 1)
      AND count < (SELECT max(count) FROM rate_limits)`
  }
  expect((await call('forgot-password', { email: 'victim@example.org' })).status).toBe(429)
})

test('if the mail cannot be queued the page says so', async () => {
  await db.$executeRawUnsafe('ALTER TABLE jobs RENAME TO jobs_away')
  try {
    const response = await postForm('/forgot-password', { email: 'deniz@example.org' })
    expect(response.status).toBe(500)
    expect(await response.text()).toContain(
      'Unable to send reset email. Please check your email address and try again in 5 minutes.',
    )
  } finally {
    await db.$executeRawUnsafe('ALTER TABLE jobs_away RENAME TO jobs')
  }
})

test('another site cannot request a link, and the API takes POST only', async () => {
  const foreign = { Origin: 'http://evil.example' }
  expect((await postForm('/forgot-password', { email: 'deniz@example.org' }, foreign)).status).toBe(403)
  expect((await call('forgot-password', { email: 'deniz@example.org' }, foreign)).status).toBe(403)
  expect((await app.request('/api/auth/forgot-password')).headers.get('Allow')).toBe('POST, OPTIONS')
  expect(await jobs()).toEqual([])
})

test('an API body that is not a JSON object or a form is refused with a message', async () => {
  for (const body of [null, [], 'x', { email: 1 }]) expect((await call('forgot-password', body)).status).toBe(400)
  const plain = { ...BROWSER, 'Content-Type': 'text/plain' }
  expect((await app.request('/api/auth/forgot-password', { method: 'POST', headers: plain, body: 'x' })).status).toBe(
    415,
  )
})
