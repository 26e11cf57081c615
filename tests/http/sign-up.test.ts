import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { cookiesOf, createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

const PASSWORD = 'Yeni!Parola7'

let app: RunningApp
let count = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

function fields(changes: Record<string, string> = {}): Record<string, string> {
  count += 1
  const username = `yeni-${count}`
  return {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    terms: 'on',
    ...changes,
  }
}

function post(body: Record<string, string>): Promise<Response> {
  return app.request('/signup', { method: 'POST', body: new URLSearchParams(body) })
}

function register(body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return app.request('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(body) })
}

const find = (username: string) =>
  db.user.findFirst({ where: { username }, include: { settings: true, notifications: true } })

test('the plain form creates an account, signs in and redirects to the dashboard', async () => {
  const form = fields({ timezone: 'Australia/Sydney', marketingEmails: 'on' })
  const response = await post(form)
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/dashboard'])
  const own = await (await app.request('/api/user', { headers: cookiesOf(response) })).json()
  expect(own).toMatchObject({ username: form.username, emailVerified: false, role: 'user', subscriptionStatus: 'free' })
  const user = await find(form.username ?? '')
  expect(user?.password).toMatch(/^\$argon2id\$/)
  expect(user?.settings).toMatchObject({ timezone: 'Australia/Sydney', marketingEmails: true, language: 'en' })
  expect(user?.notifications).toMatchObject([{ isRead: false, kind: 'welcome', link: '/practice' }])
})

test('the mail that verifies the address is queued with the account', async () => {
  const form = fields()
  await post(form)
  const user = await find(form.username ?? '')
  const jobs = await db.$queryRaw<object[]>`SELECT 1 FROM email_verification_tokens WHERE user_id = ${user?.id}
    UNION ALL SELECT 1 FROM jobs WHERE kind = 'mail-verification' AND (payload ->> 'userId')::int = ${user?.id}`
  expect(jobs.length).toBeGreaterThan(0)
})

test('an unknown time zone and no marketing consent give the defaults', async () => {
  const form = fields({ timezone: 'Mars/Olympus' })
  expect((await post(form)).status).toBe(302)
  expect((await find(form.username ?? ''))?.settings).toMatchObject({ timezone: 'UTC', marketingEmails: false })
})

test('each empty field is returned with a message; what was typed is kept, except for the passwords', async () => {
  const response = await post({ username: 'ab', email: 'nobody', password: 'kisa', confirmPassword: 'başka' })
  const html = await response.text()
  expect(response.status).toBe(400)
  for (const sentence of [
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'Passwords don&#x27;t match',
    'Please accept the Terms of Service and Privacy Policy to continue',
  ])
    expect(html).toContain(sentence)
  expect(html).toContain('value="ab"')
  expect(html).toContain('value="nobody"')
  expect(html).not.toContain('kisa')
  expect(html).not.toContain('başka')
})

test.each([
  ['short1!A'.slice(0, 7), 'Password must be at least 8 characters'],
  ['alllower1!', 'Password must contain at least one uppercase letter'],
  ['ALLUPPER1!', 'Password must contain at least one lowercase letter'],
  ['NoDigits!!', 'Password must contain at least one number'],
  ['NoSpecial1', 'Password must contain at least one special character'],
])('the password %s is refused: %s', async (password, sentence) => {
  const response = await register({ ...fields(), password, confirmPassword: password })
  const body = await response.json()
  expect(response.status).toBe(400)
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', error: sentence, fields: { password: [sentence] } })
})

test('the API requires name, address and password only, and answers 201 with the user', async () => {
  const { username, email, password } = fields()
  const response = await register({ username, email, password })
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({ username, email, emailVerified: false })
  expect((await app.request('/api/user', { headers: cookiesOf(response) })).status).toBe(200)
})

test('names and addresses are unique ignoring case, but the Turkish i is a separate letter', async () => {
  const { username, email } = await createAccount({ username: 'Irmak', email: 'irmak@example.org' })
  const response = await register(fields({ username: username.toLowerCase(), email: email.toUpperCase() }))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    fields: {
      username: ['This username is already taken.'],
      email: ['An account with this email address already exists.'],
    },
  })
  expect((await register(fields({ username: 'ırmak' }))).status).toBe(400)
  const form = await post(fields({ username: 'IRMAK' }))
  expect(form.status).toBe(400)
  expect(await form.text()).toContain('This username is already taken.')
})

test('of ten concurrent requests for a name one gets it, the others learn which field is taken', async () => {
  const wanted = fields()
  const bodies = Array.from({ length: 10 }, (_, index) => ({ ...wanted, email: `race-${index}@example.org` }))
  const answers = await Promise.all(bodies.map(register))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { username: ['This username is already taken.'] } })
  }
})

test('unknown fields are ignored', async () => {
  const form = fields()
  const extra = { role: 'admin', subscriptionStatus: 'active', emailVerified: true, id: 1, isAdmin: true }
  expect((await register({ ...form, ...extra })).status).toBe(201)
  expect(await find(form.username ?? '')).toMatchObject({
    role: 'user',
    subscriptionStatus: 'free',
    emailVerified: false,
  })
})

test.each([
  ['a\0b', 'nul@example.org'],
  ['<script>', 'a@example.org'],
  ['x'.repeat(31), 'a@example.org'],
  ['fine-name', `${'x'.repeat(300)}@example.org`],
  ['fine-name', 'a\r\nBcc: evil@example.org'],
])('the name %j with the address %j is refused with 400', async (username, email) => {
  expect((await register(fields({ username, email }))).status).toBe(400)
})

test('the eleventh sign-up of an hour from one address answers 429, on the page too', async () => {
  for (let made = 0; made < 10; made += 1) expect((await register(fields())).status).toBe(201)
  expect((await register(fields())).status).toBe(429)
  const page = await post(fields())
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await page.text()).toContain('Too many tries.')
})

test('a signed-in user is redirected from /signup to the dashboard', async () => {
  const response = await app.request('/signup', { headers: await signedInAs(await createAccount()) })
  expect(response.headers.get('Location')).toBe('/dashboard')
})

async function available(path: string): Promise<{ available: boolean; message: string }> {
  return (await app.request(`/api/auth/validate/${path}`)).json()
}

test('availability can be checked by path and by query, for names and addresses', async () => {
  await createAccount({ username: 'Dilek.K', email: 'dilek@example.org' })
  const taken = { available: false, message: 'This username is already taken.' }
  expect(await available('username/dilek.k')).toEqual(taken)
  expect(await available('username?value=DILEK.K')).toEqual(taken)
  expect(await available('username/dilek.l')).toMatchObject({ available: true })
  expect(await available('username/ab')).toMatchObject({
    available: false,
    message: 'Username must be at least 3 characters',
  })
  expect(await available('email?value=DILEK%40example.org')).toMatchObject({ available: false })
  expect(await available('email?value=free%40example.org')).toMatchObject({ available: true })
  expect(await available('email?value=a%00b')).toMatchObject({ available: false })
  expect(await available('username')).toMatchObject({ available: false })
})

test('the sixty-first check of a minute answers 429', async () => {
  await available('username/abc')
  await db.rateLimit.updateMany({ data: { count: 60 } })
  const response = await app.request('/api/auth/validate/email?value=a%40example.org')
  expect(response.status).toBe(429)
  expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED' })
})
