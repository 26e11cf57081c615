import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEPT_ALIVE_PATHS } from '#app/config/navigation.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test.each(KEPT_ALIVE_PATHS)(
  '%s comes alive from what is kept: each script is allowed by its hash, for no nonce is fresh twice',
  async (path) => {
    // The second guest gets what was kept for the first.
    await app.request(path)
    const response = await app.request(path)
    expect(response.headers.get('ETag')).not.toBeNull()
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).not.toMatch(/nonce|unsafe/)
    const html = await response.text()
    expect(html).not.toContain('nonce')
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)]
    expect(inline.length).toBeGreaterThan(4)
    for (const [, text = ''] of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
  },
)

test.each(KEPT_ALIVE_PATHS)("%s of an address, a message or a session of its own is nobody else's", async (path) => {
  await app.request(path)
  const asked = await app.request(`${path}?redirectTo=%2Fsettings`)
  expect(asked.headers.get('ETag')).toBeNull()
  expect(asked.headers.get('Content-Security-Policy')).toContain("'nonce-")
  expect(await asked.text()).toContain('value="/settings"')
  const told = await app.request(path, { headers: { Cookie: 'kopru_toast=any' } })
  expect(told.headers.get('ETag')).toBeNull()
  const own = await app.request(path, { headers: await signedInAs(await createAccount()), redirect: 'manual' })
  expect([own.status, own.headers.get('Location')]).toEqual([302, '/dashboard'])
})
