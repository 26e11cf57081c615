import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp
let admin: Record<string, string>

beforeAll(async () => {
  app = await startApp()
  admin = await signedInAs(await createAccount({ role: 'admin' }))
})
afterAll(() => app.close())

test('without the role the admin area is a 403 page with none of its content', async () => {
  await db.feedback.create({ data: { category: 'Other', comment: 'A secret remark', pageUrl: '/settings' } })
  const response = await app.request('/admin', { headers: await signedInAs(await createAccount({ plan: 'pro' })) })
  const html = await response.text()
  expect(response.status).toBe(403)
  expect(html).toContain('You do not have access to this.')
  expect(html).not.toContain('A secret remark')
})

test('an admin reads feedback, newest first, as text and never as markup', async () => {
  await db.feedback.deleteMany()
  const { id: userId, username } = await createAccount()
  await db.feedback.create({
    data: { userId, category: 'Bug Report', comment: '<img src=x onerror=alert(1)>', pageUrl: '/practice' },
  })
  await db.feedback.create({ data: { category: 'Other', comment: 'Later and from a guest', pageUrl: '/' } })
  const html = await (await app.request('/admin', { headers: admin })).text()
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img src=x')
  expect(html).toContain(username)
  expect(html.indexOf('Later and from a guest')).toBeLessThan(html.indexOf('Bug Report'))
})

test('feedback comes in pages', async () => {
  await db.feedback.deleteMany()
  const createdAt = new Date()
  const data = Array.from({ length: 5 }, (_, index) => ({
    category: 'Other',
    comment: `Remark number ${index}`,
    pageUrl: '/',
    createdAt,
  }))
  await db.feedback.createMany({ data })
  const first = await (await app.request('/admin?limit=3', { headers: admin })).text()
  const next = /href="(\/admin\?[^"]*cursor=[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = await (await app.request(next, { headers: admin })).text()
  const found = [first, second].map((html) =>
    [...html.matchAll(/Remark number (\d)(?=<)/g)].map(([, number]) => number),
  )
  expect(found).toEqual([
    ['4', '3', '2'],
    ['1', '0'],
  ])
})
