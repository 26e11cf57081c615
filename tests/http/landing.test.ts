import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ alone: true })
})
afterAll(() => app.close())

test('without a free dialogue the landing page promises none, and its buttons lead to sign-up', async () => {
  const page = async (path: string, headers = {}) => (await app.request(path, { headers })).text()
  const admin = await writingAs(await createAccount({ role: 'admin' }))
  /** A write by an admin, accepted or not, invalidates cached pages. */
  const forget = () => app.request('/api/admin/dialogues/0', { method: 'DELETE', headers: admin })
  const free = await db.dialogue.findMany({ where: { accessLevel: 'free', isMockTestCandidate: false } })
  const change = (ids: number[], accessLevel: 'free' | 'premium') =>
    db.dialogue.updateMany({ where: { id: { in: ids } }, data: { accessLevel } })
  const ids = free.map(({ id }) => id)
  expect(await page('/?kept=no', { 'Accept-Language': 'en' })).toContain('Try the same dialogue and beat it')
  try {
    await change(ids, 'premium')
    await forget()
    for (const [path, promises] of [
      ['/', /free sample|One whole dialogue|Start Free Practice|Three segments|Two minutes|0 whole/],
      ['/tr', /ücretsiz örnek|Bir diyaloğun tamamı|Ücretsiz alıştırma|Üç bölüm|İki dakika|baştan sona/i],
    ] as const) {
      const html = await page(path, { 'Accept-Language': 'en' })
      expect(html).not.toMatch(promises)
      expect(html).not.toContain('/practice/sample')
      expect(html.match(/href="\/signup"/g)?.length).toBeGreaterThanOrEqual(2)
    }
    const learner = await signedInAs(await createAccount())
    const own = await page('/', { ...learner, 'Accept-Language': 'en' })
    expect(own).toContain('Go to the dashboard')
    expect(own).not.toContain('href="/signup"')

    await change(ids.slice(-1), 'free')
    await forget()
    const other = await page('/', { 'Accept-Language': 'en' })
    expect(other).toContain('Start Free Practice')
    expect(other).not.toMatch(/Try the same dialogue and beat it|A physiotherapist/)
  } finally {
    await change(ids, 'free')
    await forget()
  }
})
