import { expect, test } from 'vitest'
import { inRequestScope, type RequestScope } from '#app/telemetry/request-scope.server.ts'
import { rememberSentDraft, sentDraftCookieLine } from './sent-draft.server.ts'

const scope = (): RequestScope => ({
  requestId: 'r',
  route: undefined,
  userId: undefined,
  network: () => '',
  hasLeft: () => false,
  statements: 0,
  databaseMs: 0,
  renderMs: 0,
})

async function lineAfter(draft: string | null, status: number): Promise<string | undefined> {
  const mine = scope()
  const fields = new FormData()
  if (draft !== null) fields.set('__draft', draft)
  await inRequestScope(mine, async () => rememberSentDraft(fields))
  return sentDraftCookieLine(mine, status)
}

test.each([302, 303, 202])('a form that leads on (%i) has been taken', async (status) => {
  expect(await lineAfter('practice.12', status)).toMatch(/^kopru_sent=practice\.12;/)
})

test.each([200, 400, 401, 409, 500, 503])('a form that is shown again or refused (%i) has not', async (status) => {
  expect(await lineAfter('practice.12', status)).toBeUndefined()
})

test('a form without a draft, or with a name that is none of ours, says nothing', async () => {
  expect(await lineAfter(null, 303)).toBeUndefined()
  expect(await lineAfter('a; Path=/', 303)).toBeUndefined()
})
