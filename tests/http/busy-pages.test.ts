import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_TURN_MS } from '#app/config/http.ts'
import { errorCopy } from '#app/config/copy/errors.ts'
import { inTransaction } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

const LOCK_TIMEOUT_MS = 60_000
const TEST_TIMEOUT_MS = 60_000
/** So many wait for more than the longest wait, where six take a second. */
const CROWD = 100

let app: RunningApp

beforeAll(async () => {
  // A line of pages is a process's own.
  app = await startApp({ alone: true })
})
afterAll(() => app.close())

test(
  'a page that would wait too long is refused: as a page with a link, and to the router as data that it can show',
  async () => {
    const member = await signedInAs(await createAccount())
    const get = (path: string) => app.request(path, { headers: { 'Accept-Language': 'tr' } })
    const crowd: Promise<Response>[] = []
    const { document, data } = await inTransaction(
      async (tx) => {
        await tx.$executeRaw`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`
        for (let n = 0; n < CROWD; n += 1) crowd.push(app.request('/history', { headers: member }))
        await sleep(PAGE_TURN_MS * 1.5)
        const [first, second] = await Promise.all([get('/practice'), get('/practice.data')])
        return { document: first, data: second }
      },
      { timeoutMs: LOCK_TIMEOUT_MS },
    )
    // Who came before is answered.
    for (const response of await Promise.all(crowd)) await response.body?.cancel()
    const seconds = Number(document.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect([document.status, document.headers.get('Refresh')]).toEqual([503, String(seconds)])
    const html = await document.text()
    expect(html).toContain('<h1 class="text-34 md:text-46">Köprü şu anda çok yoğun</h1>')
    expect(html).toContain(errorCopy.tr.busy(seconds))
    expect(html).toMatch(/<a href="" class="[^"]+">Yeniden dene<\/a>/)

    expect([data.status, data.headers.get('Refresh')]).toEqual([503, null])
    expect(data.headers.get('Content-Type')).toMatch(/^application\/json/)
    const retryAfterSeconds = Number(data.headers.get('Retry-After'))
    expect(await data.json()).toMatchObject({
      error: errorCopy.tr.busy(retryAfterSeconds),
      code: 'BUSY',
      retryAfterSeconds,
    })
  },
  TEST_TIMEOUT_MS,
)
