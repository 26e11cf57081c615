import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import type { MockTestResults } from '#app/models/mock-test/results-view.ts'
import { measureMp3 } from '#app/models/speech/mp3.ts'
import { loadExam } from '#app/services/mock-test/load-exam.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createTemplateRow, examAs, mockTestsOf, passMinutes, type TemplateRow } from '#tests/support/mock-test.ts'
import { filesOnDisk, fixture } from '#tests/support/submission.ts'

let app: RunningApp
let template: TemplateRow

const SPOKEN = fixture('tr_espeak.webm')
const SILENT = fixture('silence.webm')
const { begin, speak, right, ids, finish } = mockTestsOf({ app: () => app, template: () => template })
const OF = (mockTestAttemptId: number) => ({ mockTestSegment: { mockTestAttemptId } })
const exam = (user: { id: number }) => examAs(() => app, user)

const warnings: Error[] = []
process.on('warning', (warning) => warnings.push(warning))

beforeAll(async () => {
  app = await startApp()
  template = await createTemplateRow(5)
})
afterAll(() => app.close())
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.job.deleteMany()
})

/**
 * pg 9 forbids what pg 8 warns of: two concurrent queries on one connection. It warns once per process, so this is
 * checked at the end.
 */
afterAll(() =>
  expect(warnings.map(({ message }) => message).filter((text) => text.includes('client.query'))).toEqual([]),
)

async function codeOf(response: Response): Promise<unknown> {
  return [response.status, (await response.json()).code]
}

test('a whole mock test: start, every segment, both evaluations, and a result that does not change', async () => {
  const begun = await begin()
  const { user, mockTestId, calls } = begun
  const [one, two] = template.dialogues
  const active = await (await calls.active(mockTestId)).json()
  expect(active).toMatchObject({ mockTestId, status: 'running', phase: 'interpreting', next: { slot: 1 } })
  const minutes = (to: string, from: string) => (Date.parse(to) - Date.parse(from)) / 60_000
  expect(minutes(active.endsAt, active.startedAt)).toBe(45)
  expect(minutes(active.expiresAt, active.endsAt)).toBe(5)
  expect(JSON.parse(active.dialogues[0].transcript).segments[0]).toMatchObject({ text: one.segments[0]?.text })
  await speak(begun, { slot: 1, say: right(1) })
  expect(await (await calls.active(mockTestId)).json()).toMatchObject({ next: { slot: 2, segmentIndex: 0 } })
  await speak(begun, { slot: 2, say: right(2) })
  expect(await (await calls.active(mockTestId)).json()).toMatchObject({ phase: 'evaluating', next: null })
  const results = await finish(begun)
  expect(results).toMatchObject({
    mockTest: { id: mockTestId, overallScore: 90, passed: true, ranOut: false, notHandedIn: 0 },
    summary: { totalScore: 90, maxPossibleScore: 90, percentage: 100, passed: true },
    officialLine: 'Official rule: 90/90 · Dialogue 1 45 · Dialogue 2 45 → pass',
    selfReported: true,
  })
  expect(results.segmentSubmissions).toHaveLength(one.segments.length + two.segments.length)
  expect(results.segmentSubmissions[0]).toMatchObject({
    overallScore: 45,
    feedback: { transcription: right(1)(0), transcriptSource: 'browser', naatiScore: { total: 45 } },
  })
  expect(await (await calls.results(mockTestId)).json()).toEqual(results)
  const [notice] = await db.notification.findMany({ where: { userId: user.id } })
  expect(notice).toMatchObject({ link: `/mock-test/session/${mockTestId}`, message: expect.stringContaining('90/90') })
  expect(await db.learnerTotals.findUnique({ where: { userId: user.id } })).toMatchObject({
    mockTestCount: 1,
    mockTestPassed: 1,
  })
  const segmentCount = one.segments.length + two.segments.length
  expect(await db.dailyProgress.findMany({ where: { userId: user.id } })).toMatchObject([
    { xpEarned: 10 * segmentCount },
  ])
  expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
    lastMockTestDate: expect.any(Date),
    currentStreak: 1,
  })
  expect(await db.job.count()).toBe(0)
}, 40_000)

test('the page gets the state of the test and no text of its dialogues', async () => {
  const { user, mockTestId } = await begin()
  const view = JSON.stringify(await loadExam({ userId: user.id, mockTestId, now: new Date() }))
  for (const { segments } of template.dialogues) {
    for (const { text, translation } of segments) {
      expect(view).not.toContain(text)
      expect(view).not.toContain(translation)
    }
  }
})

test('segments are in order, and the first recording of each counts', async () => {
  const begun = await begin()
  const { mockTestId, calls } = begun
  const [one, two] = template.dialogues
  const send = (dialogueId: number, segmentIndex: number, bytes: Uint8Array = SPOKEN) =>
    calls.submit({ mockTestId, dialogueId, segmentIndex, bytes })
  for (const [dialogueId, index] of [
    [one.id, 1],
    [two.id, 0],
  ] as const) {
    expect(await codeOf(await send(dialogueId, index))).toEqual([409, 'CONFLICT'])
  }
  expect(await (await send(one.id, 0)).json()).toEqual({
    accepted: true,
    alreadySubmitted: false,
    next: { slot: 1, dialogueId: one.id, segmentIndex: 1 },
  })
  const before = await db.recording.findMany({ where: { mockTestSegment: { mockTestAttemptId: mockTestId } } })
  expect(await (await send(one.id, 0, SILENT)).json()).toMatchObject({ alreadySubmitted: true })
  const again = await Promise.all(Array.from({ length: 20 }, () => send(one.id, 1)))
  expect(again.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const bodies = await Promise.all(again.map((response) => response.json()))
  expect(bodies.filter(({ alreadySubmitted }) => !alreadySubmitted)).toHaveLength(1)
  const after = await db.recording.findMany({
    where: { mockTestSegment: { mockTestAttemptId: mockTestId } },
    orderBy: { segmentIndex: 'asc' },
  })
  expect(after).toHaveLength(2)
  expect(after[0]).toEqual(before[0])
  const known = await db.recording.count()
  await expect.poll(() => filesOnDisk().length).toBe(known)
  expect(await codeOf(await calls.evaluate(ids(begun, 2)))).toEqual([409, 'CONFLICT'])
  expect(await codeOf(await calls.complete(mockTestId))).toEqual([409, 'CONFLICT'])
})

test('an abandoned dialogue accepts no more segments: the missing ones are missed, not out of time', async () => {
  const begun = await begin()
  const { mockTestId, calls } = begun
  await speak(begun, { slot: 1, count: 3, say: right(1) })
  const answer = await (await calls.evaluate({ ...ids(begun, 1), giveUp: true })).json()
  expect(answer.segments.map(({ verdict }: { verdict: string }) => verdict)).toEqual(
    template.dialogues[0].segments.map((_, index) => (index < 3 ? 'good' : 'missed')),
  )
  const late = await calls.submit({ mockTestId, dialogueId: template.dialogues[0].id, segmentIndex: 3, bytes: SPOKEN })
  expect(await codeOf(late)).toEqual([409, 'CONFLICT'])
  const next = { slot: 2, segmentIndex: 0 }
  expect(await (await calls.active(mockTestId)).json()).toMatchObject({ next, evaluatedSlots: [1] })
  await speak(begun, { slot: 2, say: right(2) })
  const results = await finish(begun)
  expect(results).toMatchObject({
    mockTest: { ranOut: false, notHandedIn: 2, passed: false },
    official: { margins: [-29 + answer.total, 16] },
  })
  expect(results.officialLine).toContain('not a pass yet')
})

test('twenty concurrent evaluations and completions make one, with the same response for all', async () => {
  const begun = await begin()
  await speak(begun, { slot: 1, say: right(1) })
  await speak(begun, { slot: 2, count: 2, say: right(2) })
  for (const slot of [1, 2] as const) {
    const wish = { ...ids(begun, slot), giveUp: true }
    const answers = await Promise.all(Array.from({ length: 20 }, () => begun.calls.evaluate(wish)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    for (const body of bodies) expect(body).toEqual(bodies[0])
  }
  const completed = await Promise.all(Array.from({ length: 20 }, () => begun.calls.complete(begun.mockTestId)))
  expect(completed.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const results = await Promise.all(completed.map((answer) => answer.json()))
  for (const one of results) expect(one).toEqual(results[0])
  const { id: userId } = begun.user
  expect(await db.learnerTotals.findUnique({ where: { userId } })).toMatchObject({ mockTestCount: 1 })
  expect(await db.notification.count({ where: { userId } })).toBe(1)
  expect(await db.dailyProgress.findMany({ where: { userId } })).toMatchObject([{ xpEarned: 10 * (5 + 2) }])
})

test('segments without a transcript are typed afterwards, and never count as missed before', async () => {
  const begun = await begin()
  const { mockTestId, calls, user } = begun
  const [one, two] = template.dialogues
  await speak(begun, { slot: 1, count: 2 })
  const wanting = await (await calls.evaluate({ ...ids(begun, 1), giveUp: true })).json()
  expect(wanting).toMatchObject({ status: 'needs_transcripts', dialogueSlot: 1 })
  expect(wanting.wordsWanted.map(({ segmentIndex }: { segmentIndex: number }) => segmentIndex)).toEqual([0, 1])
  await speak(begun, { slot: 2, say: right(2) })
  expect(await (await calls.evaluate(ids(begun, 2))).json()).toMatchObject({ status: 'scored', total: 45 })
  expect(await (await calls.active(mockTestId)).json()).toMatchObject({ phase: 'words' })
  const early = await calls.complete(mockTestId)
  expect([early.status, (await early.json()).error]).toEqual([409, expect.stringContaining('type what you said')])
  const words = [
    { dialogueId: one.id, segmentIndex: 0, text: right(1)(0) },
    { dialogueId: one.id, segmentIndex: 1, text: '' },
    { dialogueId: two.id, segmentIndex: 0, text: 'Not asked for.' },
  ]
  expect(await (await calls.words({ mockTestId, words })).json()).toEqual({ accepted: true, wordsWanted: [] })
  const scored = await (await calls.evaluate(ids(begun, 1))).json()
  expect(scored.segments.slice(0, 2)).toMatchObject([
    { verdict: 'good', transcriptSource: 'typed', transcript: right(1)(0) },
    { verdict: 'missed', transcript: null },
  ])
  const results: MockTestResults = await (await calls.complete(mockTestId)).json()
  expect(results).toMatchObject({ selfReported: true, mockTest: { dialogue2Results: { total: 45 } } })
  expect(await codeOf(await calls.words({ mockTestId, words }))).toEqual([409, 'CONFLICT'])
  // Only its owner can play it.
  const recordingId = results.segmentSubmissions[0]?.recordingId
  expect((await calls.get(`/api/recordings/${recordingId}`)).status).toBe(200)
  expect((await exam(await createAccount()).get(`/api/recordings/${recordingId}`)).status).toBe(404)
  expect(await db.dailyProgress.findMany({ where: { userId: user.id } })).toMatchObject([
    { xpEarned: 10 * (1 + two.segments.length) },
  ])
})

async function soundMs(calls: { get: (path: string) => Promise<Response> }, path: string): Promise<number> {
  const bytes = Buffer.from(await (await calls.get(path)).arrayBuffer())
  return measureMp3(bytes)?.durationMs ?? Number.NaN
}

test('the real rules: one repeat per dialogue is free, each further one costs a mark, and minutes are recorded', async () => {
  const begun = await begin({ realRules: true })
  const { mockTestId, calls } = begun
  expect(await (await calls.active(mockTestId)).json()).toMatchObject({
    rules: { realRules: true, freeRepeats: 1, startCueSeconds: 5, budgetMinutes: 20 },
  })
  await speak(begun, { slot: 1, say: right(1), repeats: (index) => (index < 3 ? 1 : 0) })
  // A network outage of 22 minutes, and a segment that was played twice.
  await passMinutes(mockTestId, 22)
  await db.$executeRaw`UPDATE mock_test_segment_submissions SET created_at = created_at - interval '22 minutes'`
  await speak(begun, { slot: 2, say: right(2), repeats: (index) => (index === 0 ? 1 : 0) })
  const results = await finish(begun)
  const spoken = await db.recording.findMany({ where: OF(mockTestId), select: { durationMs: true } })
  const spokenMs = spoken.reduce((sum, { durationMs }) => sum + durationMs, 0)
  const repeated = [3, 1]
  const sounds = await Promise.all(
    template.dialogues.map(async ({ id, segments }, slot) => {
      const lengths = await Promise.all(segments.map((_, index) => soundMs(calls, `/api/audio/segment/${id}/${index}`)))
      return lengths.reduce((sum, ms, index) => sum + ms * (index < (repeated[slot] ?? 0) ? 2 : 1), 0)
    }),
  )
  const minutes = sounds.reduce((sum, ms) => sum + ms, spokenMs) / 60_000
  expect(Math.abs((results.mockTest.rules.interpretingMinutes ?? Number.NaN) - minutes)).toBeLessThan(0.1)
  expect(results).toMatchObject({
    mockTest: {
      overallScore: 88,
      dialogue1Results: { total: 43, repeats: 3, repeatDeduction: 2 },
      dialogue2Results: { total: 45, repeats: 1, repeatDeduction: 0 },
      rules: { repeats: [3, 1], repeatDeductions: [2, 0], overBudget: false },
    },
  })
})
