import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { statementsOf } from '#tests/support/statements.ts'

const PATH = '/api/dialogues/suggestions'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ alone: true })
  await db.mockTestTemplate.deleteMany()
  await db.dialogue.deleteMany()
  const { id } = await createDialogue({ title: 'A parcel at the counter' })
  await db.dialogue.update({ where: { id }, data: { titleTr: 'Gişedeki koli', topic: 'Healthcare' } })
  await createDialogue({ title: 'Kept for exams', isMockTestCandidate: true })
  await createDialogue({ title: 'Thrown away', deletedAt: new Date() })
})
afterAll(() => app.close())

async function phrases(headers: Record<string, string> = {}): Promise<string[]> {
  const response = await app.request(PATH, { headers })
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  const { phrases: found }: { phrases: string[] } = await response.json()
  return found
}

test('guests and learners get the titles and topics of what is listed for practice', async () => {
  expect(await phrases()).toEqual(['A parcel at the counter', 'Healthcare'])
  expect(await phrases(await signedInAs(await createAccount()))).toEqual(['A parcel at the counter', 'Healthcare'])
})

test('they are in the reader’s language: the browser’s, or the account’s own', async () => {
  const turkish = ['Gişedeki koli', 'Sağlık']
  expect(await phrases({ 'Accept-Language': 'tr' })).toEqual(turkish)
  const user = await createAccount()
  await db.userSettings.upsert({
    where: { userId: user.id },
    create: { userId: user.id, language: 'tr' },
    update: { language: 'tr' },
  })
  expect(await phrases({ ...(await signedInAs(user)), 'Accept-Language': 'en' })).toEqual(turkish)
})

test('a draft is suggested to admins only, and to nobody else as soon as it is one', async () => {
  const { id } = await createDialogue({ title: 'Half a story' })
  const learner = await signedInAs(await createAccount({ plan: 'pro' }))
  const admin = await signedInAs(await createAccount({ role: 'admin' }))
  const isSeen = async (headers = {}) => (await phrases(headers)).includes('Half a story')
  expect([await isSeen(), await isSeen(learner), await isSeen(admin)]).toEqual([true, true, true])
  await db.dialogue.update({ where: { id }, data: { publishedAt: null } })
  expect([await isSeen(), await isSeen(learner), await isSeen(admin)]).toEqual([false, false, true])
  await db.dialogue.delete({ where: { id } })
})

test('they cost the session and one short statement, and only GET asks for them', async () => {
  await phrases()
  expect(await statementsOf(() => phrases())).toHaveLength(1)
  const member = await signedInAs(await createAccount())
  expect(await statementsOf(() => phrases(member))).toHaveLength(2)
  expect((await app.request(PATH, { method: 'POST', headers: { Origin: app.url } })).status).toBe(405)
})

test('the page holds no title that it does not show', async () => {
  const headers = await signedInAs(await createAccount())
  for (const path of ['/practice?q=nothing-like-it', '/practice.data?q=nothing-like-it'])
    for (const reader of [{}, headers])
      expect(await (await app.request(path, { headers: reader })).text()).not.toContain('A parcel at the counter')
})
