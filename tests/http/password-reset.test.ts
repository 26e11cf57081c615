import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { verifyPassword } from '#app/models/accounts/password/password-hash.server.ts'
import { createResetToken } from '#app/models/accounts/password/reset-token.server.ts'
import { createAccount, PASSWORD, signedInAs } from '#tests/support/accounts.ts'
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

const NEW_PASSWORD = 'Yakamoz#41'
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

async function newLink() {
  const user = await createAccount()
  return { user, token: await createResetToken({ userId: user.id }) }
}

async function expire(userId: number): Promise<void> {
  await db.$executeRaw`UPDATE password_reset_tokens SET expires_at = now() WHERE user_id = ${userId}`
}

async function hasPassword(userId: number, password: string): Promise<boolean> {
  const { password: hash } = await db.user.findUniqueOrThrow({ where: { id: userId } })
  return verifyPassword({ hash, password })
}

const jobs = () => db.job.findMany({ select: { kind: true, payload: true } })
const newPasswords = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

test('a link shows the form, and keeps its token out of referrers and caches', async () => {
  const { token } = await newLink()
  const response = await app.request(`/reset-password?token=${token}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  const html = await response.text()
  expect(html).toContain('name="newPassword"')
  expect(html).toContain('name="confirmPassword"')
  expect(html).toContain('8 or more characters')
  expect(await (await call('validate-reset-token', { token })).json()).toEqual({ valid: true })
})

test('without a token the page redirects to the form with a toast', async () => {
  for (const path of ['/reset-password', '/reset-password?token=']) {
    const response = await app.request(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/forgot-password')
    expect(response.headers.getSetCookie().join()).toContain('kopru_toast=')
  }
})

test('the form sets the password, ends every session and the link, and tells the owner', async () => {
  const { user, token } = await newLink()
  const other = await signedInAs(user)
  const stranger = await createAccount()
  await signedInAs(stranger)
  const response = await postForm(`/reset-password?token=${token}`, newPasswords)
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/reset-password?done=1')
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
  expect(await hasPassword(user.id, NEW_PASSWORD)).toBe(true)
  expect(await hasPassword(user.id, PASSWORD)).toBe(false)
  expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
  expect(await db.session.count({ where: { userId: stranger.id } })).toBe(1)
  expect((await app.request('/settings', { headers: other })).headers.get('Location')).toContain('/login')
  expect(await jobs()).toEqual([{ kind: 'mail-password-changed', payload: { userId: user.id } }])
  const done = await (await app.request('/reset-password?done=1')).text()
  expect(done).toContain('href="/login"')

  const again = await app.request(`/reset-password?token=${token}`)
  expect(again.status).toBe(400)
  expect(await again.text()).toContain('Invalid Reset Link')
})

test('a reset does not verify the address', async () => {
  const user = await createAccount({ emailVerified: false })
  const token = await createResetToken({ userId: user.id })
  await call('reset-password', { token, newPassword: NEW_PASSWORD })
  expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ emailVerified: false })
})

test('an account that signs in with Google only gets its first password by a link', async () => {
  const user = await createAccount({ hasPassword: false })
  const token = await createResetToken({ userId: user.id })
  expect((await call('reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200)
  expect(await hasPassword(user.id, NEW_PASSWORD)).toBe(true)
})

test.each([
  ['Kısa1!', 'Password must be at least 8 characters'],
  ['yakamoz#41', 'Password must contain at least one uppercase letter'],
  ['YAKAMOZ#41', 'Password must contain at least one lowercase letter'],
  ['Yakamoz#ab', 'Password must contain at least one number'],
  ['Yakamoz41x', 'Password must contain at least one special character'],
])('a password that breaks a rule is refused and not echoed: %s', async (newPassword, sentence) => {
  const { user, token } = await newLink()
  const response = await postForm(`/reset-password?token=${token}`, { newPassword, confirmPassword: newPassword })
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain(sentence)
  expect(html).toContain('aria-invalid="true"')
  expect(html).not.toContain(newPassword)
  const refused = await call('reset-password', { token, newPassword })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: { newPassword: [sentence] } })
  expect(await hasPassword(user.id, PASSWORD)).toBe(true)
})

test('the old password as the new one is refused, and the link can still be used', async () => {
  const { user, token } = await newLink()
  const sentence = 'The new password is the same as the old one. Please choose another password.'
  const page = await postForm(`/reset-password?token=${token}`, { newPassword: PASSWORD, confirmPassword: PASSWORD })
  expect([page.status, (await page.text()).includes(sentence)]).toEqual([400, true])
  const called = await call('reset-password', { token, newPassword: PASSWORD })
  expect([called.status, await called.json()]).toMatchObject([
    400,
    { code: 'VALIDATION_FAILED', fields: { newPassword: [sentence] } },
  ])
  expect((await call('reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200)
  expect(await hasPassword(user.id, NEW_PASSWORD)).toBe(true)
})

test('the confirmation is required and must be the same', async () => {
  const { token } = await newLink()
  const missing = await postForm(`/reset-password?token=${token}`, { newPassword: NEW_PASSWORD })
  expect(await missing.text()).toContain('Please confirm your password')
  const other = await postForm(`/reset-password?token=${token}`, { ...newPasswords, confirmPassword: 'Yakamoz#42' })
  expect(other.status).toBe(400)
  const html = await other.text()
  expect(html).toContain('Passwords don&#x27;t match')
  expect(html).not.toContain('Yakamoz#4')
})

test('an expired link says so everywhere and changes nothing', async () => {
  const { user, token } = await newLink()
  await expire(user.id)
  const opened = await app.request(`/reset-password?token=${token}`)
  expect(opened.status).toBe(400)
  expect(await opened.text()).toContain('Reset Link Expired')
  const posted = await postForm(`/reset-password?token=${token}`, newPasswords)
  expect(posted.status).toBe(400)
  expect(await posted.text()).toContain('Reset Link Expired')
  const checked = await call('validate-reset-token', { token })
  expect(checked.status).toBe(400)
  expect(await checked.json()).toMatchObject({
    valid: false,
    code: 'EXPIRED_TOKEN',
    message: expect.stringContaining('expired'),
    requestId: expect.any(String),
  })
  const called = await call('reset-password', { token, newPassword: NEW_PASSWORD })
  expect(called.status).toBe(400)
  expect(await called.json()).toMatchObject({ code: 'EXPIRED_TOKEN' })
  expect(await hasPassword(user.id, PASSWORD)).toBe(true)
})

test.each(['x', 'ş'.repeat(10), "' OR 1=1 --", '\0', 'a'.repeat(5_000)])(
  'an unknown token is invalid, never a crash',
  async (token) => {
    const path = `/reset-password?token=${encodeURIComponent(token)}`
    const opened = await app.request(path)
    expect(opened.status).toBe(400)
    expect(await opened.text()).toContain('Invalid Reset Link')
    expect((await postForm(path, newPasswords)).status).toBe(400)
    expect((await call('validate-reset-token', { token })).status).toBe(400)
    expect((await call('reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(400)
  },
)

test('an API call without a token, or with one that is not text, is refused with a message', async () => {
  for (const body of [{}, { token: '' }, { token: 1 }, { token: null }]) {
    const response = await call('validate-reset-token', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { token: ['The link is incomplete.'] } })
  }
})

test('of concurrent uses of one link exactly one wins', async () => {
  const { user, token } = await newLink()
  const passwords = Array.from({ length: 6 }, (_, index) => `Yakamoz#4${index}`)
  const answers = await Promise.all(passwords.map((newPassword) => call('reset-password', { token, newPassword })))
  const won = answers.findIndex(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const lost = answers.filter((_, index) => index !== won)
  for (const answer of lost) expect(await answer.json()).toMatchObject({ code: 'INVALID_TOKEN' })
  expect(await hasPassword(user.id, passwords[won] ?? '')).toBe(true)
  expect(await jobs()).toHaveLength(1)
})

test('a failure midway leaves password, sessions and link unchanged', async () => {
  const { user, token } = await newLink()
  await signedInAs(user)
  await db.$executeRawUnsafe('ALTER TABLE jobs RENAME TO jobs_away')
  try {
    const response = await postForm(`/reset-password?token=${token}`, newPasswords)
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContain('Reset Failed')
    expect(html).toContain('Unable to reset password. The link may be expired.')
    expect((await call('reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(500)
  } finally {
    await db.$executeRawUnsafe('ALTER TABLE jobs_away RENAME TO jobs')
  }
  expect(await hasPassword(user.id, PASSWORD)).toBe(true)
  expect(await db.session.count({ where: { userId: user.id } })).toBe(1)
  expect((await call('reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200)
})

test('another site cannot use a link', async () => {
  const { user, token } = await newLink()
  const foreign = { Origin: 'http://evil.example' }
  expect((await postForm(`/reset-password?token=${token}`, newPasswords, foreign)).status).toBe(403)
  expect((await call('validate-reset-token', { token }, foreign)).status).toBe(403)
  expect((await call('reset-password', { token, newPassword: NEW_PASSWORD }, foreign)).status).toBe(403)
  expect(await jobs()).toEqual([])
  expect(await hasPassword(user.id, PASSWORD)).toBe(true)
})

test('the API takes POST only', async () => {
  for (const name of ['validate-reset-token', 'reset-password']) {
    const response = await app.request(`/api/auth/${name}`)
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
  }
})
