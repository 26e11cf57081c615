import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { announceDialogue } from '#app/services/dialogues/announce-dialogue.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { type AdminDesk, adminDesk, actsOn, PAYLOAD, SIMPLE } from '#tests/support/admin-desk.ts'

let app: RunningApp
let desk: AdminDesk

beforeAll(async () => {
  app = await startApp()
  desk = adminDesk(app, await createAccount({ role: 'admin' }))
})
afterAll(() => app.close())

interface Answer {
  id: number
  publishedAt: string | null
  unpublishedAt: string | null
  updatedAt: string
}

const listed = async (id: number) => {
  const dialogues: { id: number }[] = await (await app.request('/api/dialogues')).json()
  return dialogues.some((dialogue) => dialogue.id === id)
}
const queued = (id: number) =>
  db.job.count({ where: { kind: 'announce-dialogue', payload: { path: ['dialogueId'], equals: id } } })
/** Runs the announcement to its end, and returns everybody who was notified. */
async function announce(dialogueId: number): Promise<number[]> {
  await announceDialogue({ dialogueId, afterUserId: 0 })
  const told = await db.notification.findMany({
    where: { link: `/practice/${dialogueId}` },
    select: { userId: true },
  })
  return told.map(({ userId }) => userId)
}
const put = async (id: number, changes: object): Promise<Answer> =>
  (await desk.send(`/api/admin/dialogues/${id}`, { method: 'PUT', body: { ...PAYLOAD, ...changes } })).json()

test('an API call without the flag publishes at once; with false it creates a draft', async () => {
  for (const [path, body] of [
    ['/api/dialogues', SIMPLE],
    ['/api/admin/dialogues', PAYLOAD],
  ] as const) {
    const said: Answer = await (await desk.send(path, { body })).json()
    expect([said.publishedAt, said.unpublishedAt, await listed(said.id)]).toEqual([expect.any(String), null, true])
    const draft: Answer = await (await desk.send(path, { body: { ...body, publish: false } })).json()
    expect([draft.publishedAt, draft.unpublishedAt, await listed(draft.id)]).toEqual([null, null, false])
    const wrong = await desk.send(path, { body: { ...body, publish: 'soon' } })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({
      fields: { publish: ['This must be true or false: is this dialogue published?'] },
    })
  }
})

test('an edit without the flag keeps a draft a draft, and a published dialogue published', async () => {
  const draft = await desk.add({ publish: false })
  expect(await put(draft.id, { title: 'Still a draft' })).toMatchObject({ publishedAt: null })
  const shown = await desk.add()
  expect(await put(shown.id, { title: 'Still there' })).toMatchObject({ publishedAt: expect.any(String) })
  expect([await listed(draft.id), await listed(shown.id)]).toEqual([false, true])
})

test('publishing and unpublishing are logged, once each, and do not conflict with an open edit', async () => {
  const { id, updatedAt } = await desk.add({ publish: false })
  expect(await put(id, { publish: true })).toMatchObject({ publishedAt: expect.any(String), updatedAt })
  expect(await put(id, { publish: true, version: updatedAt })).toMatchObject({ updatedAt })
  expect(await listed(id)).toBe(true)
  expect(await put(id, { publish: false })).toMatchObject({ publishedAt: null, unpublishedAt: expect.any(String) })
  expect(await listed(id)).toBe(false)
  expect(await actsOn(id, 'dialogue-')).toEqual(['dialogue-created', 'dialogue-published', 'dialogue-unpublished'])
})

test('the first publication is announced, and nothing else ever', async () => {
  const { id } = await desk.add({ publish: false, accessLevel: 'free' })
  expect(await queued(id)).toBe(0)
  await put(id, { title: 'An edit of a draft', accessLevel: 'free' })
  expect(await queued(id)).toBe(0)
  await put(id, { publish: true })
  expect(await queued(id)).toBe(1)
  await put(id, { accessLevel: 'premium' })
  await put(id, { publish: false })
  await put(id, { publish: true })
  expect(await queued(id)).toBe(1)
})

test('an old free dialogue that moves behind Pro is not announced', async () => {
  const { id } = await db.dialogue.findFirstOrThrow({ where: { accessLevel: 'free', isMockTestCandidate: false } })
  await put(id, { accessLevel: 'premium' })
  await put(id, { publish: false })
  await put(id, { publish: true })
  expect(await queued(id)).toBe(0)
})

test('a dialogue reserved for mock tests is not announced, even if it becomes one before its turn', async () => {
  const kept = await desk.add({ isMockTestCandidate: true })
  expect(await queued(kept.id)).toBe(0)
  const late = await desk.add()
  await put(late.id, { isMockTestCandidate: true })
  expect(await announce(late.id)).toEqual([])
  const gone = await desk.add()
  await put(gone.id, { publish: false })
  expect(await announce(gone.id)).toEqual([])
})

test('everybody who may practise it and wants to know is notified once', async () => {
  const learner = await createAccount()
  const pro = await createAccount({ plan: 'pro' })
  const ended = await createAccount({ plan: 'ended' })
  const tester = await createAccount({ role: 'tester' })
  const quiet = await createAccount({ plan: 'pro' })
  await db.userSettings.update({ where: { userId: quiet.id }, data: { notifications: false } })
  const mine = (told: number[]) =>
    told.filter((id) => [learner, pro, ended, tester, quiet].some((user) => user.id === id)).toSorted((a, b) => a - b)
  const premium = await desk.add({ title: 'News' })
  await Promise.all([1, 2, 3].map(() => announceDialogue({ dialogueId: premium.id, afterUserId: 0 })))
  expect(mine(await announce(premium.id))).toEqual([pro.id, tester.id])
  const free = await desk.add({ accessLevel: 'free' })
  expect(mine(await announce(free.id))).toEqual([learner.id, pro.id, ended.id, tester.id])
})

test('a dialogue of a published mock test cannot be unpublished', async () => {
  const template = await db.mockTestTemplate.findFirstOrThrow({ where: { isActive: true } })
  const body = { ...PAYLOAD, isMockTestCandidate: true, publish: false }
  const refused = await desk.send(`/api/admin/dialogues/${template.dialogue1Id}`, { method: 'PUT', body })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    error: expect.stringContaining(`"${template.title}", which learners can see`),
  })
})
