import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createSession } from '#app/models/accounts/session.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { getPremium } from '#tests/support/submission.ts'

// /admin/users as a browser without JavaScript uses it.

let app: RunningApp
let admin: { id: number; username: string }

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin', username: 'people-admin' })
})
afterAll(() => app.close())

type User = { id: number }

async function open(path: string, as: User = admin): Promise<string> {
  return (await app.request(path, { headers: await signedInAs(as) })).text()
}

async function act(user: User, fields: Record<string, string>, as: User = admin): Promise<Response> {
  const headers = await writingAs(as)
  return app.request(`/admin/users/${user.id}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

const actsOn = async ({ id }: User) => {
  const rows = await db.adminAct.findMany({ where: { subjectId: String(id) }, orderBy: { id: 'asc' } })
  return rows.map(({ action }) => action)
}
const stored = ({ id }: User) => db.user.findUniqueOrThrow({ where: { id } })
/** The usernames of the list, in order. */
const listed = (html: string) =>
  [...html.matchAll(/href="\/admin\/users\/\d+"[^>]*>([^<]+)</g)].map(([, username]) => username)
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('users are found by the beginning of a name or an address, ignoring case, and a search contains no wildcards', async () => {
  await createAccount({ username: 'Zeynep_1', email: 'first@zeytin.example' })
  await createAccount({ username: 'zeynepX1', email: 'second@zeytin.example' })
  await createAccount({ username: 'other-one', email: 'ZEYNEP@zeytin.example' })
  expect(listed(await open('/admin/users?q=zeYNep'))).toEqual(['other-one', 'zeynepX1', 'Zeynep_1'])
  expect(listed(await open('/admin/users?q=zeynep_'))).toEqual(['Zeynep_1'])
  expect(listed(await open('/admin/users?q=%25'))).toEqual([])
  expect(await open('/admin/users?q=%25')).toContain('No user matches this search.')
  expect(listed(await open(`/admin/users?q=${encodeURIComponent("'; DROP TABLE users; --")}`))).toEqual([])
})

test('role and plan filter the list, and unknown values filter nothing', async () => {
  await createAccount({ username: 'plan-pro', plan: 'pro' })
  await createAccount({ username: 'plan-ended', plan: 'ended' })
  const given = await createAccount({ username: 'plan-given' })
  await db.user.update({ where: { id: given.id }, data: { manualProUntil: new Date(Date.now() + 60_000) } })
  const ending = await createAccount({ username: 'plan-ending', plan: 'pro' })
  await db.user.update({ where: { id: ending.id }, data: { cancelAtPeriodEnd: true } })
  await createAccount({ username: 'plan-free' })
  await createAccount({ username: 'plan-tester', role: 'tester' })
  const found = async (query: string) => listed(await open(`/admin/users?q=plan-&${query}`))
  expect(await found('plan=active')).toEqual(['plan-pro'])
  expect(await found('plan=ended')).toEqual(['plan-ended'])
  expect(await found('plan=given')).toEqual(['plan-given'])
  expect(await found('plan=ending')).toEqual(['plan-ending'])
  expect(await found('plan=free')).toEqual(['plan-tester', 'plan-free'])
  expect(await found('role=tester')).toEqual(['plan-tester'])
  expect(await found('role=tester&plan=active')).toEqual([])
  expect(await found('role=emperor&plan=gold')).toHaveLength(6)
})

test('the next page continues where the previous one ended, whoever joins meanwhile', async () => {
  const createdAt = new Date()
  const data = Array.from({ length: 120 }, (_, index) => ({
    username: `many-${index}`,
    email: `many-${index}@example.org`,
    createdAt,
  }))
  await db.user.createMany({ data })
  const seen: (string | undefined)[] = []
  let path: string | undefined = '/admin/users?q=many-'
  while (path !== undefined) {
    const html: string = await open(path)
    seen.push(...listed(html))
    path = /href="(\/admin\/users\?[^"]*cursor=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    if (seen.length === 50) await createAccount({ username: 'many-late' })
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
  expect((await app.request('/admin/users?cursor=x', { headers: await signedInAs(admin) })).status).toBe(400)
})

test("a user's page shows facts and never a hash or a provider's id, and an unknown one is 404", async () => {
  const user = await createAccount({ username: 'facts', googleId: 'google-secret-id' })
  await db.user.update({ where: { id: user.id }, data: { stripeCustomerId: 'cus_secret' } })
  const html = await open(`/admin/users/${user.id}`)
  expect(html).toContain('facts')
  expect(html).toContain('a password or Google')
  for (const secret of ['google-secret-id', 'cus_secret', 'argon2']) expect(html).not.toContain(secret)
  for (const id of ['999999', '0', 'x', '99999999999999']) {
    const response = await app.request(`/admin/users/${id}`, { headers: await signedInAs(admin) })
    expect(response.status, id).toBe(404)
  }
  expect((await act({ id: 999_999 }, { intent: 'sessions' })).status).toBe(404)
})

test("a role changes after confirmation, once, and never over another admin's change", async () => {
  const user = await createAccount()
  expect(await open(`/admin/users/${user.id}?ask=role&role=tester`)).toContain('the role Tester?')
  const done = await act(user, { intent: 'role', role: 'tester', from: 'user' })
  expect([done.status, done.headers.get('Location')]).toEqual([303, `/admin/users/${user.id}`])
  expect((await act(user, { intent: 'role', role: 'tester', from: 'user' })).status).toBe(303)
  const stale = await act(user, { intent: 'role', role: 'admin', from: 'user' })
  expect(stale.status).toBe(409)
  expect(await stale.text()).toContain('Somebody else has changed this in the meantime')
  expect((await stored(user)).role).toBe('tester')
  expect(await actsOn(user)).toEqual(['role-tester'])
  expect((await act(user, { intent: 'role', role: 'emperor', from: 'tester' })).status).toBe(400)
})

test('admins give up their own role only after confirmation, and the last one cannot, even concurrently', async () => {
  const other = await createAccount({ role: 'admin' })
  const own = { intent: 'role', role: 'user', from: 'admin' }
  const silent = await act(other, own, other)
  expect(silent.status).toBe(400)
  expect(await silent.text()).toContain('Please confirm that you give up your own role.')
  const said = await act(other, { ...own, understood: 'on' }, other)
  expect([said.status, said.headers.get('Location')]).toEqual([303, '/dashboard'])
  // All others except two, who now revoke each other's role.
  await db.user.updateMany({ where: { role: 'admin', id: { not: admin.id } }, data: { role: 'user' } })
  const second = await createAccount({ role: 'admin' })
  const statuses = await Promise.all([act(second, own), act(admin, own, second)])
  expect(statuses.filter(({ status }) => status === 303)).toHaveLength(1)
  expect(await db.user.count({ where: { role: 'admin' } })).toBe(1)
  await db.user.update({ where: { id: admin.id }, data: { role: 'admin' } })
  await db.user.update({ where: { id: second.id }, data: { role: 'user' } })
  const last = await act(admin, { ...own, understood: 'on' })
  expect([last.status, await last.text()]).toEqual([409, expect.stringContaining('This is the last admin.')])
})

test('Pro given by an admin opens premium content until its last day, is labelled as given, and has no portal', async () => {
  const user = await createAccount()
  const premium = await getPremium()
  const practise = async () =>
    (await app.request(`/practice/${premium.id}`, { headers: await signedInAs(user) })).headers.get('Location')
  expect(await practise()).toBe('/upgrade')
  expect((await act(user, { intent: 'give-pro', until: dayFromNow(10), from: '' })).status).toBe(303)
  expect(await practise()).toBeNull()
  const call = await app.request('/api/user', { headers: await signedInAs(user) })
  const until = (await stored(user)).manualProUntil
  expect(await call.json()).toMatchObject({
    subscriptionStatus: 'active',
    subscriptionPeriodEnd: until?.toISOString(),
    cancelAtPeriodEnd: false,
  })
  expect(until?.toISOString()).toBe(`${dayFromNow(10)}T23:59:59.999Z`)
  expect(await open('/upgrade', user)).toContain('Pro is a gift to you')
  const settings = await open('/settings', user)
  expect(settings).toContain('A gift: nothing to pay')
  expect(settings).not.toContain('Open billing portal')
  expect(await stored(user)).toMatchObject({ subscriptionStatus: 'free', subscriptionPeriodEnd: null })
  const extended = { intent: 'give-pro', until: dayFromNow(20), from: until?.toISOString() ?? '' }
  expect((await act(user, extended)).status).toBe(303)
  expect((await act(user, extended)).status).toBe(409)
  expect((await act(user, { intent: 'take-pro', from: '' })).status).toBe(409)
  const from = (await stored(user)).manualProUntil?.toISOString() ?? ''
  expect((await act(user, { intent: 'take-pro', from })).status).toBe(303)
  expect((await act(user, { intent: 'take-pro', from })).status).toBe(303)
  expect(await practise()).toBe('/upgrade')
  expect(await actsOn(user)).toEqual(['pro-given', 'pro-changed', 'pro-taken'])
})

test.each([
  ['', 'Please choose a day.'],
  ['soon', 'Please choose a day.'],
  ['2026-02-31', 'Please choose a day.'],
  ['2001-01-01', 'Choose a day from today up to five years from now.'],
  ['9999-12-31', 'Choose a day from today up to five years from now.'],
])('Pro until "%s" is refused at its field', async (until, sentence) => {
  const user = await createAccount()
  const response = await act(user, { intent: 'give-pro', until, from: '' })
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain(sentence)
  expect(html).toMatch(/id="until"[^>]*aria-invalid="true"/)
  expect((await stored(user)).manualProUntil).toBeNull()
})

test("the last day of Pro is in the learner's time zone", async () => {
  const user = await createAccount()
  await db.userSettings.update({ where: { userId: user.id }, data: { timezone: 'Australia/Sydney' } })
  await act(user, { intent: 'give-pro', until: '2027-01-15', from: '' })
  expect((await stored(user)).manualProUntil?.toISOString()).toBe('2027-01-15T12:59:59.999Z')
})

test('the tutorial is shown again, and every session ends, each after confirmation', async () => {
  const user = await createAccount()
  await db.user.update({ where: { id: user.id }, data: { hasCompletedInterfaceTutorial: true } })
  await createSession({ userId: user.id })
  expect(await open(`/admin/users/${user.id}?ask=tutorial`)).toContain('the tutorial again?')
  expect((await act(user, { intent: 'tutorial' })).status).toBe(303)
  expect((await act(user, { intent: 'tutorial' })).status).toBe(303)
  expect((await stored(user)).hasCompletedInterfaceTutorial).toBe(false)
  expect(await open(`/admin/users/${user.id}?ask=sessions`)).toContain('out everywhere?')
  expect((await act(user, { intent: 'sessions' })).status).toBe(303)
  expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
  expect(await actsOn(user)).toEqual(['tutorial-reset', 'sessions-ended'])
  expect(await open(`/admin/users/${user.id}`)).toContain('logged ')
})

test('nobody without the role can change a user', async () => {
  const user = await createAccount()
  for (const as of [await createAccount({ role: 'tester' }), await createAccount({ plan: 'pro' }), user]) {
    const forms: Record<string, string>[] = [
      { intent: 'role', role: 'admin', from: 'user' },
      { intent: 'give-pro', until: dayFromNow(5), from: '' },
      { intent: 'sessions' },
    ]
    for (const fields of forms) {
      const response = await act(user, fields, as)
      expect(response.status).toBe(403)
      await response.body?.cancel()
    }
  }
  expect(await stored(user)).toMatchObject({ role: 'user', manualProUntil: null })
  expect(await actsOn(user)).toEqual([])
})
