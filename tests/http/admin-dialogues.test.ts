import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { type AdminDesk, adminDesk, PAYLOAD, repeated, SEGMENTS, SIMPLE } from '#tests/support/admin-desk.ts'
import { createSession } from '#tests/support/sessions.ts'

let app: RunningApp
let desk: AdminDesk
let admin: { id: number; username: string }

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin' })
  desk = adminDesk(app, admin)
})
afterAll(() => app.close())

const listed = async (id: number) => {
  const dialogues: { id: number }[] = await (await app.request('/api/dialogues')).json()
  return dialogues.some((dialogue) => dialogue.id === id)
}

const actsOn = (id: number) =>
  db.adminAct.findMany({
    where: { subjectId: String(id) },
    orderBy: { id: 'asc' },
    select: { action: true, actorName: true, details: true },
  })

test('a created dialogue is returned whole, can be practised at once, its voices are queued, and the act is logged', async () => {
  const response = await desk.send('/api/admin/dialogues', { body: PAYLOAD })
  expect(response.status).toBe(201)
  const dialogue = await response.json()
  expect(dialogue).toMatchObject({
    id: expect.any(Number),
    title: 'A lost key',
    level: 'advanced',
    wordCount: 4,
    duration: 300,
    accessLevel: 'premium',
    isMockTestCandidate: false,
    deletedAt: null,
  })
  expect(JSON.parse(dialogue.transcript)).toEqual({
    segments: [
      { ...SEGMENTS[0], variants: [] },
      { ...SEGMENTS[1], gender: 'female' },
    ],
  })
  expect(await listed(dialogue.id)).toBe(true)
  const job = await db.job.findFirstOrThrow({ where: { uniqueKey: `render-dialogue:${dialogue.id}` } })
  expect(job).toMatchObject({ kind: 'render-dialogue', payload: { dialogueId: dialogue.id } })
  expect(await actsOn(dialogue.id)).toEqual([{ action: 'dialogue-created', actorName: admin.username, details: {} }])
})

test('the simple form sends its transcript as JSON text', async () => {
  const response = await desk.send('/api/dialogues', { body: { ...SIMPLE, accessLevel: 'free' } })
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({ duration: 120, wordCount: null, accessLevel: 'free' })
})

test('an edit changes its fields and keeps the rest, and one without changes logs nothing', async () => {
  const { id, path } = await desk.add({ accessLevel: 'free', duration: 200 })
  const edited = await desk.send(path, { method: 'PUT', body: { ...PAYLOAD, title: 'Two lost keys', wordCount: null } })
  expect(await edited.json()).toMatchObject({
    id,
    title: 'Two lost keys',
    wordCount: null,
    accessLevel: 'free',
    duration: 200,
  })
  await desk.send(path, { method: 'PUT', body: { ...PAYLOAD, title: 'Two lost keys', wordCount: null } })
  expect(await actsOn(id)).toMatchObject([
    { action: 'dialogue-created' },
    { action: 'dialogue-updated', details: { changed: ['title', 'wordCount'] } },
  ])
})

test('of two admins with the same version one saves, and the other is told', async () => {
  const { path, updatedAt } = await desk.add()
  const save = (title: string, version: string) =>
    desk.send(path, { method: 'PUT', body: { ...PAYLOAD, title, version } })
  const answers = await Promise.all([save('One', updatedAt), save('Other', updatedAt)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const late = answers.find(({ status }) => status === 409)
  expect(await late?.json()).toMatchObject({
    code: 'CONFLICT',
    error: 'Somebody else has saved this dialogue since you opened it.',
  })
})

test('a deleted dialogue leaves practice at once, stays in history, and can be restored', async () => {
  const { id, path } = await desk.add({ title: 'Here and gone' })
  const learner = await createAccount()
  const submissionId = await createSession({ userId: learner.id })
  await db.submission.update({ where: { id: submissionId }, data: { dialogueId: id } })
  expect((await desk.send(path, { method: 'DELETE' })).status).toBe(200)
  expect(await listed(id)).toBe(false)
  expect((await desk.send(path, { method: 'DELETE' })).status).toBe(404)
  expect((await desk.send(path, { method: 'PUT', body: PAYLOAD })).status).toBe(404)
  const submissions: { dialogueId: number }[] = await (
    await app.request('/api/submissions', { headers: await signedInAs(learner) })
  ).json()
  expect(submissions).toMatchObject([{ dialogueId: id }])
  const deleted: { id: number; deletedAt: string }[] = await (
    await app.request('/api/admin/deleted-dialogues', { headers: await signedInAs(admin) })
  ).json()
  expect(deleted.find((dialogue) => dialogue.id === id)).toMatchObject({ deletedAt: expect.any(String) })
  expect((await desk.send(`${path}/revert`)).status).toBe(200)
  expect((await desk.send(`${path}/revert`)).status).toBe(200)
  expect(await listed(id)).toBe(true)
  expect((await actsOn(id)).map(({ action }) => action)).toEqual([
    'dialogue-created',
    'dialogue-deleted',
    'dialogue-restored',
  ])
})

test('a dialogue of an active mock test cannot be deleted', async () => {
  const template = await db.mockTestTemplate.findFirstOrThrow({ where: { isActive: true } })
  const refused = await desk.send(`/api/admin/dialogues/${template.dialogue1Id}`, { method: 'DELETE' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining(template.title) })
})

test('learners and testers are refused, and nothing is stored', async () => {
  const before = await db.dialogue.count()
  for (const as of [await createAccount({ plan: 'pro' }), await createAccount({ role: 'tester' })]) {
    expect((await desk.send('/api/dialogues', { body: SIMPLE, as })).status).toBe(403)
    expect((await desk.send('/api/admin/dialogues', { body: PAYLOAD, as })).status).toBe(403)
    expect((await desk.send('/api/admin/dialogues/1', { method: 'DELETE', as })).status).toBe(403)
  }
  expect(await db.dialogue.count()).toBe(before)
})

test('a dialogue of an active mock test stays reserved for mock tests', async () => {
  const template = await db.mockTestTemplate.findFirstOrThrow({ where: { isActive: true } })
  const body = { ...PAYLOAD, isMockTestCandidate: false }
  const refused = await desk.send(`/api/admin/dialogues/${template.dialogue1Id}`, { method: 'PUT', body })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('stays reserved for mock tests') })
})

test('a dialogue with 60 segments is saved, and a lone surrogate does not break the list', async () => {
  const { id } = await desk.add({ ...repeated(60), title: 'Half \ud800 character' })
  expect(await listed(id)).toBe(true)
  await desk.add({ transcript: { segments: [{ ...SEGMENTS[0], text: 'Half \ud800 character' }] } })
  expect((await app.request('/api/dialogues')).status).toBe(200)
})
