import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { handlers } from '#app/jobs/handlers.server.ts'
import { JobWorker } from '#app/jobs/worker.server.ts'
import { writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createTemplateRow, mockTestsOf, passMinutes, type TemplateRow } from '#tests/support/mock-test.ts'
import { fixture } from '#tests/support/submission.ts'

let app: RunningApp
let template: TemplateRow

const SPOKEN = fixture('tr_espeak.webm')
const SILENT = fixture('silence.webm')
const { begin, speak, right, ids, finish } = mockTestsOf({ app: () => app, template: () => template })
const worker = new JobWorker({ handlers, retryDelay: () => 0 })

beforeAll(async () => {
  app = await startApp()
  template = await createTemplateRow(5)
})
afterAll(() => app.close())
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.job.deleteMany()
})

test('an expired test accepts nothing more, and a job scores it and notifies the learner', async () => {
  const begun = await begin()
  const { mockTestId, calls, user } = begun
  await speak(begun, { slot: 1, count: 4, say: right(1) })
  await passMinutes(mockTestId, 51)
  const send = (segmentIndex: number) =>
    calls.submit({ mockTestId, dialogueId: template.dialogues[0].id, segmentIndex, bytes: SPOKEN })
  const late = await send(4)
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'CONFLICT', error: expect.stringContaining('Time') },
  ])
  expect((await send(3)).status).toBe(200)
  expect(await worker.runDue()).toBe(1)
  const attempt = await db.mockTestAttempt.findUniqueOrThrow({ where: { id: mockTestId } })
  expect(attempt).toMatchObject({ status: 'completed', passed: false })
  expect(await db.notification.findMany({ where: { userId: user.id } })).toMatchObject([
    { link: `/mock-test/session/${mockTestId}` },
  ])
  expect(await (await calls.results(mockTestId)).json()).toMatchObject({ mockTest: { ranOut: true } })
  expect(await (await calls.complete(mockTestId)).json()).toMatchObject({ mockTest: { ranOut: true } })
  expect(await db.job.count()).toBe(0)
})

test('an evaluation or a completion that comes too early changes nothing', async () => {
  const begun = await begin()
  const { mockTestId, calls, user } = begun
  const early = async (response: Response) => [response.status, await response.json()]
  const stored = () => db.mockTestAttempt.findUniqueOrThrow({ where: { id: mockTestId } })
  const before = await stored()
  const refused = { code: 'CONFLICT', error: expect.stringMatching(/^5 segments of this dialogue are left/) }
  for (const giveUp of [undefined, false, 'false']) {
    expect(await early(await calls.evaluate({ ...ids(begun, 1), giveUp }))).toMatchObject([409, refused])
  }
  expect(await early(await calls.complete(mockTestId))).toMatchObject([409, { code: 'CONFLICT' }])
  await speak(begun, { slot: 1, count: 4, say: right(1) })
  const one = { error: expect.stringMatching(/^One segment of this dialogue is left/) }
  expect(await early(await calls.evaluate(ids(begun, 1)))).toMatchObject([409, one])
  await db.userSettings.update({ where: { userId: user.id }, data: { language: 'tr' } })
  const inTurkish = { error: expect.stringMatching(/^Bu diyalogda 1 bölüm kaldı/) }
  expect(await early(await calls.evaluate(ids(begun, 1)))).toMatchObject([409, inTurkish])
  expect(await stored()).toEqual(before)
  expect(await (await calls.active(mockTestId)).json()).toMatchObject({ next: { slot: 1, segmentIndex: 4 } })
  expect(await db.notification.count({ where: { userId: user.id } })).toBe(0)
  // The same test still scores full marks.
  await speak(begun, { slot: 1, from: 4, say: right(1) })
  await speak(begun, { slot: 2, say: right(2) })
  expect((await finish(begun)).summary.totalScore).toBe(90)
})

test('when time is up what was submitted is evaluated, without mention of giving up', async () => {
  const begun = await begin()
  const { mockTestId } = begun
  await speak(begun, { slot: 1, say: right(1) })
  await passMinutes(mockTestId, 44)
  const tooEarly = await begun.calls.evaluate(ids(begun, 2))
  expect(tooEarly.status).toBe(409)
  await passMinutes(mockTestId, 1)
  expect(await finish(begun)).toMatchObject({ mockTest: { ranOut: true, notHandedIn: 5 } })
})

test('giving up scores the test at once with one call, and does not say that time ran out', async () => {
  const begun = await begin()
  const { mockTestId, calls, user } = begun
  await speak(begun, { slot: 1, count: 2, say: right(1) })
  const given = await calls.complete(mockTestId, { giveUp: true })
  expect([given.status, await given.json()]).toMatchObject([200, { mockTest: { ranOut: false, notHandedIn: 8 } }])
  const page = await (await calls.get(`/mock-test/session/${mockTestId}`)).text()
  expect(page).toContain('The test was ended before the last segment. 8 segments were not recorded')
  expect(page).not.toContain('Time ran out')
  // Words that nobody could make out are still requested first.
  const other = await begin()
  await speak(other, { slot: 1, count: 1 })
  const wanting = await other.calls.complete(other.mockTestId, { giveUp: true })
  expect([wanting.status, await wanting.json()]).toMatchObject([409, { error: expect.stringContaining('type what') }])
  expect(await db.notification.count({ where: { userId: user.id } })).toBe(1)
})

test('a test left after the last segment is scored at once, one left before it when time is up', async () => {
  const begun = await begin()
  await speak(begun, { slot: 1, say: right(1) })
  await db.job.updateMany({ data: { runAt: new Date() } })
  expect(await worker.runDue()).toBe(1)
  // It was still running: evaluated again at its end.
  const [later] = await db.job.findMany()
  expect(later?.runAt.getTime()).toBeGreaterThan(Date.now() + 40 * 60_000)
  await speak(begun, { slot: 2, say: right(2) })
  const [soon] = await db.job.findMany()
  expect(soon?.runAt.getTime()).toBeLessThan(Date.now() + 2 * 60_000)
  await db.job.updateMany({ data: { runAt: new Date() } })
  expect(await worker.runDue()).toBe(1)
  expect(await db.mockTestAttempt.findUnique({ where: { id: begun.mockTestId } })).toMatchObject({ overallScore: 90 })
})

test('words are accepted after the last segment or the end, by API and form, and not before', async () => {
  const begun = await begin()
  const { mockTestId, calls, user } = begun
  await speak(begun, { slot: 1, count: 2 })
  const words = [{ dialogueId: template.dialogues[0].id, segmentIndex: 0, text: 'Good day.' }]
  const call = await calls.words({ mockTestId, words })
  expect([call.status, await call.json()]).toMatchObject([409, { error: expect.stringContaining('still running') }])
  const headers = await writingAs(user)
  const body = () => new URLSearchParams({ 'words[0].dialogueId': String(words[0]?.dialogueId) })
  const form = () => app.request(`/mock-test/session/${mockTestId}`, { method: 'POST', headers, body: body() })
  const empty = () =>
    app.request(`/mock-test/session/${mockTestId}`, { method: 'POST', headers, body: new URLSearchParams() })
  expect((await empty()).status).toBe(409)
  expect((await form()).status).toBe(400)
  expect(await db.mockTestAttempt.findUnique({ where: { id: mockTestId } })).toMatchObject({ closedSlots: 0 })
  expect(await (await calls.active(mockTestId)).json()).toMatchObject({ next: { slot: 1, segmentIndex: 2 } })
  await passMinutes(mockTestId, 51)
  expect((await calls.words({ mockTestId, words: [] })).status).toBe(200)
  expect((await empty()).status).toBe(303)
})

test('if words are needed the job requests them, and scores once they are there', async () => {
  const begun = await begin()
  const { mockTestId, calls, user } = begun
  await speak(begun, { slot: 1, count: 1 })
  await passMinutes(mockTestId, 51)
  expect((await calls.active(mockTestId)).status).toBe(200)
  expect(await worker.runDue()).toBe(1)
  expect(await db.notification.findMany({ where: { userId: user.id } })).toMatchObject([
    { message: expect.stringContaining('type what you said') },
  ])
  // The job runs again, as after a failure or partial words. The learner is notified once.
  await calls.words({ mockTestId, words: [] })
  await db.job.updateMany({ data: { runAt: new Date() } })
  expect(await worker.runDue()).toBe(1)
  expect(await db.notification.count({ where: { userId: user.id } })).toBe(1)
  const words = [{ dialogueId: template.dialogues[0].id, segmentIndex: 0, text: right(1)(0) }]
  await calls.words({ mockTestId, words })
  await db.job.updateMany({ data: { runAt: new Date() } })
  expect(await worker.runDue()).toBe(1)
  expect(await db.mockTestAttempt.findUnique({ where: { id: mockTestId } })).toMatchObject({ status: 'completed' })
})

test('a segment without a recording, or with silence, is missed', async () => {
  const begun = await begin()
  const { mockTestId, calls } = begun
  const dialogueId = template.dialogues[0].id
  const sent = [{}, { bytes: new Uint8Array() }, { bytes: SILENT }]
  for (const [segmentIndex, audio] of sent.entries()) {
    expect((await calls.submit({ mockTestId, dialogueId, segmentIndex, ...audio })).status).toBe(200)
  }
  const answer = await (await calls.evaluate({ ...ids(begun, 1), giveUp: true })).json()
  expect(answer).toMatchObject({ status: 'scored', total: 0 })
})

test('segments without a recording are requested with the others, at once, and typed words count', async () => {
  const begun = await begin()
  const { mockTestId, calls } = begun
  const [{ id: dialogueId, segments }] = template.dialogues
  const hand = (segmentIndex: number, how: object) => calls.submit({ mockTestId, dialogueId, segmentIndex, ...how })
  expect((await hand(0, { willType: true })).status).toBe(200)
  // Nothing recorded, and no promise to type it: missed, which costs a segment's cap.
  expect((await hand(1, {})).status).toBe(200)
  // A promise is ignored if there is a recording.
  expect((await hand(2, { bytes: SPOKEN, willType: true })).status).toBe(200)
  for (const segmentIndex of [3, 4]) await hand(segmentIndex, { bytes: SPOKEN, transcript: right(1)(segmentIndex) })
  expect(await (await calls.evaluate(ids(begun, 1))).json()).toMatchObject({
    status: 'needs_transcripts',
    wordsWanted: [
      { segmentIndex: 0, recordingId: null },
      { segmentIndex: 2, recordingId: expect.any(String) },
    ],
  })
  await speak(begun, { slot: 2, say: right(2) })
  expect(await (await calls.evaluate(ids(begun, 2))).json()).toMatchObject({ status: 'scored' })
  const words = [0, 2].map((segmentIndex) => ({ dialogueId, segmentIndex, text: segments[segmentIndex]?.translation }))
  expect(await (await calls.words({ mockTestId, words })).json()).toMatchObject({ wordsWanted: [] })
  expect(await (await calls.evaluate(ids(begun, 1))).json()).toMatchObject({ status: 'scored', total: 36 })
  expect(await (await calls.complete(mockTestId)).json()).toMatchObject({ selfReported: true })
})
