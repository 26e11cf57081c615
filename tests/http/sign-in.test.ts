import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { cookiesOf, createAccount, PASSWORD, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

const REFUSED = 'Invalid username or password. Please check your credentials and try again.'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

function post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return app.request('/login', { method: 'POST', body: new URLSearchParams(fields), headers })
}

function call(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function whoIs(cookie: { Cookie: string }): Promise<string | undefined> {
  const response = await app.request('/api/user', { headers: cookie })
  return response.ok ? (await response.json()).username : undefined
}

test.each(['username', 'email'] as const)('the form signs in by %s, in any case, and redirects', async (by) => {
  const user = await createAccount()
  const response = await post({ username: user[by].toUpperCase(), password: PASSWORD, redirectTo: '/settings' })
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/settings')
  expect(await whoIs(cookiesOf(response))).toBe(user.username)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'redirectTo %s leads to the dashboard instead',
  async (redirectTo) => {
    const { username } = await createAccount()
    const response = await post({ username, password: PASSWORD, redirectTo })
    expect(response.headers.get('Location')).toBe('/dashboard')
  },
)

test('a wrong password, an unknown name and a Google-only account get the same 401 without the password', async () => {
  const { username } = await createAccount()
  const { username: googleOnly } = await createAccount({ hasPassword: false })
  for (const name of [username, googleOnly, 'nobody-at-all']) {
    const response = await post({ username: name, password: 'Wrong-pass-9!' })
    const html = await response.text()
    expect(response.status).toBe(401)
    expect(html).toContain(REFUSED)
    expect(html).toContain(`value="${name}"`)
    expect(html).not.toContain('Wrong-pass-9!')
    expect(response.headers.getSetCookie()).toEqual([])
    const answer = await call({ username: name, password: 'Wrong-pass-9!' })
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: REFUSED, code: 'UNAUTHENTICATED' }])
  }
})

test('empty fields are returned with their messages, linked to the fields', async () => {
  const response = await post({ username: ' ', password: '' })
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain('Username is required')
  expect(html).toContain('Password is required')
  expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="username-problem"/)
})

test('the API returns the user without a hash or a provider id', async () => {
  const user = await createAccount({ googleId: 'google-123', plan: 'pro' })
  const response = await call({ username: user.username, password: PASSWORD })
  expect(response.status).toBe(200)
  const body = await response.json()
  expect(Object.keys(body).sort()).toEqual([
    'cancelAtPeriodEnd',
    'email',
    'emailVerified',
    'firstName',
    'id',
    'role',
    'subscriptionPeriodEnd',
    'subscriptionStatus',
    'username',
  ])
  const own = await app.request('/api/user', { headers: cookiesOf(response) })
  expect(await own.json()).toEqual(body)
})

test('the session cookie is HttpOnly and Lax, responses are not cached, and only a hash is stored', async () => {
  const { id, username } = await createAccount()
  const response = await call({ username, password: PASSWORD })
  const [line = ''] = response.headers.getSetCookie()
  expect(line).toMatch(/^kopru_session=/)
  expect(line).toMatch(/HttpOnly/)
  expect(line).toMatch(/SameSite=Lax/)
  expect(line).toMatch(/Path=\//)
  const page = await app.request('/dashboard', { headers: cookiesOf(response) })
  expect(page.headers.get('Cache-Control')).toBe('private, no-store')
  const [session] = await db.session.findMany({ where: { userId: id } })
  expect(session?.sid).toMatch(/^[0-9a-f]{64}$/)
  expect(line).not.toContain(session?.sid)
})

test('signing in creates a new id and ends the previous session: no fixation', async () => {
  const { username, id } = await createAccount()
  const before = await signedInAs({ id })
  const after = cookiesOf(await post({ username, password: PASSWORD }, { ...before, 'Sec-Fetch-Site': 'same-origin' }))
  expect(after).not.toEqual(before)
  expect(await whoIs(before)).toBeUndefined()
  expect(await whoIs(after)).toBe(username)
})

test.each([
  ['altered', (cookie: string) => cookie.replace(/=.{6}/, '=AAAAAA')],
  ['without its signature', (cookie: string) => cookie.replace(/\..*$/, '')],
  ['empty', () => 'kopru_session='],
  ['made up', () => `kopru_session=${'x'.repeat(5000)}`],
])('a cookie that is %s is no session, and no crash', async (_, change) => {
  const { Cookie } = await signedInAs(await createAccount())
  const response = await app.request('/api/user', { headers: { Cookie: change(Cookie) } })
  expect(response.status).toBe(401)
})

test('a session expires after 30 days by the database clock, and is renewed by use', async () => {
  const { id } = await createAccount()
  const cookie = await signedInAs({ id })
  const daysLeft = async () => {
    const [row] = await db.$queryRaw<{ days: number }[]>`
      SELECT round(extract(epoch FROM expire - now()) / 86400)::int AS days FROM sessions WHERE user_id = ${id}`
    return row?.days
  }
  expect(await daysLeft()).toBe(30)
  await db.$executeRaw`UPDATE sessions SET expire = now() + interval '10 days' WHERE user_id = ${id}`
  const renewing = await app.request('/api/user', { headers: cookie })
  expect(renewing.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^kopru_session=.+Max-Age=2592000/))
  expect(await daysLeft()).toBe(30)
  await db.$executeRaw`UPDATE sessions SET expire = now() - interval '1 second' WHERE user_id = ${id}`
  expect(await whoIs(cookie)).toBeUndefined()
})

test('ten failures of an account are checked, the eleventh attempt answers 429 even with the right password', async () => {
  const { username } = await createAccount()
  for (let tries = 0; tries < 10; tries += 1) expect((await post({ username, password: 'no' })).status).toBe(401)
  const refused = await post({ username: username.toUpperCase(), password: PASSWORD })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Too many tries.')
  expect((await call({ username, password: PASSWORD })).status).toBe(429)
  const { username: other } = await createAccount()
  expect((await post({ username: other, password: PASSWORD })).status).toBe(302)
})

test('successes are not counted', async () => {
  const { username } = await createAccount()
  for (let tries = 0; tries < 15; tries += 1) expect((await call({ username, password: PASSWORD })).status).toBe(200)
})

test('of thirty concurrent guesses ten are checked', async () => {
  const { username } = await createAccount()
  const guesses = Array.from({ length: 30 }, (_, index) => call({ username, password: `guess ${index}` }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('a signed-in user is redirected from /login to the dashboard', async () => {
  const response = await app.request('/login', { headers: await signedInAs(await createAccount()) })
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/dashboard'])
})

test.each([
  ['oauth_session_expired', 'took too long'],
  ['oauth_denied', 'cancelled'],
  ['oauth_failed', 'did not work'],
  ['oauth_unavailable', 'not available right now'],
])('/login explains %s', async (error, sentence) => {
  expect(await (await app.request(`/login?error=${error}`)).text()).toContain(sentence)
})

test('/login ignores unknown errors', async () => {
  for (const error of ['toString', '<script>', 'x']) {
    const response = await app.request(`/login?error=${encodeURIComponent(error)}`)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('role="status" class="mb-5')
  }
})

const ODD: unknown[] = [
  {},
  [],
  null,
  'text',
  { username: 1, password: {} },
  { username: 'a\0b', password: 'c\0d' },
  { username: 'x'.repeat(100_000), password: 'y' },
  { username: "' OR 1=1 --", password: "' OR 1=1 --" },
]

test.each(ODD)('odd credentials are refused, never a crash: %j', async (body) => {
  expect([400, 401]).toContain((await call(body)).status)
})

test('a body that is neither JSON nor a form is refused by type, broken JSON by content', async () => {
  const send = (type: string, body: string) =>
    app.request('/api/auth/login', { method: 'POST', headers: { 'Content-Type': type }, body })
  expect((await send('text/plain', 'a')).status).toBe(415)
  expect((await send('application/json', '{')).status).toBe(400)
  expect((await send('multipart/form-data; boundary=x', 'nonsense')).status).toBe(400)
})

test("signing in cancels an account's deletion", async () => {
  const { id, username } = await createAccount()
  await db.user.update({ where: { id }, data: { deleteAfter: new Date(Date.now() + 86_400_000) } })
  expect((await post({ username, password: PASSWORD })).status).toBe(302)
  expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ deleteAfter: null })
})

test('an outdated hash is replaced at sign-in', async () => {
  const { id, username } = await createAccount()
  const old = '$argon2id$v=19$m=4096,t=1,p=1$'
  const { hash } = await import('@node-rs/argon2')
  const weak = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 })
  expect(weak.startsWith(old)).toBe(true)
  await db.user.update({ where: { id }, data: { password: weak } })
  expect((await post({ username, password: PASSWORD })).status).toBe(302)
  const { password } = await db.user.findUniqueOrThrow({ where: { id }, select: { password: true } })
  expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/)
  expect((await post({ username, password: PASSWORD })).status).toBe(302)
})
