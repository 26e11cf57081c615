import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createTinyTemplate, mockTestsOf, type TemplateRow } from '#tests/support/mock-test.ts'

const DAY_MS = 86_400_000

let app: RunningApp
let template: TemplateRow
let exams: ReturnType<typeof mockTestsOf>

beforeAll(async () => {
  app = await startApp()
  template = await createTinyTemplate()
  exams = mockTestsOf({ app: () => app, template: () => template })
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

/** A finished mock test that lost the second segment of its first dialogue, and its page. */
async function lostExam(options: { daysAgo?: number } = {}) {
  const begun = await exams.begin()
  await exams.speak(begun, { slot: 1, say: (index) => (index === 1 ? 'Um.' : exams.right(1)(index)) })
  await exams.speak(begun, { slot: 2, say: exams.right(2) })
  const { summary } = await exams.finish(begun)
  const { user, mockTestId } = begun
  const due = new Date(Date.now() - (options.daysAgo ?? 0) * DAY_MS)
  if (options.daysAgo !== undefined) await db.returningSegment.updateMany({ where: { userId: user.id }, data: { due } })
  const path = `/mistakes/mock-test/${mockTestId}/${template.dialogues[0].id}/2`
  const headers = await writingAs(user)
  const send = (fields: Record<string, string>) =>
    app.request(path, { method: 'POST', headers, body: new URLSearchParams({ tryId: randomUUID(), ...fields }) })
  const row = () => db.returningSegment.findFirstOrThrow({ where: { userId: user.id } })
  const read = async (at: string) => app.request(at, { headers: await signedInAs(user) })
  return { user, mockTestId, total: summary.totalScore, path, send, row, read }
}

const typed = (transcript: string) => ({ intent: 'typed', transcript })
const own = (mark: string) => ({ intent: 'own', mark })
const model = () => template.dialogues[0].segments[1]?.translation ?? ''

test('a finished mock test keeps its costliest segments, listed with their page', async () => {
  const { user, mockTestId, path, read } = await lostExam({ daysAgo: 0 })
  const rows = await db.returningSegment.findMany({ where: { userId: user.id } })
  expect(rows).toMatchObject([{ segmentIndex: 1, mockTestAttemptId: mockTestId, submissionId: null, step: 0 }])
  expect(await (await read('/mistakes')).text()).toContain(`href="${path}"`)
  expect(await (await read('/dashboard')).text()).toContain(`href="${path}"`)
  const html = await (await read(path)).text()
  expect(html).toContain('Segment 2 again')
  expect(html).toContain(`/api/audio/segment/${template.dialogues[0].id}/1`)
  expect(html).toContain('I said it aloud: show the model')
  await db.userSettings.update({ where: { userId: user.id }, data: { language: 'tr' } })
  expect(await (await read(path)).text()).toContain('2. bölümü yeniden dene')
})

test('a typed answer is judged by itself; a good one counts on its day, and the test keeps its marks', async () => {
  const { user, mockTestId, total, send, row, path, read } = await lostExam({ daysAgo: 0 })
  const fields = { ...typed(model()), tryId: randomUUID() }
  const answer = await send(fields)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('No marks were taken off.')
  expect(html).toContain('It comes back on')
  expect(html).toContain(model())
  const once = await row()
  expect(once).toMatchObject({ step: 1, stood: 1 })
  expect((await send(fields)).status).toBe(200)
  expect(await row()).toEqual(once)
  const studied = await db.studyLog.findMany({ where: { userId: user.id, activity: 'segment' } })
  expect(studied).toMatchObject([{ key: `segment.${fields.tryId}`, seconds: 90 }])
  const early = await (await send(typed(model()))).text()
  expect(early).toContain('A try before then does not count.')
  expect(await row()).toEqual(once)
  await db.returningSegment.updateMany({ where: { userId: user.id }, data: { due: new Date() } })
  expect(await (await send(own('stood'))).text()).toContain('this segment is mended')
  expect(await row()).toMatchObject({ stood: 2, mendedOn: expect.any(Date) })
  expect(await (await read(path)).text()).toContain('mended on')
  expect(await db.mockTestAttempt.findUnique({ where: { id: mockTestId } })).toMatchObject({ overallScore: total })
  expect(await db.segmentRevision.count({ where: { submission: { userId: user.id } } })).toBe(0)
})

test('an answer that loses marks begins again and shows what it lost; so does “not yet”', async () => {
  const { user, send, row } = await lostExam({ daysAgo: 0 })
  await db.returningSegment.updateMany({ where: { userId: user.id }, data: { step: 1, stood: 1 } })
  const html = await (await send(typed('Um.'))).text()
  expect(html).toContain('Not yet')
  expect(html).toMatch(/−[0-9]/)
  expect(await row()).toMatchObject({ step: 0, stood: 0 })
  await db.returningSegment.updateMany({ where: { userId: user.id }, data: { step: 1, stood: 1 } })
  expect(await (await send(own('not-yet'))).text()).toContain('Not yet')
  expect(await row()).toMatchObject({ step: 0, stood: 0 })
})

test('a blank answer and a malformed form are refused and settle nothing', async () => {
  const { send, row } = await lostExam({ daysAgo: 0 })
  const before = await row()
  const blank = await send(typed('  '))
  expect([blank.status, await blank.text()]).toEqual([400, expect.stringContaining('Type what you said.')])
  for (const fields of [own('perhaps'), { intent: 'x' }, { ...own('stood'), tryId: 'x' }]) {
    expect((await send(fields)).status).toBe(400)
  }
  expect(await row()).toEqual(before)
})

test('another learner, another segment and a segment that does not come back are not found', async () => {
  const { path, read, row } = await lostExam({ daysAgo: 0 })
  const other = await createAccount()
  const before = await row()
  expect((await app.request(path, { headers: await signedInAs(other) })).status).toBe(404)
  const body = new URLSearchParams({ tryId: randomUUID(), ...own('stood') })
  expect((await app.request(path, { method: 'POST', headers: await writingAs(other), body })).status).toBe(404)
  for (const segment of ['0', '1', '3', '99999', '999999999', 'x']) {
    expect((await read(path.replace(/\d+$/, segment))).status, segment).toBe(404)
  }
  expect(await row()).toEqual(before)
})

test('where the sound of a segment has changed since, the words are there to read', async () => {
  const { path, read } = await lostExam({ daysAgo: 0 })
  const [first] = template.dialogues
  const { transcript } = await db.dialogue.findUniqueOrThrow({ where: { id: first.id } })
  const edited = transcript.replace('Merhaba.', 'Selam.')
  await db.dialogue.update({ where: { id: first.id }, data: { transcript: edited } })
  const html = await (await read(path)).text()
  await db.dialogue.update({ where: { id: first.id }, data: { transcript } })
  expect(html).toContain('has changed since your test')
  expect(html).not.toContain(`/api/audio/segment/${first.id}/1`)
})
