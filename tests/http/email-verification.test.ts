import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createVerificationToken } from '#app/models/accounts/password/verification-token.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ alone: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.job.deleteMany()
})

async function newLink() {
  const user = await createAccount({ emailVerified: false })
  const token = await createVerificationToken({ userId: user.id })
  return { user, path: `/verify-email?token=${token}` }
}

function press(path: string, headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }) {
  return app.request(path, { method: 'POST', headers, body: new URLSearchParams() })
}

async function verifiedAt(userId: number): Promise<Date | null> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
  expect(user.emailVerified).toBe(user.emailVerifiedAt !== null)
  return user.emailVerifiedAt
}

test('opening the link verifies nothing, however often; the button does', async () => {
  const { user, path } = await newLink()
  for (const method of ['GET', 'HEAD', 'GET']) expect((await app.request(path, { method })).status).toBe(200)
  expect(await verifiedAt(user.id)).toBeNull()
  const opened = await app.request(path)
  expect(opened.headers.get('Referrer-Policy')).toBe('strict-origin')
  expect(opened.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await opened.text()).toContain('Verify my email address')
  const response = await press(path)
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/login')
  expect(response.headers.getSetCookie().join()).toContain('kopru_toast=')
  expect(await verifiedAt(user.id)).toBeInstanceOf(Date)
})

test('a signed-in user continues to the dashboard', async () => {
  const { user, path } = await newLink()
  const response = await press(path, await writingAs(user))
  expect(response.headers.get('Location')).toBe('/dashboard')
  expect(await verifiedAt(user.id)).toBeInstanceOf(Date)
})

test('a second click, even at the same moment, changes nothing and is no error', async () => {
  const { user, path } = await newLink()
  const answers = await Promise.all([press(path), press(path), press(path)])
  for (const { status } of answers) expect(status).toBe(302)
  const first = await verifiedAt(user.id)
  const again = await app.request(path)
  expect(again.status).toBe(200)
  expect(await again.text()).toContain('Your email address is verified')
  await press(path)
  expect(await verifiedAt(user.id)).toEqual(first)
})

test('after 24 hours the link says that it has expired', async () => {
  const { user, path } = await newLink()
  await db.$executeRaw`UPDATE email_verification_tokens SET expires_at = now() WHERE user_id = ${user.id}`
  for (const response of [await app.request(path), await press(path)]) {
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('This link has expired')
    expect(html).toContain('href="/login"')
  }
  expect(await verifiedAt(user.id)).toBeNull()
})

test('a signed-in user can request a new link on the page that refuses the old one', async () => {
  const { user } = await newLink()
  const html = await (await app.request('/verify-email?token=x', { headers: await signedInAs(user) })).text()
  expect(html).toContain('This link does not work')
  expect(html).toContain('action="/api/auth/resend-verification"')
})

test.each(['', '?token=', '?token=x', '?token=%00', `?token=${'a'.repeat(5_000)}`])(
  'a link that was never sent is invalid: %s',
  async (search) => {
    for (const response of [await app.request(`/verify-email${search}`), await press(`/verify-email${search}`)]) {
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('This link does not work')
    }
  },
)

test('any link tells a verified user that the address is verified', async () => {
  const user = await createAccount()
  const response = await app.request('/verify-email?token=x', { headers: await signedInAs(user) })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Your email address is verified')
})

test('another site cannot trigger the button', async () => {
  const { user, path } = await newLink()
  expect((await press(path, { Origin: 'http://evil.example' })).status).toBe(403)
  expect(await verifiedAt(user.id)).toBeNull()
})

const RESEND = '/api/auth/resend-verification'
const FORM = { Accept: 'text/html,*/*;q=0.8', 'Content-Type': 'application/x-www-form-urlencoded' }
const jobs = () => db.job.findMany({ select: { kind: true, payload: true } })

test('a new link is queued for the signed-in user', async () => {
  const user = await createAccount({ emailVerified: false })
  const response = await app.request(RESEND, { method: 'POST', headers: await writingAs(user) })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    message: 'Verification email sent! Please check your inbox and spam folder.',
  })
  expect(await jobs()).toEqual([{ kind: 'mail-verification', payload: { userId: user.id } }])
})

test('a verified address needs no new link', async () => {
  const user = await createAccount()
  const response = await app.request(RESEND, { method: 'POST', headers: await writingAs(user) })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ message: 'Your email address is verified' })
  expect(await jobs()).toEqual([])
})

test('the fourth request within five minutes is refused, for this account only', async () => {
  const user = await createAccount({ emailVerified: false })
  const headers = await writingAs(user)
  for (let wish = 0; wish < 3; wish += 1)
    expect((await app.request(RESEND, { method: 'POST', headers })).status).toBe(200)
  const refused = await app.request(RESEND, { method: 'POST', headers })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(290)
  expect(await jobs()).toHaveLength(3)
  const other = await createAccount({ emailVerified: false })
  expect((await app.request(RESEND, { method: 'POST', headers: await writingAs(other) })).status).toBe(200)
})

test('signed out, from another site or by GET it is refused', async () => {
  const user = await createAccount({ emailVerified: false })
  const signedOut = await app.request(RESEND, { method: 'POST' })
  expect(signedOut.status).toBe(401)
  expect(await signedOut.json()).toMatchObject({ code: 'UNAUTHENTICATED' })
  const foreign = { ...(await signedInAs(user)), Origin: 'http://evil.example' }
  expect((await app.request(RESEND, { method: 'POST', headers: foreign })).status).toBe(403)
  expect((await app.request(RESEND, { headers: await signedInAs(user) })).status).toBe(405)
  expect(await jobs()).toEqual([])
})

test('a plain form returns to its page with a toast, also when it is refused', async () => {
  const user = await createAccount({ emailVerified: false })
  const headers = { ...(await writingAs(user)), ...FORM, Referer: `${app.url}/settings?tab=profile` }
  for (let wish = 0; wish < 4; wish += 1) {
    const response = await app.request(RESEND, { method: 'POST', headers, body: '' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/settings?tab=profile')
    expect(response.headers.getSetCookie().join()).toContain('kopru_toast=')
  }
  expect(await jobs()).toHaveLength(3)
})

test('a plain form of an expired session leads to the login, and from there back to its page', async () => {
  const headers = { ...FORM, 'Sec-Fetch-Site': 'same-origin', Referer: `${app.url}/settings?tab=profile` }
  const response = await app.request(RESEND, { method: 'POST', headers, body: '' })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/login?redirectTo=%2Fsettings%3Ftab%3Dprofile')
})

test('a plain form redirects to no other site and to no API', async () => {
  const user = await createAccount()
  const session = await writingAs(user)
  const referers = ['http://evil.example/x', `${app.url}//evil.example`, `${app.url}/api/user`, `${app.url}/`, 'x', '']
  for (const Referer of referers) {
    const response = await app.request(RESEND, { method: 'POST', headers: { ...session, ...FORM, Referer }, body: '' })
    expect(response.headers.get('Location'), Referer).toBe('/dashboard')
  }
})

test('a script that sends a form gets JSON', async () => {
  const user = await createAccount({ emailVerified: false })
  const headers = { ...(await writingAs(user)), ...FORM, Accept: '*/*' }
  const response = await app.request(RESEND, { method: 'POST', headers, body: '' })
  expect(response.headers.get('Content-Type')).toContain('application/json')
})

const DISMISS = '/api/auth/dismiss-verification'
const BANNER = 'Please verify your email address'

test('a dismissed banner stays away for this account in this browser only', async () => {
  const user = await createAccount({ emailVerified: false })
  const headers = { ...(await writingAs(user)), ...FORM, Referer: `${app.url}/history?type=practice` }
  const sent = await app.request(DISMISS, { method: 'POST', headers, body: '' })
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/history?type=practice'])
  const [line = ''] = sent.headers.getSetCookie().filter((cookie) => cookie.startsWith('kopru_banner='))
  expect(line).toMatch(/; HttpOnly/i)
  const seen = async (account: { id: number }) => {
    const { Cookie } = await signedInAs(account)
    const page = await app.request('/dashboard', { headers: { Cookie: `${Cookie}; ${line.split(';')[0]}` } })
    return (await page.text()).includes(BANNER)
  }
  expect(await seen(user)).toBe(false)
  expect(await seen(await createAccount({ emailVerified: false }))).toBe(true)
  const elsewhere = await app.request('/dashboard', { headers: await signedInAs(user) })
  expect(await elsewhere.text()).toContain(BANNER)
})

test('an API call dismisses it, too, and another site cannot', async () => {
  const user = await createAccount({ emailVerified: false })
  const call = await app.request(DISMISS, { method: 'POST', headers: await writingAs(user) })
  expect([call.status, await call.json()]).toEqual([200, { dismissed: true }])
  expect(call.headers.getSetCookie().join()).toContain(`kopru_banner=${user.id}`)
  const foreign = { ...(await signedInAs(user)), Origin: 'https://evil.example' }
  expect((await app.request(DISMISS, { method: 'POST', headers: foreign })).status).toBe(403)
})
