import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEPT_ACCOUNT_PATHS } from '#app/config/navigation.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

// How they are cached, and what they load: public-pages.test.ts.
test.each(KEPT_ACCOUNT_PATHS)('%s with a query, a message or a session is not cached for others', async (path) => {
  await app.request(path)
  const asked = await app.request(`${path}?redirectTo=%2Fsettings`)
  expect(asked.headers.get('ETag')).toBeNull()
  expect(await asked.text()).toContain('value="/settings"')
  const told = await app.request(path, { headers: { Cookie: 'kopru_toast=any' } })
  expect(told.headers.get('ETag')).toBeNull()
  const own = await app.request(path, { headers: await signedInAs(await createAccount()), redirect: 'manual' })
  expect([own.status, own.headers.get('Location')]).toEqual([302, '/dashboard'])
})

/** docs/performance.md, P3: a page that is not hydrated. */
const SCRIPTS_MAX = 10_000

test.each(KEPT_ACCOUNT_PATHS)('%s runs its forms with small scripts', async (path) => {
  const html = await (await app.request(path)).text()
  const files = [...new Set([...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = '']) => src))]
  expect(files).toEqual(expect.arrayContaining(['/account-forms.js', '/password-fields.js']))
  expect(files).toHaveLength(2)
  const texts = await Promise.all(files.map(async (file) => (await app.request(file)).text()))
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0)
  expect(bytes).toBeLessThanOrEqual(SCRIPTS_MAX)
})

test.each(KEPT_ACCOUNT_PATHS)(
  'a client navigation to %s becomes a document load and keeps the pending toast',
  async (path) => {
    const response = await app.request(`${path}.data`, { headers: { Cookie: 'kopru_toast=any' } })
    expect(response.headers.get('X-Remix-Reload-Document') ?? (await response.text())).toContain('true')
    expect(response.headers.get('Set-Cookie')).toBeNull()
  },
)
