import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createSession } from '#tests/support/sessions.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const OWN_WRITE = { 'Sec-Fetch-Site': 'same-origin' }
const ENGLISH = 'Said nine instead of three, number 1.'
const TURKISH = 'Üç yerine dokuz dendi.'

function choose(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { ...OWN_WRITE, Accept: 'text/html', ...headers }
  return app.request('/api/explanations', { method: 'POST', headers: sent, body: new URLSearchParams(fields) })
}

test('explanations come in one language, the chosen one, on every later result', async () => {
  const user = await createAccount()
  const id = await createSession({ userId: user.id, errors: ['critical'] })
  await db.$executeRaw`UPDATE submissions SET feedback = jsonb_set(feedback, '{naatiScore,errors,0,detailTurkish}',
    ${JSON.stringify(TURKISH)}::jsonb) WHERE id = ${id}::uuid`
  const { dialogueId } = await (await app.request(`/api/submissions/${id}`, { headers: await signedInAs(user) })).json()
  const path = `/practice/${dialogueId}?attempt=${id}`
  const signedIn = await signedInAs(user)
  const pageWith = async (cookie = '') => {
    const headers = { ...signedIn, Cookie: [signedIn['Cookie'], cookie].filter(Boolean).join('; ') }
    const html = await (await app.request(path, { headers })).text()
    // Without the data for the script, which has both.

    return html.replaceAll(/<script[\s\S]*?<\/script>/gu, '')
  }
  const before = await pageWith()
  expect([before.includes(ENGLISH), before.includes(TURKISH)]).toEqual([true, false])
  const chosen = await choose({ language: 'tr', returnTo: path }, signedIn)
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, path])
  const [cookie = ''] = chosen.headers.getSetCookie().filter((line) => line.startsWith('kopru_explanations='))
  expect(cookie).toMatch(/HttpOnly/u)
  const after = await pageWith(cookie.split(';')[0])
  expect([after.includes(ENGLISH), after.includes(TURKISH)]).toEqual([false, true])
  expect(after).toContain('<html lang="en"')
})

test('only a language of ours, only from this site, and back to this site only', async () => {
  expect((await choose({ language: 'de' })).status).toBe(400)
  expect((await choose({ language: 'tr' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  const led = await choose({ language: 'tr', returnTo: '//elsewhere.example/' })
  expect(led.headers.get('Location')).toBe('/dashboard')
})
