import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { verifyPassword } from '#app/models/accounts/password/password-hash.server.ts'
import { NewPasswordSchema } from '#app/models/accounts/password/password.ts'
import { createAccount, PASSWORD } from '#tests/support/accounts.ts'
import { demoNotice, isPrivate, seedDemoAccounts } from './demo.ts'

const APP_URL = 'http://localhost:3000'
const YEAR_MS = 365 * 86_400_000

// Like a database in which no account was ever created.
beforeEach(() => db.$executeRaw`TRUNCATE users RESTART IDENTITY CASCADE`)

const findUsers = () =>
  db.user.findMany({
    orderBy: { id: 'asc' },
    select: { username: true, email: true, role: true, emailVerified: true, subscriptionStatus: true },
  })

test('the first start creates an admin, a subscriber and a free account, all with the published password', async () => {
  const made = await seedDemoAccounts('at first')
  expect(made).toEqual([
    { username: 'admin', password: 'Kopru!2026' },
    { username: 'pro', password: 'Kopru!2026' },
    { username: 'free', password: 'Kopru!2026' },
  ])
  const shared = { emailVerified: true, subscriptionStatus: 'free', role: 'user' }
  expect(await findUsers()).toEqual([
    { ...shared, username: 'admin', email: 'admin@kopru.example', role: 'admin' },
    { ...shared, username: 'pro', email: 'pro@kopru.example', subscriptionStatus: 'active' },
    { ...shared, username: 'free', email: 'free@kopru.example' },
  ])
  const { password, subscriptionPeriodEnd } = await db.user.findFirstOrThrow({ where: { username: 'pro' } })
  expect(await verifyPassword({ hash: password, password: 'Kopru!2026' })).toBe(true)
  expect(Math.abs(Number(subscriptionPeriodEnd) - Date.now() - YEAR_MS)).toBeLessThan(60_000)
  expect(await db.userSettings.count()).toBe(3)
})

test('a second start creates nothing and keeps a changed password', async () => {
  await seedDemoAccounts('at first')
  await db.user.updateMany({ where: { username: 'admin' }, data: { password: 'changed' } })
  expect(await seedDemoAccounts('at first')).toEqual([])
  expect(await seedDemoAccounts('now')).toEqual([])
  expect((await db.user.findFirstOrThrow({ where: { username: 'admin' } })).password).toBe('changed')
})

test('deleted demo accounts return only on request', async () => {
  await seedDemoAccounts('at first')
  await db.user.deleteMany({ where: { username: { not: 'pro' } } })
  expect(await seedDemoAccounts('at first')).toEqual([])
  expect((await seedDemoAccounts('now')).map(({ username }) => username)).toEqual(['admin', 'free'])
})

test('a database with other accounts gets none at a start, and on request never takes a name', async () => {
  await createAccount({ username: 'Admin' })
  expect(await seedDemoAccounts('at first')).toEqual([])
  expect((await seedDemoAccounts('now')).map(({ username }) => username)).toEqual(['pro', 'free'])
  const own = await db.user.findFirstOrThrow({ where: { username: 'Admin' } })
  expect(own.role).toBe('user')
  expect(await verifyPassword({ hash: own.password, password: PASSWORD })).toBe(true)
})

test('concurrent processes create them once', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => seedDemoAccounts('at first')))
  expect(made.flat()).toHaveLength(3)
  expect(await db.user.count()).toBe(3)
})

test('on a reachable server every account gets its own random password', async () => {
  const made = await seedDemoAccounts('at first', { host: '0.0.0.0', databaseUrl: undefined, appUrl: APP_URL })
  expect(new Set(made.map(({ password }) => password)).size).toBe(3)
  for (const { username, password } of made) {
    expect(NewPasswordSchema.safeParse(password).success).toBe(true)
    expect(password).not.toBe('Kopru!2026')
    const { password: hash } = await db.user.findFirstOrThrow({ where: { username } })
    expect(await verifyPassword({ hash, password })).toBe(true)
  }
})

test('never creates none', async () => {
  expect(await seedDemoAccounts('never')).toEqual([])
  expect(await db.user.count()).toBe(0)
})

test.each([
  ['127.0.0.1', undefined, true],
  ['localhost', 'postgresql://u:p@127.0.0.1:5432/kopru', true],
  ['0.0.0.0', undefined, false],
  ['::', undefined, false],
  ['192.168.1.4', undefined, false],
  ['127.0.0.1', 'postgresql://u:p@db.example.org/kopru', false],
])('the published password is for this machine only: %s and %s', (host, databaseUrl, expected) => {
  expect(isPrivate({ host, databaseUrl, appUrl: APP_URL })).toBe(expected)
})

test('the notice lists every account with its password', () => {
  expect(demoNotice([{ username: 'free', password: 'Kopru!2026' }])).toBe(
    'Demo accounts, shown only now:\n  free    Kopru!2026',
  )
})

test.each([
  ['http://localhost:3000', true],
  ['https://127.0.0.1:8443', true],
  ['https://kopru.test', true],
  ['https://kopru.example.org', false],
  ['http://192.168.1.4:3000', false],
  ['https://localhost.example.org', false],
])('a proxy makes this machine public: with the address %s, private is %s', (appUrl, expected) => {
  expect(isPrivate({ host: '127.0.0.1', databaseUrl: undefined, appUrl })).toBe(expected)
})
