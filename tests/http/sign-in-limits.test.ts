import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { cookiesOf, createAccount, PASSWORD } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { type SecondProcess, startSecondProcess } from '#tests/support/second-process.ts'

// The sign-in limits across several processes, names and addresses: docs/product.md, Limits.

const PROXIED = { TRUST_PROXY: '1' }

let app: RunningApp
let other: SecondProcess

beforeAll(async () => {
  ;[app, other] = await Promise.all([startApp(), startSecondProcess(PROXIED)])
})
afterAll(() => Promise.all([app.close(), other.stop()]))
beforeEach(() => db.rateLimit.deleteMany())

type Requester = Pick<RunningApp, 'request'>

function logIn(to: Requester, credentials: { username: string; password: string }, address?: string) {
  const headers = { 'Content-Type': 'application/json', ...(address !== undefined && { 'X-Forwarded-For': address }) }
  return to.request('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(credentials) })
}

const wrong = (username: string) => ({ username, password: 'Wrong-pass-9!' })
const right = (username: string) => ({ username, password: PASSWORD })

test('ten failures in one process count in another: there the eleventh attempt answers 429', async () => {
  const { username } = await createAccount()
  for (let tries = 0; tries < 10; tries += 1) expect((await logIn(app, wrong(username))).status).toBe(401)
  const refused = await logIn(other, right(username))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' })
})

test('of thirty guesses at two processes with three names of one account ten are checked', async () => {
  const { username, email } = await createAccount()
  const names = [username, email, ` ${username.toUpperCase()} `]
  const guesses = Array.from({ length: 30 }, (_, index) =>
    logIn(index % 2 === 0 ? app : other, wrong(names[index % names.length] ?? username)),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('a success restores all ten attempts', async () => {
  const { username } = await createAccount()
  expect((await logIn(app, right(username))).status).toBe(200)
  for (let tries = 0; tries < 10; tries += 1) expect((await logIn(app, wrong(username))).status).toBe(401)
  expect((await logIn(app, wrong(username))).status).toBe(429)
})

test('an address may fail a hundred times, whatever names it tries; another address is not affected', async () => {
  const { username } = await createAccount()
  const guess = (index: number) => logIn(other, wrong(`nobody-${index}`), '203.0.113.7')
  for (let sent = 0; sent < 100; sent += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(sent + index)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 401))
  }
  expect((await logIn(other, right(username), '203.0.113.7')).status).toBe(429)
  expect((await logIn(other, right(username), '203.0.113.8')).status).toBe(200)
})

test('a session of one process is valid in the other, and ends in both', async () => {
  const { username } = await createAccount()
  const cookie = cookiesOf(await logIn(app, right(username)))
  const own = await other.request('/api/user', { headers: cookie })
  expect(await own.json()).toMatchObject({ username })
  const headers = { ...cookie, 'Sec-Fetch-Site': 'same-origin' }
  await other.request('/api/auth/logout', { method: 'POST', headers })
  expect((await app.request('/api/user', { headers: cookie })).status).toBe(401)
})

test('on https the session cookie is Secure and bound to its host, and the plain one is ignored', async () => {
  const https = await startSecondProcess({ APP_URL: 'https://kopru.example' })
  onTestFinished(() => https.stop())
  const { username } = await createAccount()
  const response = await logIn(https, right(username))
  const [line = ''] = response.headers.getSetCookie()
  const [pair = '', ...attributes] = line.split('; ')
  expect(pair).toMatch(/^__Host-kopru_session=/)
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure'])
  expect((await https.request('/api/user', { headers: { Cookie: pair } })).status).toBe(200)
  const unbound = { Cookie: pair.replace('__Host-', '') }
  expect((await https.request('/api/user', { headers: unbound })).status).toBe(401)
})

test.each([
  ['no name of an account is that long', { username: 'x'.repeat(255), password: 'a' }, 'username'],
  ['a password is never longer than 256 characters', { username: 'deniz', password: 'x'.repeat(257) }, 'password'],
  ['NUL in a name', { username: 'de\0niz', password: 'a' }, 'username'],
  ['NUL in a password', { username: 'deniz', password: 'a\0' }, 'password'],
])('%s: 400, and no attempt is counted', async (_, credentials, field) => {
  const response = await logIn(app, credentials)
  expect(response.status).toBe(400)
  expect(Object.keys((await response.json()).fields)).toEqual([field])
  expect(await db.rateLimit.count()).toBe(0)
})

test("names that match under Turkish rules only are different: İ and ı open nobody else's account", async () => {
  await createAccount({ username: 'irmak.i' })
  for (const username of ['İrmak.i', 'ırmak.i', 'irmak.İ']) expect((await logIn(app, right(username))).status).toBe(401)
  expect((await logIn(app, right('IRMAK.I'))).status).toBe(200)
})
