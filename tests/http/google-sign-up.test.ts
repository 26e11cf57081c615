import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { googleBrowser } from '#tests/support/google-browser.ts'
import { GOOGLE_CLIENT, type GoogleDouble, googlePerson, startGoogleDouble } from '#tests/support/google-double.ts'

const EXPIRED = '/login?error=oauth_session_expired'
const COMPLETE = '/api/auth/complete-oauth-registration'
const TERMS = 'Please accept the Terms of Service and Privacy Policy to continue'
const NO_DATA = 'No temporary user data found'

let app: RunningApp
let google: GoogleDouble
let count = 0

beforeAll(async () => {
  google = await startGoogleDouble()
  // Set before the bundle is imported, which reads them.
  process.env.GOOGLE_ISSUER = google.issuer
  process.env.GOOGLE_CLIENT_ID = GOOGLE_CLIENT.id
  process.env.GOOGLE_CLIENT_SECRET = GOOGLE_CLIENT.secret
  app = await startApp()
})
afterAll(async () => {
  await app.close()
  await google.close()
})
beforeEach(async () => {
  google.reset()
  await db.rateLimit.deleteMany()
})

/** A browser with a pending sign-up, and the person at Google. */
async function pendingSignUp(changes: Record<string, unknown> = {}) {
  count += 1
  const person = { sub: `sign-up-${count}`, email: `sign-up-${count}@example.org`, given_name: 'Ayşe', ...changes }
  google.setClaims(googlePerson({ family_name: `Yılmaz ${count}`, ...person }))
  const browser = googleBrowser(app)
  const response = await browser.signIn()
  expect(response.headers.get('Location')).toBe('/username-setup')
  return { browser, person, response }
}

test('a new person gets a pending sign-up in an HttpOnly cookie, and only its hash is stored', async () => {
  const { browser, person, response } = await pendingSignUp()
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('kopru_google_sign_up=')) ?? ''
  expect(line).toMatch(/HttpOnly/)
  expect(line).toMatch(/SameSite=Lax/)
  expect(line).toMatch(/Max-Age=900/)
  expect(browser.cookies.has('kopru_session')).toBe(false)
  const row = await db.temporaryGoogleUser.findFirstOrThrow({ where: { googleId: person.sub } })
  expect(row.token).toMatch(/^[0-9a-f]{64}$/)
  expect(row).toMatchObject({ email: person.email, emailVerified: true, firstName: 'Ayşe' })
})

test('the page greets by the first name, shows the address and suggests a free name', async () => {
  await createAccount({ username: 'Ayse.Taken' })
  const { browser, person } = await pendingSignUp({ family_name: 'Taken' })
  const html = await (await browser.get('/username-setup')).text()
  expect(html).toContain('Welcome, Ayşe')
  expect(html).toContain(person.email)
  expect(html).toContain('value="ayse.taken2"')
  expect(html).toContain('Continue to Dashboard')
  expect(await (await browser.get('/api/auth/temp-oauth-user')).json()).toEqual({
    suggestedUsername: 'ayse.taken2',
    firstName: 'Ayşe',
    email: person.email,
  })
})

test('the form creates the account, signs in, welcomes, and works once', async () => {
  const { browser, person } = await pendingSignUp()
  const before = new Map(browser.cookies)
  const fields = { username: 'ayse.form', terms: 'on', timezone: 'Australia/Sydney' }
  const response = await browser.post('/username-setup', fields)
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/dashboard')
  expect(browser.cookies.has('kopru_session')).toBe(true)
  expect(browser.cookies.has('kopru_google_sign_up')).toBe(false)
  const user = await db.user.findUniqueOrThrow({
    where: { googleId: person.sub },
    include: { settings: true, notifications: true, sessions: true },
  })
  expect(user).toMatchObject({ username: 'ayse.form', email: person.email, emailVerified: true, password: null })
  expect(user).toMatchObject({ firstName: 'Ayşe', settings: { timezone: 'Australia/Sydney' } })
  expect(user.notifications).toHaveLength(1)
  expect(user.sessions).toHaveLength(1)
  expect(await db.temporaryGoogleUser.count({ where: { googleId: person.sub } })).toBe(0)
  expect(await db.job.count({ where: { kind: 'mail-verification', payload: { equals: { userId: user.id } } } })).toBe(0)
  for (const [name, value] of before) browser.cookies.set(name, value)
  expect((await browser.post('/username-setup', fields)).headers.get('Location')).toBe(EXPIRED)
  const page = await browser.get('/username-setup')
  expect(page.status).toBe(404)
  expect(await page.text()).toContain(NO_DATA)
  expect((await browser.signIn()).headers.get('Location')).toBe('/dashboard')
})

test('an address that Google has not verified gets a verification mail', async () => {
  const { browser, person } = await pendingSignUp({ email_verified: false })
  await browser.post('/username-setup', { username: 'ayse.unverified', terms: 'on' })
  const user = await db.user.findUniqueOrThrow({ where: { googleId: person.sub } })
  expect(user).toMatchObject({ emailVerified: false, emailVerifiedAt: null })
  expect(await db.job.count({ where: { kind: 'mail-verification', payload: { equals: { userId: user.id } } } })).toBe(1)
})

test.each([
  [{ username: 'ab', terms: 'on' }, 'Username must be at least 3 characters'],
  [{ username: 'ayse.terms' }, TERMS],
  [{ username: 'ayşe', terms: 'on' }, 'Use letters, digits, dots, dashes and underscores only.'],
  [{ username: 'TAKEN.name', terms: 'on' }, 'This username is already taken.'],
  [{ terms: 'on' }, 'Username is required'],
])('the form without JavaScript says what is wrong: %o', async (fields: Record<string, string>, sentence) => {
  if (fields.username === 'TAKEN.name') await createAccount({ username: 'taken.NAME' })
  const { browser, person } = await pendingSignUp()
  const response = await browser.post('/username-setup', fields)
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain(sentence)
  expect(html).toContain('aria-invalid="true"')
  if (fields.username) expect(html).toContain(`value="${fields.username}"`)
  expect(await db.temporaryGoogleUser.count({ where: { googleId: person.sub } })).toBe(1)
  expect(await db.user.count({ where: { googleId: person.sub } })).toBe(0)
})

test('an address with an account is told to log in with its password', async () => {
  await createAccount({ email: 'Has.Account@example.org' })
  const { browser } = await pendingSignUp({ email: 'has.account@example.org', email_verified: false })
  const page = await (await browser.get('/username-setup')).text()
  expect(page).toContain('Please log in with your password instead.')
  const response = await browser.post('/username-setup', { username: 'ayse.second', terms: 'on' })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Please log in with your password instead.')
  const call = await browser.post(COMPLETE, { username: 'ayse.second' })
  expect(call.status).toBe(400)
  const body = await call.json()
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED' })
  expect(body).not.toHaveProperty('fields')
})

test('without a pending sign-up there is nothing to complete', async () => {
  const browser = googleBrowser(app)
  expect((await browser.get('/username-setup')).headers.get('Location')).toBe(EXPIRED)
  expect((await browser.post('/username-setup', { username: 'nobody' })).headers.get('Location')).toBe(EXPIRED)
  const person = await browser.get('/api/auth/temp-oauth-user')
  expect(person.status).toBe(404)
  expect(await person.json()).toMatchObject({ error: NO_DATA, code: 'NOT_FOUND' })
  const call = await browser.post(COMPLETE, { username: 'nobody' })
  expect(call.status).toBe(400)
  expect(await call.json()).toMatchObject({ error: NO_DATA, code: 'EXPIRED_TOKEN' })
  browser.cookies.set('kopru_google_sign_up', 'IngiLg%3D%3D')
  expect((await browser.get('/username-setup')).headers.get('Location')).toBe(EXPIRED)
})

test('a pending sign-up expires after 15 minutes, and is deleted', async () => {
  const { browser, person } = await pendingSignUp()
  const row = await db.temporaryGoogleUser.findFirstOrThrow({ where: { googleId: person.sub } })
  expect(Math.round((row.expiresAt.getTime() - row.createdAt.getTime()) / 60_000)).toBe(15)
  await db.temporaryGoogleUser.update({ where: { id: row.id }, data: { expiresAt: new Date(Date.now() - 1) } })
  expect((await browser.get('/username-setup')).headers.get('Location')).toBe(EXPIRED)
  const fields = { username: 'ayse.late', terms: 'on' }
  expect((await browser.post('/username-setup', fields)).headers.get('Location')).toBe(EXPIRED)
  expect((await browser.get('/api/auth/temp-oauth-user')).status).toBe(404)
  expect(await (await browser.post(COMPLETE, fields)).json()).toMatchObject({ code: 'EXPIRED_TOKEN' })
  await pendingSignUp()
  expect(await db.temporaryGoogleUser.count({ where: { id: row.id } })).toBe(0)
})

test('the API creates the account too and returns it, without its secrets', async () => {
  const { browser, person } = await pendingSignUp()
  const response = await browser.post(COMPLETE, { username: 'ayse.call' })
  expect(response.status).toBe(201)
  const body = await response.json()
  expect(body).toMatchObject({ username: 'ayse.call', email: person.email, emailVerified: true, role: 'user' })
  expect(JSON.stringify(body)).not.toMatch(/password"|googleId|sign-up-\d+"/)
  expect(browser.cookies.has('kopru_session')).toBe(true)
})

test('the API names the invalid field', async () => {
  const { browser } = await pendingSignUp()
  const response = await browser.post(COMPLETE, { username: 'x' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { username: ['Username must be at least 3 characters'] } })
})

test('of several concurrent completions exactly one creates an account', async () => {
  const { browser, person } = await pendingSignUp()
  const tries = ['one', 'two', 'three', 'four'].map((name) => {
    const copy = googleBrowser(app)
    for (const [key, value] of browser.cookies) copy.cookies.set(key, value)
    return copy.post(COMPLETE, { username: `ayse.${name}` })
  })
  const statuses = (await Promise.all(tries)).map((response) => response.status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 400)).toHaveLength(3)
  expect(await db.user.count({ where: { googleId: person.sub } })).toBe(1)
})

test('of two people who want one name at once, one gets it and the other is told', async () => {
  const first = await pendingSignUp()
  const second = await pendingSignUp()
  const answers = await Promise.all(
    [first, second].map(({ browser }) => browser.post(COMPLETE, { username: 'wanted.by.two' })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.find(({ status }) => status === 400)
  expect(await refused?.json()).toMatchObject({ fields: { username: ['This username is already taken.'] } })
})

test('another site cannot complete a sign-up', async () => {
  const { browser } = await pendingSignUp()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { Cookie: cookie, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  const body = new URLSearchParams({ username: 'ayse.foreign', terms: 'on' })
  for (const path of [COMPLETE, '/username-setup']) {
    expect((await app.request(path, { method: 'POST', headers, body })).status).toBe(403)
  }
})
