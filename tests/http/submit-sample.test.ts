import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { answersOf, fixture, getPremium, getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

const MIB = 1024 * 1024
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

function filesOnDisk(): string[] {
  const folder = join(process.env.DATA_DIR ?? '', 'audio/recordings')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

async function expectNothingKept(submissionId: string): Promise<void> {
  expect(await db.submission.findUnique({ where: { id: submissionId } })).toBeNull()
  expect(filesOnDisk()).toHaveLength(await db.recording.count())
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

test('speech that nobody transcribed asks for words; with them it is scored, and then it is fixed', async () => {
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

test('twenty parallel copies of one submission are one: scored once, the same answer to all', async () => {
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

const BAD_RECORDINGS = [
  {
    what: 'text',
    bytes: Buffer.from('this is no recording'),
    status: 415,
    sentence: 'The file for segment 2 is not a recording that we can read.',
  },
  {
    what: 'random bytes',
    bytes: Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7_919) % 251)),
    status: 415,
    sentence: 'segment 2',
  },
  {
    what: 'a recording cut off in its header',
    bytes: fixture('en_espeak.webm').subarray(0, 60),
    status: 415,
    sentence: 'segment 2',
  },
  {
    what: 'more than 10 MiB',
    bytes: Buffer.alloc(10 * MIB + 1, 1),
    status: 413,
    sentence: 'The recording of segment 2 is larger than 10 MB.',
  },
]

test.each(BAD_RECORDINGS)(
  '$what is refused with the number of its segment, and leaves nothing',
  async ({ bytes, status, sentence }) => {
    const submissionId = randomUUID()
    const recordings = { 0: fixture('en_espeak.webm'), 1: bytes }
    const response = await submit(submissionForm({ dialogueId: sample.id, submissionId, recordings }))
    expect(response.status).toBe(status)
    expect((await response.json()).error).toContain(sentence)
    await expectNothingKept(submissionId)
  },
)

test('a body that ends in the middle of a recording is refused with its segment, and leaves nothing', async () => {
  const submissionId = randomUUID()
  const form = submissionForm({
    dialogueId: sample.id,
    submissionId,
    recordings: { 0: fixture('en_espeak.webm'), 3: fixture('tr_espeak.webm') },
  })
  const whole = new Response(form)
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const response = await app.request('/api/submit-sample-practice', {
    method: 'POST',
    headers: { 'Content-Type': whole.headers.get('Content-Type') ?? '' },
    body: bytes.subarray(0, bytes.length - 9_000),
  })
  expect(response.status).toBe(400)
  expect((await response.json()).error).toContain('during the recording of segment 4')
  await expectNothingKept(submissionId)
})

test('a connection that breaks off leaves nothing and the server alive', async () => {
  const before = await db.submission.count()
  const { port } = new URL(app.url)
  await new Promise<void>((resolve) => {
    const sent = rawRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/submit-sample-practice',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '100000' },
    })
    sent.once('error', () => resolve()).once('close', () => resolve())
    sent.write('--x\r\nContent-Disposition: form-data; name="recordings"; filename="0.webm"\r\n\r\nabc', () =>
      sent.destroy(),
    )
  })
  expect((await app.request('/healthz')).status).toBe(200)
  expect(await db.submission.count()).toBe(before)
})

test('a body that declares itself too large is refused before it is read', async () => {
  const { port } = new URL(app.url)
  const status = await new Promise((resolve, reject) => {
    const sent = rawRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/submit-sample-practice',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(200 * MIB) },
    })
    sent.once('response', (response) => resolve(response.statusCode)).once('error', reject)
    sent.flushHeaders()
  })
  expect(status).toBe(413)
})

test('what is not a submission gets a clear 4xx', async () => {
  const json = await app.request('/api/submit-sample-practice', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect([json.status, (await json.json()).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  const empty = await submit(submissionForm({ dialogueId: sample.id }))
  expect([empty.status, (await empty.json()).error]).toEqual([
    400,
    'This submission holds neither recordings nor text.',
  ])
  const stray = await submit(submissionForm({ dialogueId: sample.id, recordings: { 50: fixture('en_espeak.webm') } }))
  expect((await stray.json()).error).toBe('This dialogue has no segment 51.')
  const wrong = submissionForm({ dialogueId: sample.id })
  wrong.set('dialogueId', 'seven')
  wrong.set('submissionId', 'not-a-uuid')
  const body = await (await submit(wrong)).json()
  expect(body).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { dialogueId: [expect.any(String)], submissionId: [expect.any(String)] },
  })
})

test('recordings are stored as measured, under names of our own', async () => {
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
