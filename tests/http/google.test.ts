import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { googleBrowser } from '#tests/support/google-browser.ts'
import { GOOGLE_CLIENT, type GoogleDouble, googlePerson, startGoogleDouble } from '#tests/support/google-double.ts'

const FAILED = '/login?error=oauth_failed'
const EXPIRED = '/login?error=oauth_session_expired'

let app: RunningApp
let google: GoogleDouble

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

async function isSignedIn(browser: ReturnType<typeof googleBrowser>, userId: number): Promise<boolean> {
  const sessions = await db.session.findMany({ where: { userId } })
  return browser.cookies.has('kopru_session') && sessions.length > 0
}

test('the request to Google carries PKCE, state and nonce, and keeps its secrets in a cookie', async () => {
  const browser = googleBrowser(app)
  const response = await browser.get('/api/auth/google')
  expect(response.status).toBe(302)
  const address = new URL(response.headers.get('Location') ?? '')
  expect(address.origin + address.pathname).toBe(`${google.issuer}/authorize`)
  const asked = Object.fromEntries(address.searchParams)
  expect(asked).toMatchObject({
    client_id: GOOGLE_CLIENT.id,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  })
  expect(asked.redirect_uri).toMatch(/\/api\/auth\/google\/callback$/)
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length, name).toBeGreaterThan(40)
  const lines = response.headers.getSetCookie()
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toMatch(/HttpOnly/i)
    expect(line).toMatch(/SameSite=Lax/i)
    expect(line).not.toMatch(/Secure/i)
    expect(line).toMatch(/Max-Age=600/i)
  }
})

test('a known Google account signs in, and the cookie is cleared', async () => {
  const user = await createAccount({ googleId: 'known-1' })
  google.setClaims(googlePerson({ sub: 'known-1' }))
  const browser = googleBrowser(app)
  const response = await browser.signIn()
  expect(response.headers.get('Location')).toBe('/dashboard')
  expect(await isSignedIn(browser, user.id)).toBe(true)
  expect([...browser.cookies.keys()].filter((name) => /google/.test(name))).toEqual([])
  expect(response.headers.getSetCookie().find((line) => line.startsWith('kopru_session='))).toMatch(/HttpOnly.*Lax/)
})

test.each(['/settings', '/practice/sample?mode=type'])('a path of ours survives the sign-in: %s', async (path) => {
  await createAccount({ googleId: `return ${path}` })
  google.setClaims(googlePerson({ sub: `return ${path}` }))
  expect((await googleBrowser(app).signIn(path)).headers.get('Location')).toBe(path)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  "another site's does not: %s",
  async (path) => {
    await createAccount({ googleId: `foreign ${path}` })
    google.setClaims(googlePerson({ sub: `foreign ${path}` }))
    expect((await googleBrowser(app).signIn(path)).headers.get('Location')).toBe('/dashboard')
  },
)

test("signing in cancels an account's deletion", async () => {
  const user = await createAccount({ googleId: 'leaving' })
  await db.user.update({ where: { id: user.id }, data: { deleteAfter: new Date(Date.now() + 86_400_000) } })
  google.setClaims(googlePerson({ sub: 'leaving' }))
  await googleBrowser(app).signIn()
  expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ deleteAfter: null })
})

test('a verified address links the account that verified it too, and keeps its password and sessions', async () => {
  const user = await createAccount({ email: 'Linked@Example.org' })
  await signedInAs(user)
  google.setClaims(googlePerson({ sub: 'linked', email: 'linked@example.ORG' }))
  const browser = googleBrowser(app)
  expect((await browser.signIn()).headers.get('Location')).toBe('/dashboard')
  const linked = await db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(linked).toMatchObject({ googleId: 'linked', password: user.password })
  expect(await db.session.count({ where: { userId: user.id } })).toBe(2)
})

test("an unverified account with somebody's address passes to the owner, without password and sessions", async () => {
  const user = await createAccount({ email: 'victim@example.org', emailVerified: false })
  await signedInAs(user)
  await db.passwordResetToken.create({
    data: { userId: user.id, token: 'x', expiresAt: new Date(Date.now() + 60_000) },
  })
  google.setClaims(googlePerson({ sub: 'owner', email: 'victim@example.org' }))
  const browser = googleBrowser(app)
  await browser.signIn()
  const claimed = await db.user.findUniqueOrThrow({ where: { id: user.id }, include: { passwordResetTokens: true } })
  expect(claimed).toMatchObject({ googleId: 'owner', emailVerified: true, password: null, passwordResetTokens: [] })
  expect(await db.session.count({ where: { userId: user.id } })).toBe(1)
  expect(await isSignedIn(browser, user.id)).toBe(true)
})

test.each([false, undefined, 'yes', 1])(
  'an address that Google has not verified links nothing: %s',
  async (verified) => {
    const email = `unverified-${String(verified)}@example.org`
    const user = await createAccount({ email })
    google.setClaims(googlePerson({ email, email_verified: verified }))
    const browser = googleBrowser(app)
    expect((await browser.signIn()).headers.get('Location')).toBe('/username-setup')
    expect(browser.cookies.has('kopru_session')).toBe(false)
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ googleId: null })
  },
)

test('an address that passed to another Google account opens nothing', async () => {
  const user = await createAccount({ email: 'passed@example.org', googleId: 'first owner' })
  google.setClaims(googlePerson({ sub: 'second owner', email: 'passed@example.org' }))
  expect((await googleBrowser(app).signIn()).headers.get('Location')).toBe('/username-setup')
  expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ googleId: 'first owner' })
})

test('two concurrent requests for the same link both sign in', async () => {
  const user = await createAccount({ email: 'twice@example.org' })
  google.setClaims(googlePerson({ sub: 'twice', email: 'twice@example.org' }))
  const answers = await Promise.all([googleBrowser(app).signIn(), googleBrowser(app).signIn()])
  expect(answers.map((answer) => answer.headers.get('Location'))).toEqual(['/dashboard', '/dashboard'])
  expect(await db.session.count({ where: { userId: user.id } })).toBe(2)
})

test('declining at Google shows a message on /login', async () => {
  google.denyConsent()
  const response = await googleBrowser(app).signIn()
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/login?error=oauth_denied')
})

test("another error of Google's is not treated as declining", async () => {
  const browser = googleBrowser(app)
  const state = (await browser.setOut()).searchParams.get('state') ?? ''
  const response = await browser.get(`/api/auth/google/callback?error=server_error&state=${state}`)
  expect(response.headers.get('Location')).toBe(FAILED)
})

test('the callback of another browser opens nothing', async () => {
  const path = await googleBrowser(app).consent(await googleBrowser(app).setOut())
  expect((await googleBrowser(app).get(path)).headers.get('Location')).toBe(EXPIRED)
  const withTrip = googleBrowser(app)
  await withTrip.setOut()
  expect((await withTrip.get(path)).headers.get('Location')).toBe(EXPIRED)
  expect(google.calls.token).toBe(0)
})

test.each(['', '?code=x', '?state=', '?state=x', '?code=x&state=x', '?error=access_denied', '?state=%00&code=%ff'])(
  'a made-up callback leads to the login page: %s',
  async (search) => {
    const response = await googleBrowser(app).get(`/api/auth/google/callback${search}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toMatch(/^\/login\?error=oauth_(session_expired|failed)$/)
  },
)

test('the same callback works once', async () => {
  const browser = googleBrowser(app)
  const path = await browser.consent(await browser.setOut())
  const before = new Map(browser.cookies)
  expect((await browser.get(path)).headers.get('Location')).toBe('/username-setup')
  expect((await browser.get(path)).headers.get('Location')).toBe(EXPIRED)
  for (const [name, value] of before) browser.cookies.set(name, value)
  expect((await browser.get(path)).headers.get('Location')).toBe(FAILED)
})

test('two tabs may sign in at once, and a hundred starts do not fill the cookies', async () => {
  const browser = googleBrowser(app)
  const first = await browser.setOut()
  const second = await browser.setOut()
  expect((await browser.get(await browser.consent(first))).headers.get('Location')).toBe('/username-setup')
  expect((await browser.get(await browser.consent(second))).headers.get('Location')).toBe('/username-setup')
  for (let start = 0; start < 12; start += 1) await browser.setOut()
  expect([...browser.cookies.keys()].filter((name) => name.startsWith('kopru_google_state')).length).toBe(5)
})

test.each(['POST', 'PUT', 'DELETE'])('%s starts nothing', async (method) => {
  const init = { method, headers: { 'Sec-Fetch-Site': 'same-origin' } }
  expect((await app.request('/api/auth/google', init)).status).toBe(405)
  expect((await app.request('/api/auth/google/callback', init)).status).toBe(405)
})
