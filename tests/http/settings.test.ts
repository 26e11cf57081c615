import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { verifyPassword } from '#app/models/accounts/password/password-hash.server.ts'
import { cookiesOf, createAccount, noteBought, PASSWORD, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

async function read(user: { id: number }): Promise<string> {
  const response = await app.request('/settings', { headers: await signedInAs(user) })
  expect(response.status).toBe(200)
  return response.text()
}

/** A form as a browser without JavaScript sends it. */
async function post(user: { id: number }, fields: Record<string, string>): Promise<Response> {
  const headers = await writingAs(user)
  return app.request('/settings', { method: 'POST', headers, body: new URLSearchParams(fields) })
}

/** The name of the toast that a response leaves for the next page. */
function toastOf(response: Response): unknown {
  const value = /kopru_toast=([^;]*)/.exec(cookiesOf(response).Cookie)?.[1] ?? ''
  return JSON.parse(Buffer.from(decodeURIComponent(value).split('.')[0] ?? '', 'base64').toString())
}

const inputTag = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

test('signed out it leads to /login and back', async () => {
  const response = await app.request('/settings')
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/login?redirectTo=%2Fsettings'])
})

test('username and email are read-only, with the note', async () => {
  const user = await createAccount({ username: 'deniz.kaya', email: 'deniz@example.org', emailVerified: false })
  const html = await read(user)
  expect(html).toContain('Account Settings')
  expect(html).toContain('deniz.kaya')
  expect(html).toContain('deniz@example.org')
  expect(html).toContain('Not verified yet')
  expect(html).toContain('cannot be changed at this time')
  expect(inputTag(html, 'username')).toBe('')
  expect(inputTag(html, 'email')).toBe('')
})

test('Subscription Management shows only while the subscription is active, with its state and date', async () => {
  expect(await read(await createAccount())).not.toContain('Subscription Management')
  const user = await createAccount({ plan: 'pro' })
  await db.user.update({ where: { id: user.id }, data: { subscriptionPeriodEnd: new Date('2099-03-02T20:00:00Z') } })
  await db.userSettings.update({ where: { userId: user.id }, data: { timezone: 'Australia/Sydney' } })
  await noteBought(user)
  const html = await read(user)
  expect(html).toContain('Subscription Management')
  expect(html).toContain('Renews on')
  // A day in the learner's own calendar.
  expect(html).toContain('3 March 2099')
  await db.user.update({ where: { id: user.id }, data: { cancelAtPeriodEnd: true } })
  expect(await read(user)).toContain('Pro until')
  const ended = await createAccount({ plan: 'ended' })
  await noteBought(ended)
  for (const text of ['The paid period has ended', 'Ended on']) expect(await read(ended)).toContain(text)
})

test('an active subscription that was not bought here has the portal button, without renewal or payment', async () => {
  const html = await read(await createAccount({ plan: 'pro' }))
  for (const text of ['A gift: nothing to pay', 'Pro until', 'Open billing portal', 'does not renew'])
    expect(html).toContain(text)
  expect(html).not.toContain('Renews on')
  const ended = await read(await createAccount({ plan: 'ended' }))
  expect(ended).toContain('Your gift of Pro has ended')
  expect(ended).not.toContain('paid period')
})

test('the password form changes the password and returns to its section, still signed in', async () => {
  const user = await createAccount()
  const elsewhere = await signedInAs(user)
  const passwords = { currentPassword: PASSWORD, newPassword: 'Yelken?2027', confirmPassword: 'Yelken?2027' }
  const response = await post(user, { intent: 'password', ...passwords })
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/settings#security'])
  expect(toastOf(response)).toBe('passwordChanged')
  expect((await app.request('/settings', { headers: cookiesOf(response) })).status).toBe(200)
  expect((await app.request('/settings', { headers: elsewhere })).status).toBe(302)
  const { password: hash } = await db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(await verifyPassword({ hash, password: 'Yelken?2027' })).toBe(true)
})

test('a wrong current password gets its exact message, linked to its field', async () => {
  const passwords = { currentPassword: 'Wrong!2026', newPassword: 'Yelken?2027', confirmPassword: 'Yelken?2027' }
  const response = await post(await createAccount(), { intent: 'password', ...passwords })
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain('The current password you entered is incorrect. Please try again.')
  expect(inputTag(html, 'currentPassword')).toContain('aria-invalid="true"')
  expect(inputTag(html, 'currentPassword')).toContain('currentPassword-problem')
  for (const secret of Object.values(passwords)) expect(html).not.toContain(secret)
})

test.each<[Record<string, string>, string]>([
  [{ currentPassword: '', newPassword: 'Yelken?2027', confirmPassword: 'Yelken?2027' }, 'Current password is required'],
  [{ currentPassword: PASSWORD, newPassword: 'x', confirmPassword: 'x' }, 'Password must be at least 8 characters'],
  [{ currentPassword: PASSWORD, newPassword: 'Yelken?2027', confirmPassword: '' }, 'Please confirm your password'],
  [{ currentPassword: PASSWORD, newPassword: 'Yelken?2027', confirmPassword: 'other' }, 'Passwords don&#x27;t match'],
])('a rule that is broken is said on the page: %j', async (fields, sentence) => {
  const response = await post(await createAccount(), { intent: 'password', ...fields })
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain(sentence)
  expect(html).toContain('aria-invalid="true"')
  expect(html).not.toContain('Yelken?2027')
})

test('an account that signs in with Google gets a link by mail instead, three times in five minutes', async () => {
  const user = await createAccount({ hasPassword: false, googleId: 'google-settings' })
  const html = await read(user)
  expect(inputTag(html, 'currentPassword')).toBe('')
  expect(html).toContain('Set a password')
  const response = await post(user, { intent: 'set-password' })
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/settings#security'])
  expect(toastOf(response)).toBe('setPasswordLinkSent')
  const jobs = await db.job.findMany({ where: { kind: 'mail-set-password' } })
  expect(jobs.map(({ payload }) => payload)).toEqual([{ userId: user.id }])
  for (let sent = 1; sent < 3; sent += 1) expect((await post(user, { intent: 'set-password' })).status).toBe(302)
  expect((await post(user, { intent: 'set-password' })).status).toBe(429)
})

test('an account with a password gets no such link', async () => {
  const before = await db.job.count()
  expect((await post(await createAccount(), { intent: 'set-password' })).status).toBe(409)
  expect(await db.job.count()).toBe(before)
})

test('the time zone is chosen from all zones and saved; an unknown one is refused', async () => {
  const user = await createAccount()
  const html = await read(user)
  expect(html).toContain('<optgroup label="Australia">')
  expect(html).toMatch(/<option value="UTC" selected="">/)
  const saved = await post(user, { intent: 'timezone', timezone: 'Europe/Istanbul' })
  expect([saved.status, saved.headers.get('Location')]).toEqual([302, '/settings#timezone-section'])
  expect(toastOf(saved)).toBe('settingsSaved')
  expect(await read(user)).toMatch(/<option value="Europe\/Istanbul" selected="">/)
  for (const timezone of ['Mars/Olympus', '+03:00', '', "UTC'; --"]) {
    const refused = await post(user, { intent: 'timezone', timezone })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('aria-describedby="timezone-problem"')
  }
  expect(await db.userSettings.findUnique({ where: { userId: user.id } })).toMatchObject({
    timezone: 'Europe/Istanbul',
  })
})

test('notifications and marketing mails are switched separately, also without a settings row', async () => {
  const user = await createAccount()
  await db.userSettings.delete({ where: { userId: user.id } })
  expect(inputTag(await read(user), 'notifications')).toContain('checked')
  expect(inputTag(await read(user), 'marketingEmails')).not.toContain('checked')
  expect((await post(user, { intent: 'notifications', marketingEmails: 'on' })).status).toBe(302)
  const stored = await db.userSettings.findUnique({ where: { userId: user.id } })
  expect(stored).toMatchObject({ notifications: false, marketingEmails: true, timezone: 'UTC' })
  expect(inputTag(await read(user), 'notifications')).not.toContain('checked')
  expect(inputTag(await read(user), 'marketingEmails')).toContain('checked')
})

test('a form never changes another user', async () => {
  const [user, other] = [await createAccount(), await createAccount()]
  const foreign = { userId: String(other.id), id: String(other.id), username: other.username }
  await post(user, { intent: 'timezone', timezone: 'Asia/Tokyo', ...foreign })
  await post(user, { intent: 'notifications', ...foreign })
  const stored = await db.userSettings.findUnique({ where: { userId: other.id } })
  expect(stored).toMatchObject({ timezone: 'UTC', notifications: true })
})

test.each<Record<string, string>>([{}, { intent: '' }, { intent: 'role' }, { intent: 'toString' }])(
  'a form that is not on the page answers 400: %j',
  async (fields) => {
    expect((await post(await createAccount(), fields)).status).toBe(400)
  },
)

test('a post from another site is refused', async () => {
  const headers = { ...(await signedInAs(await createAccount())), Origin: 'https://evil.example' }
  const body = new URLSearchParams({ intent: 'notifications' })
  expect((await app.request('/settings', { method: 'POST', headers, body })).status).toBe(403)
})
