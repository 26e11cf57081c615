import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PUSH_MOST_DEVICES } from '#app/config/reminders.ts'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createECDH, randomBytes } from 'node:crypto'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const PATH = '/settings/reminders'

async function read(user: { id: number }): Promise<string> {
  const response = await app.request(PATH, { headers: await signedInAs(user) })
  expect(response.status).toBe(200)
  return response.text()
}

/** A form as a browser without JavaScript sends it. */
async function post(user: { id: number }, fields: Record<string, string>): Promise<Response> {
  return app.request(PATH, { method: 'POST', headers: await writingAs(user), body: new URLSearchParams(fields) })
}

const inputTag = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
const hourOf = (html: string) => /<option value="(\d+)" selected=""/.exec(html)?.[1]

function browser(service = 'https://fcm.googleapis.com/fcm/send') {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  return { endpoint: `${service}/${randomBytes(8).toString('hex')}`, expirationTime: null, keys }
}

async function call(user: { id: number }, method: 'POST' | 'DELETE', body: unknown): Promise<Response> {
  const headers = { ...(await writingAs(user)), 'Content-Type': 'application/json' }
  return app.request('/api/push-subscriptions', { method, headers, body: JSON.stringify(body) })
}

test('everything is off until it is chosen, and stays as it was chosen', async () => {
  const user = await createAccount()
  const before = await read(user)
  for (const name of ['byMail', 'weeklyLetter']) expect(inputTag(before, name)).not.toContain('checked')
  expect(hourOf(before)).toBe('18')
  expect(before).toContain('6:00 PM')
  expect(before).toContain('No device shows reminders yet.')
  const response = await post(user, { intent: 'save', hour: '7', byMail: 'on' })
  expect([response.status, response.headers.get('Location')]).toEqual([303, PATH])
  const after = await read(user)
  expect(inputTag(after, 'byMail')).toContain('checked')
  expect(inputTag(after, 'weeklyLetter')).not.toContain('checked')
  expect(hourOf(after)).toBe('7')
  const settings = { notifications: true, marketingEmails: false }
  expect(await db.userSettings.findUnique({ where: { userId: user.id } })).toMatchObject(settings)
})

test.each(['24', '-1', '7.5', 'noon', ''])('an hour that is none, "%s", is refused at its field', async (hour) => {
  const user = await createAccount()
  const response = await post(user, { intent: 'save', hour, byMail: 'on' })
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain('Choose an hour from the list.')
  expect(inputTag(html, 'byMail')).toContain('checked')
  expect(await db.reminderSettings.count({ where: { userId: user.id } })).toBe(0)
})

test('in Turkish, with hours as they are written there, and the mails that wait for the address', async () => {
  const user = await createAccount({ emailVerified: false })
  const settings = { language: 'tr', timezone: 'Europe/Istanbul' }
  await db.userSettings.update({ where: { userId: user.id }, data: settings })
  const html = await read(user)
  expect(html).toContain('Hatırlatmaları kaydet')
  expect(html).toContain('>18:00<')
  expect(html).toContain('Europe/Istanbul')
  expect(html).toContain(`E-postalar, ${user.email} adresi doğrulanınca başlar.`)
})

test('a browser becomes a device once, is counted, and goes by itself or with all', async () => {
  const user = await createAccount()
  const [first, second] = [browser(), browser('https://web.push.apple.com')]
  for (const one of [first, second, first]) expect((await call(user, 'POST', one)).status).toBe(200)
  expect(await read(user)).toContain('2 devices show reminders.')
  // An hour to be reminded at, and mails as they were.
  const settings = { hour: 18, byMail: false, weeklyLetter: false }
  expect(await db.reminderSettings.findUnique({ where: { userId: user.id } })).toMatchObject(settings)
  expect(await (await call(user, 'DELETE', first)).json()).toEqual({ removed: true })
  expect(await (await call(user, 'DELETE', first)).json()).toEqual({ removed: false })
  expect(await read(user)).toContain('One device shows reminders.')
  expect((await post(user, { intent: 'forget-devices' })).status).toBe(303)
  expect(await db.pushSubscription.count({ where: { userId: user.id } })).toBe(0)
})

test('nobody removes the device of another, and a browser is its last owner’s', async () => {
  const [one, other] = [await createAccount(), await createAccount()]
  const shared = browser()
  await call(one, 'POST', shared)
  expect(await (await call(other, 'DELETE', shared)).json()).toEqual({ removed: false })
  await call(other, 'POST', shared)
  expect(await db.pushSubscription.findMany({ where: { endpoint: shared.endpoint } })).toMatchObject([
    { userId: other.id },
  ])
})

test('an eleventh device replaces the oldest', async () => {
  const user = await createAccount()
  const browsers = Array.from({ length: PUSH_MOST_DEVICES + 1 }, () => browser())
  for (const one of browsers) await call(user, 'POST', one)
  const rows = await db.pushSubscription.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } })
  expect(rows.map(({ endpoint }) => endpoint)).toEqual(browsers.slice(1).map(({ endpoint }) => endpoint))
})

test.each([
  ['an address of our own network', browser('https://169.254.169.254')],
  ['an address of this machine', browser('http://127.0.0.1:5432')],
  ['another site', browser('https://fcm.googleapis.com.evil.example')],
  [
    'a key that is no point of the curve',
    { ...browser(), keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
  ],
  ['no keys', { endpoint: browser().endpoint }],
  ['a list', []],
])('%s is no device', async (_, body) => {
  const user = await createAccount()
  const response = await call(user, 'POST', body)
  expect(response.status).toBe(400)
  expect(await db.pushSubscription.count({ where: { userId: user.id } })).toBe(0)
})

test('a device with an unreadable address is refused when it is removed, too', async () => {
  const user = await createAccount()
  for (const endpoint of ['a\u0000b', '', 'https://web.push.apple.com/ü', 7, null]) {
    expect((await call(user, 'DELETE', { endpoint })).status, String(endpoint)).toBe(400)
  }
})

test('the page hands out the public key only', async () => {
  const html = await read(await createAccount())
  const { publicKey, privateKey } = await db.pushKeys.findFirstOrThrow()
  expect(html).toContain(publicKey)
  expect(html).not.toContain(privateKey)
})

test('devices and hours are counted, and refused with the time to wait', async () => {
  const user = await createAccount()
  for (let n = 0; n < 60; n += 1) await call(user, 'DELETE', browser())
  const response = await call(user, 'POST', browser())
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  const refused = await post(user, { intent: 'save', hour: '9' })
  expect(refused.status).toBe(429)
  expect(hourOf(await refused.text())).toBe('9')
})
