import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { storageOwnerOf } from '#app/models/accounts/storage-owner.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { SPOKEN } from '#tests/support/staging.ts'
import { getSample, type SampleRow } from '#tests/support/submission.ts'

let app: RunningApp
let sample: SampleRow

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())

async function ownerOf({ id }: { id: number }): Promise<string> {
  return storageOwnerOf(await db.user.findUniqueOrThrow({ where: { id }, select: { id: true, createdAt: true } }))
}

/** Sends a recording from a page that was rendered for this user. */
async function send(options: { pageOwner?: string; session: Record<string, string> }): Promise<Response> {
  const { pageOwner, session } = options
  const url = `/api/attempts/${randomUUID()}/segments/0?dialogueId=${sample.id}`
  const body = new Blob([new Uint8Array(SPOKEN)], { type: 'audio/webm' })
  const headers = { ...session, ...(pageOwner !== undefined && { 'X-Kopru-Owner': pageOwner }) }
  return app.request(url, { method: 'PUT', body, headers })
}

function cookiesOf(response: Response): string[] {
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return pairs.filter((pair) => /^kopru_(?:owner|left)=/.test(pair))
}

test('a page names the account it was rendered for, in the document and in a cookie that scripts can read', async () => {
  const user = await createAccount()
  const owner = await ownerOf(user)
  const response = await app.request('/dashboard', { headers: await writingAs(user) })
  expect(await response.text()).toContain(`data-owner="${owner}"`)
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('kopru_owner='))
  expect(line).toContain(`kopru_owner=${owner};`)
  expect(line).not.toMatch(/httponly/i)
  expect(await (await app.request('/dashboard')).text()).toContain('data-owner="guest"')
})

test('the owner cookie is not set again if it is right; an ended session clears it', async () => {
  const user = await createAccount()
  const owner = await ownerOf(user)
  const { Cookie = '', ...headers } = await writingAs(user)
  const withOwner = { ...headers, Cookie: `${Cookie}; kopru_owner=${owner}` }
  expect(cookiesOf(await app.request('/dashboard', { headers: withOwner }))).toEqual([])
  await db.session.deleteMany({ where: { userId: user.id } })
  expect(cookiesOf(await app.request('/dashboard', { headers: withOwner }))).toContain('kopru_owner=')
})

test('a recording from a page of another account is refused, and stored for nobody', async () => {
  const [hers, his] = [await createAccount(), await createAccount()]
  const before = await db.stagedRecording.count()
  const refused = await send({ pageOwner: await ownerOf(hers), session: await writingAs(his) })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'CONFLICT' }])
  expect(await db.stagedRecording.count()).toBe(before)
  const taken = await send({ pageOwner: await ownerOf(his), session: await writingAs(his) })
  expect(taken.status).toBe(200)
})

test('nor does it become a guest’s after the session ended, nor an account’s if a guest made it', async () => {
  const hers = await createAccount()
  const before = await db.stagedRecording.count()
  const ended = await send({ pageOwner: await ownerOf(hers), session: {} })
  expect([ended.status, await ended.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }])
  expect((await send({ pageOwner: 'guest', session: await writingAs(hers) })).status).toBe(409)
  expect(await db.stagedRecording.count()).toBe(before)
  expect((await send({ pageOwner: 'guest', session: {} })).status).toBe(200)
})

test('signing out names the account whose data the browser must delete', async () => {
  const user = await createAccount()
  const owner = await ownerOf(user)
  const { Cookie = '', ...headers } = await writingAs(user)
  const withOwner = { ...headers, Cookie: `${Cookie}; kopru_owner=${owner}` }
  const response = await app.request('/logout', { method: 'POST', headers: withOwner })
  expect(cookiesOf(response)).toEqual(expect.arrayContaining(['kopru_owner=', `kopru_left=${owner}`]))
})
