import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import {
  answersOf,
  filesOnDisk,
  fixture,
  getPremium,
  getSample,
  type SampleRow,
  submissionForm,
} from '#tests/support/submission.ts'

let app: RunningApp
let sample: SampleRow

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

function submit(form: FormData): Promise<Response> {
  return app.request('/api/submit-sample-practice', { method: 'POST', body: form })
}

test('model answers score 43 or more and pass', async () => {
  const transcripts = answersOf(sample.segments, (segment) => segment.translation)
  const response = await submit(submissionForm({ dialogueId: sample.id, transcripts }))
  expect(response.status).toBe(200)
  const evaluation = EvaluationSchema.parse(await response.json())
  expect(evaluation.naatiScore.total).toBeGreaterThanOrEqual(43)
  expect(evaluation.naatiScore.grade).toBe('Pass')
  expect(evaluation.overallScore).toBe(evaluation.naatiScore.total)
  expect(evaluation.segments.every(({ transcriptSource }) => transcriptSource === 'typed')).toBe(true)
})

test('unrelated answers score 10 or less and fail', async () => {
  const { segments } = sample
  const transcripts = answersOf(segments, (_, index) => segments[(index + 4) % segments.length]?.translation ?? '')
  const evaluation = EvaluationSchema.parse(
    await (await submit(submissionForm({ dialogueId: sample.id, transcripts }))).json(),
  )
  expect(evaluation.naatiScore.total).toBeLessThanOrEqual(10)
  expect(evaluation.naatiScore).toMatchObject({ grade: 'Fail', autoFailTriggered: true })
})

test('silence and empty files score 0, every segment missed', async () => {
  const recordings = Object.fromEntries(
    sample.segments.map((_, index) => [index, index % 2 === 0 ? fixture('silence.webm') : new Uint8Array()]),
  )
  const evaluation = EvaluationSchema.parse(
    await (await submit(submissionForm({ dialogueId: sample.id, recordings }))).json(),
  )
  expect(evaluation.naatiScore.total).toBe(0)
  expect(evaluation.segments.map(({ verdict }) => verdict)).toEqual(sample.segments.map(() => 'missed'))
  expect(evaluation.segments.every(({ transcript }) => transcript === null)).toBe(true)
})

test('the sheet adds up: 45 minus the deductions is the score', async () => {
  const transcripts = answersOf(sample.segments, ({ translation }, index) =>
    index % 3 === 0 ? translation.split(' ').slice(0, 3).join(' ') : translation,
  )
  const { naatiScore } = EvaluationSchema.parse(
    await (await submit(submissionForm({ dialogueId: sample.id, transcripts }))).json(),
  )
  const taken = naatiScore.errors.reduce((sum, { deduction }) => sum + deduction, 0)
  expect(naatiScore.errors.length).toBeGreaterThan(2)
  expect(45 - taken).toBeCloseTo(naatiScore.total, 9)
})

test('speech that could not be transcribed needs words; with them it is scored, and then it is final', async () => {
  const submissionId = randomUUID()
  const recordings = { 0: fixture('tr_espeak.webm'), 1: fixture('en_espeak.webm'), 2: fixture('silence.webm') }
  const first = await submit(submissionForm({ dialogueId: sample.id, submissionId, recordings }))
  expect(first.status).toBe(200)
  expect(await first.json()).toEqual({ status: 'needs_transcripts', submissionId, segments: [0, 1], naatiScore: null })

  const words = answersOf(sample.segments.slice(0, 2), ({ translation }) => translation)
  const partly = await submit(submissionForm({ dialogueId: sample.id, submissionId, transcripts: words.slice(0, 1) }))
  expect(await partly.json()).toMatchObject({ status: 'needs_transcripts', segments: [1] })

  const scored = await submit(submissionForm({ dialogueId: sample.id, submissionId, transcripts: words.slice(1) }))
  const evaluation = EvaluationSchema.parse(await scored.json())
  expect(evaluation.segments.slice(0, 3).map(({ verdict }) => verdict)).toEqual(['good', 'good', 'missed'])

  const later = await submit(
    submissionForm({ dialogueId: sample.id, submissionId, transcripts: [{ segmentIndex: 0, text: 'x' }] }),
  )
  expect(await later.json()).toEqual(evaluation)
})

test('twenty concurrent copies make one submission: scored once, with the same response for all', async () => {
  const submissionId = randomUUID()
  const transcripts = answersOf(sample.segments, ({ translation }) => translation.slice(0, 40))
  const recordings = { 0: fixture('silence.webm') }
  const copies = Array.from({ length: 20 }, () =>
    submit(submissionForm({ dialogueId: sample.id, submissionId, transcripts, recordings })),
  )
  const answers = await Promise.all((await Promise.all(copies)).map((response) => response.json()))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ status: 'scored', submissionId })
  expect(await db.submission.count({ where: { id: submissionId } })).toBe(1)
  expect(filesOnDisk()).toHaveLength(await db.recording.count())
})

test('the same id with another dialogue is a conflict', async () => {
  const submissionId = randomUUID()
  const transcripts = [{ segmentIndex: 0, text: 'Merhaba' }]
  await submit(submissionForm({ dialogueId: sample.id, submissionId, transcripts }))
  const response = await submit(submissionForm({ dialogueId: sample.id + 1, submissionId, transcripts }))
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ code: 'CONFLICT' })
})

test('a premium dialogue is refused with PREMIUM_REQUIRED, an unknown one with NOT_FOUND', async () => {
  const transcripts = [{ segmentIndex: 0, text: 'Merhaba' }]
  const premium = await submit(submissionForm({ dialogueId: (await getPremium()).id, transcripts }))
  expect([premium.status, (await premium.json()).code]).toEqual([403, 'PREMIUM_REQUIRED'])
  const unknown = await submit(submissionForm({ dialogueId: 999_999, transcripts }))
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'NOT_FOUND'])
})

test('recordings are stored with their measurements, under generated names', async () => {
  const submissionId = randomUUID()
  await submit(
    submissionForm({
      dialogueId: sample.id,
      submissionId,
      recordings: { 0: fixture('tr_espeak.webm'), 1: fixture('en_espeak.mp4') },
    }),
  )
  const rows = await db.recording.findMany({ where: { submissionId }, orderBy: { segmentIndex: 'asc' } })
  expect(rows.map(({ mimeType }) => mimeType)).toEqual(['audio/webm', 'audio/mp4'])
  for (const row of rows) {
    expect(row.durationMs).toBeGreaterThan(4_000)
    expect(row.speechMs ?? 0).toBeGreaterThan(3_000)
    expect(filesOnDisk().some((name) => row.storageKey.endsWith(name))).toBe(true)
  }
})
