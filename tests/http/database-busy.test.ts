import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

const LOCK_TIMEOUT_MS = 60_000
/** A statement waits for eight seconds, and there are two here. */
const TEST_TIMEOUT_MS = 60_000

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test(
  'a database that keeps us waiting is a 503 with the time to try again, for pages and for calls',
  async () => {
    const headers = await signedInAs(await createAccount())
    const [page, call, guest] = await inTransaction(
      async (tx) => {
        await tx.$executeRaw`LOCK TABLE submissions, mock_test_templates IN ACCESS EXCLUSIVE MODE`
        return Promise.all([
          app.request('/history', { headers }),
          app.request('/api/submissions', { headers }),
          app.request('/mock-test'),
        ])
      },
      { timeoutMs: LOCK_TIMEOUT_MS },
    )
    for (const answer of [page, guest]) {
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8'])
      expect(await answer.text()).toMatch(/<h1/)
    }
    expect([call.status, (await call.json()).code]).toEqual([503, 'PROVIDER_UNAVAILABLE'])
    for (const answer of [page, call, guest]) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  },
  TEST_TIMEOUT_MS,
)
