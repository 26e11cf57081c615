import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { verifyPassword } from '#app/models/accounts/password/password-hash.server.ts'
import { cookiesOf, createAccount, PASSWORD, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

const NEW_PASSWORD = 'Martı?2027aB'
let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

interface Passwords {
  currentPassword?: unknown
  newPassword?: unknown
}

function patch(headers: Record<string, string>, body: Passwords): Promise<Response> {
  return app.request('/api/user/password', {
    method: 'PATCH',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const statusWith = async (headers: Record<string, string>) => (await app.request('/settings', { headers })).status
const hashOf = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).password
const jobsOf = (userId: number) => db.job.findMany({ where: { payload: { equals: { userId } } } })

test('a change ends other sessions, keeps this one under a new id, and tells the owner by mail', async () => {
  const user = await createAccount()
  const [here, elsewhere] = [await writingAs(user), await signedInAs(user)]
  const stranger = await signedInAs(await createAccount())
  await db.passwordResetToken.create({ data: { userId: user.id, token: `t${user.id}`, expiresAt: new Date(2099, 0) } })

  const response = await patch(here, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ message: expect.stringContaining('Password changed') })
  expect(await statusWith(cookiesOf(response))).toBe(200)
  expect(cookiesOf(response).Cookie).not.toBe(here.Cookie)
  expect(await statusWith(elsewhere)).toBe(302)
  expect(await statusWith({ Cookie: here.Cookie ?? '' })).toBe(302)
  expect(await statusWith(stranger)).toBe(200)
  expect(await verifyPassword({ hash: await hashOf(user.id), password: NEW_PASSWORD })).toBe(true)
  expect(await db.passwordResetToken.count({ where: { userId: user.id } })).toBe(0)
  expect((await jobsOf(user.id)).map(({ kind }) => kind)).toEqual(['mail-password-changed'])
})

test('a wrong current password answers 400 with exactly the message, and nothing changes', async () => {
  const user = await createAccount()
  const here = await writingAs(user)
  const response = await patch(here, { currentPassword: 'Wrong!2026', newPassword: NEW_PASSWORD })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: 'Current password is incorrect',
    message: 'Current password is incorrect',
    code: 'VALIDATION_FAILED',
    fields: { currentPassword: ['Current password is incorrect'] },
  })
  expect(await hashOf(user.id)).toBe(user.password)
  expect(await statusWith(here)).toBe(200)
  expect(await jobsOf(user.id)).toEqual([])
})

test.each<[string, Passwords, string]>([
  ['newPassword', { currentPassword: PASSWORD, newPassword: 'Kisa!1' }, 'Password must be at least 8 characters'],
  ['newPassword', { currentPassword: PASSWORD }, 'Password is required'],
  ['newPassword', { currentPassword: PASSWORD, newPassword: 12_345_678 }, 'Password is required'],
  [
    'newPassword',
    { currentPassword: PASSWORD, newPassword: 'denizdeniz!1' },
    'Password must contain at least one uppercase letter',
  ],
  ['currentPassword', { newPassword: NEW_PASSWORD }, 'Current password is required'],
])('what breaks a rule names %s: %j', async (field, body, sentence) => {
  const response = await patch(await writingAs(await createAccount()), body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: sentence, fields: { [field]: [sentence] } })
})

test('the old password as the new one is refused at its field, and nothing changes', async () => {
  const user = await createAccount()
  const [here, elsewhere] = [await writingAs(user), await signedInAs(user)]
  const response = await patch(here, { currentPassword: PASSWORD, newPassword: PASSWORD })
  const sentence = 'The new password is the same as the old one. Please choose another password.'
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: sentence, code: 'VALIDATION_FAILED', fields: { newPassword: [sentence] } },
  ])
  const form = { intent: 'password', currentPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD }
  const page = await app.request('/settings', { method: 'POST', headers: here, body: new URLSearchParams(form) })
  const html = await page.text()
  expect([page.status, html.includes(sentence), html.includes(PASSWORD)]).toEqual([400, true, false])
  expect([await statusWith(elsewhere), await hashOf(user.id)]).toEqual([200, user.password])
  // Without the current password one learns nothing about the new one.
  const guess = await patch(here, { currentPassword: 'Wrong!2026', newPassword: PASSWORD })
  expect(await guess.json()).toMatchObject({ error: 'Current password is incorrect' })
})

test('the form shows password errors as they are, and otherwise that the password could not be changed', async () => {
  const user = await createAccount()
  const here = await writingAs(user)
  const form = {
    intent: 'password',
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  }
  const post = async (headers: Record<string, string>, fields = form) =>
    (await app.request('/settings', { method: 'POST', headers, body: new URLSearchParams(fields) })).text()
  expect(await post(here, { ...form, currentPassword: 'Wrong!2026' })).toContain(
    'The current password you entered is incorrect. Please try again.',
  )
  await db.user.update({ where: { id: user.id }, data: { password: null, googleId: `google-${user.id}` } })
  expect(await post(here)).toContain('This account signs in with Google and has no password yet.')
})

test('an account without a password learns how to get one', async () => {
  const user = await createAccount({ hasPassword: false, googleId: 'google-password-change' })
  const response = await patch(await writingAs(user), { currentPassword: 'Any!2026a', newPassword: NEW_PASSWORD })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: expect.stringContaining('has no password yet') })
  expect(await hashOf(user.id)).toBeNull()
})

test('the eleventh failure answers 429 and says when; successes do not count', async () => {
  const user = await createAccount()
  let session: Record<string, string> = await writingAs(user)
  for (const [currentPassword, newPassword] of [
    [PASSWORD, NEW_PASSWORD],
    [NEW_PASSWORD, 'Ucuncu!2027'],
    ['Ucuncu!2027', PASSWORD],
  ]) {
    const response = await patch(session, { currentPassword, newPassword })
    expect(response.status).toBe(200)
    session = { ...cookiesOf(response), 'Sec-Fetch-Site': 'same-origin' }
  }
  const wrong = { currentPassword: 'Wrong!2026', newPassword: NEW_PASSWORD }
  for (let failed = 0; failed < 10; failed += 1) expect((await patch(session, wrong)).status).toBe(400)
  const refused = await patch(session, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  const page = await app.request('/settings', {
    method: 'POST',
    headers: session,
    body: new URLSearchParams({ intent: 'password', ...wrong, confirmPassword: NEW_PASSWORD }),
  })
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await page.text()).toMatch(
    /Unable to change password\. Please check your information and try again\. Too many tries\./,
  )
  expect(await hashOf(user.id)).not.toBeNull()
})

test('of two concurrent changes one wins', async () => {
  const user = await createAccount()
  const session = await writingAs(user)
  const answers = await Promise.all(
    ['Birinci!2026', 'Ikinci!2026'].map((newPassword) => patch(session, { currentPassword: PASSWORD, newPassword })),
  )
  // The slower request finds either that its current password is no longer valid or that its session has ended.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('signed out, from another site, and with another method it is refused', async () => {
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  expect((await patch({ 'Sec-Fetch-Site': 'same-origin' }, body)).status).toBe(401)
  const headers = await signedInAs(await createAccount())
  expect((await patch({ ...headers, Origin: 'https://evil.example' }, body)).status).toBe(403)
  const get = await app.request('/api/user/password', { headers })
  expect([get.status, get.headers.get('Allow')]).toEqual([405, 'PATCH, OPTIONS'])
})
