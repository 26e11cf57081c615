import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

const LOCK_TIMEOUT_MS = 60_000
/** A statement may wait for seven seconds before the database cancels it. */
const TEST_TIMEOUT_MS = 60_000

const PAGES = ['/history', '/login', '/admin', '/practice', '/dashboard', '/faq', '/site-index']

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test(
  'a slow database is a 503 with Retry-After, for every kind of page and for API calls',
  async () => {
    const headers = await signedInAs(await createAccount())
    const get = (path: string) => app.request(path, { headers })
    const { call, pages } = await inTransaction(
      async (tx) => {
        await tx.$executeRaw`LOCK TABLE sessions, mock_test_templates, dialogues IN ACCESS EXCLUSIVE MODE`
        const [answer, ...others] = await Promise.all([
          get('/api/submissions'),
          app.request('/mock-test'),
          ...PAGES.map(get),
        ])
        return { call: answer, pages: others }
      },
      { timeoutMs: LOCK_TIMEOUT_MS },
    )
    expect([call.status, (await call.json()).code]).toEqual([503, 'PROVIDER_UNAVAILABLE'])
    for (const answer of pages) {
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8'])
      expect(await answer.text()).toMatch(/<h1/)
    }
    for (const answer of [call, ...pages]) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  },
  TEST_TIMEOUT_MS,
)
