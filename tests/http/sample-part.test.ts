import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SAMPLE_PART_SEGMENTS } from '#app/config/practice.ts'
import { db } from '#app/db.server.ts'
import { EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { googleBrowser } from '#tests/support/google-browser.ts'
import { marksForm } from '#tests/support/own-marks.ts'
import { readPdf } from '#tests/support/pdf.ts'
import { signUp } from '#tests/support/sample-browser.ts'
import { answersOf, fixture, getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

// The sample's first three segments: docs/decisions/043-three-segments-first.md.

const CALL = '/api/submit-sample-practice?part=first'
const FORM = '/practice/sample?mode=type&part=first'
const resultOf = (submissionId: string) => `/practice/sample?attempt=${submissionId}`

let app: RunningApp
let sample: SampleRow
let first: SampleRow['segments']

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
  first = sample.segments.slice(0, SAMPLE_PART_SEGMENTS)
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const submit = (form: FormData, call = CALL) => app.request(call, { method: 'POST', body: form })
const models = () => answersOf(first, ({ translation }) => translation)

async function evaluate(options: Partial<Parameters<typeof submissionForm>[0]>) {
  const response = await submit(submissionForm({ dialogueId: sample.id, ...options }))
  expect(response.status).toBe(200)
  return EvaluationSchema.parse(await response.json())
}

test('three segments are scored alone: no pass, no fail, and no score out of 45 is stored', async () => {
  const submissionId = randomUUID()
  const evaluation = await evaluate({ submissionId, transcripts: models() })
  expect(evaluation.segments.map(({ verdict }) => verdict)).toEqual(['good', 'good', 'good'])
  expect(evaluation.part).toEqual({ of: sample.segments.length })
  expect(evaluation.naatiScore).toMatchObject({ total: 45, grade: 'Unfinished', autoFailTriggered: false, errors: [] })
  expect([evaluation.outlook, evaluation.whatIfs]).toEqual([undefined, undefined])
  const row = await db.submission.findUniqueOrThrow({ where: { id: submissionId } })
  expect(row).toMatchObject({ status: 'scored', overallScore: null, partOf: sample.segments.length })
  const html = await (await app.request(resultOf(submissionId))).text()
  expect(html).toContain('15 of 15 marks')
  expect(html).toContain(`This is based on 3 of the dialogue’s ${sample.segments.length} segments`)
  expect(html).toContain('href="/practice/sample?step=test"')
  expect(html).not.toMatch(/out of 45<|Excellent Work!|Not a pass yet/)
})

test('an error costs what it costs in the whole dialogue, and silence leaves nothing', async () => {
  const said = { transcripts: answersOf(first, ({ translation }, index) => (index === 1 ? '' : translation)) }
  const [part, whole] = [
    await evaluate(said),
    await submit(submissionForm({ dialogueId: sample.id, ...said }), '/api/submit-sample-practice'),
  ]
  const inWhole = EvaluationSchema.parse(await whole.json()).naatiScore.errors.filter((error) => error.segment_id === 2)
  expect(part.naatiScore.errors.map(({ deduction }) => deduction)).toEqual([5])
  expect(part.naatiScore.errors).toEqual(inWhole)

  const submissionId = randomUUID()
  const recordings = Object.fromEntries(first.map((_, index) => [index, fixture('silence.webm')]))
  await evaluate({ submissionId, recordings })
  const html = await (await app.request(resultOf(submissionId))).text()
  expect(html).toContain('0 of 15 marks')
  expect(html).not.toContain('Auto-Fail Triggered')
})

test('without the parameter the same three recordings are the whole dialogue, with the others missed', async () => {
  const response = await submit(
    submissionForm({ dialogueId: sample.id, transcripts: models() }),
    '/api/submit-sample-practice',
  )
  const evaluation = EvaluationSchema.parse(await response.json())
  expect(evaluation.segments.filter(({ verdict }) => verdict === 'missed')).toHaveLength(
    sample.segments.length - SAMPLE_PART_SEGMENTS,
  )
  expect(evaluation.part).toBeUndefined()
  expect(evaluation.naatiScore.grade).toBe('Fail')
})

test('a segment beyond the three is refused', async () => {
  const response = await submit(
    submissionForm({ dialogueId: sample.id, transcripts: [{ segmentIndex: 3, text: 'Merhaba' }] }),
  )
  expect([response.status, (await response.json()).code]).toEqual([400, 'VALIDATION_FAILED'])
})

test('it counts as a sample for the rate limit, and sent twice it is one', async () => {
  const submissionId = randomUUID()
  const send = () => submit(submissionForm({ dialogueId: sample.id, submissionId, transcripts: models() }))
  const [one, other] = [await send(), await send()]
  expect(await other.json()).toEqual(await one.json())
  for (let sent = 1; sent < 10; sent += 1) {
    expect((await submit(submissionForm({ dialogueId: sample.id, transcripts: models() }))).status).toBe(200)
  }
  expect((await submit(submissionForm({ dialogueId: sample.id, transcripts: models() }))).status).toBe(429)
})

test('recordings that nobody could transcribe are marked by their speaker', async () => {
  const submissionId = randomUUID()
  const recordings = Object.fromEntries(first.map((_, index) => [index, fixture('tr_espeak.webm')]))
  const waiting = await submit(submissionForm({ dialogueId: sample.id, submissionId, recordings }))
  expect(await waiting.json()).toMatchObject({ status: 'needs_transcripts', segments: [0, 1, 2] })
  const fields = marksForm({ submissionId, segments: first, marked: [0, 1, 2], lost: [] })
  const body = new URLSearchParams(fields)
  const marked = await app.request(resultOf(submissionId), { method: 'POST', body, redirect: 'manual' })
  expect(marked.headers.get('Location')).toBe(resultOf(submissionId))
  const html = await (await app.request(resultOf(submissionId))).text()
  expect(html).toContain('15 of 15 marks')
  expect(html).toContain('Marked by you')
})

test('without JavaScript: three boxes, and a correction that changes the marks', async () => {
  expect(await (await app.request('/practice/sample')).text()).toContain('?mode=type&amp;part=first')
  const form = await (await app.request(FORM)).text()
  expect(form).toContain('name="answers[2]"')
  expect(form).not.toContain('name="answers[3]"')
  const submissionId = randomUUID()
  const answers = first.map(({ translation }, index) => [`answers[${index}]`, translation] as const)
  const fields = { dialogueId: String(sample.id), submissionId, ...Object.fromEntries(answers) }
  const typed = await app.request(FORM, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  expect([typed.status, typed.headers.get('Location')]).toEqual([302, resultOf(submissionId)])
  const corrected = await app.request(`/api/submissions/${submissionId}/segments/0/correction`, {
    method: 'POST',
    body: JSON.stringify({ revisionId: randomUUID(), transcript: 'Bambaşka bir şey söyledim.' }),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(corrected.status).toBe(200)
  const html = await (await app.request(resultOf(submissionId))).text()
  expect(html).not.toContain('15 of 15 marks')
  expect(await db.submission.findUniqueOrThrow({ where: { id: submissionId } })).toMatchObject({ overallScore: null })
  const report = await app.request(`/api/sample-reports/${submissionId}/report.pdf`)
  const { text } = await readPdf(new Uint8Array(await report.arrayBuffer()))
  expect(text).toMatch(/[\d.]+ of 15 marks/)
  expect(text).not.toContain('out of 45 ')
})

test('an account made from it has it in its history, with its XP and in no figure', async () => {
  const browser = googleBrowser(app)
  const submissionId = randomUUID()
  const answers = first.map(({ translation }, index) => [`answers[${index}]`, translation] as const)
  await browser.post(FORM, { dialogueId: String(sample.id), submissionId, ...Object.fromEntries(answers) })
  const id = await signUp(browser)
  expect(await (await browser.get('/api/dashboard-stats')).json()).toMatchObject({ daily_xp: 30 })
  expect(await (await browser.get('/api/submissions')).json()).toMatchObject([{ id: submissionId, overallScore: null }])
  expect(await (await browser.get('/api/progress')).json()).toEqual({ recentSessions: [] })
  const history = await (await browser.get('/history')).text()
  expect(history).toContain('15/15')
  expect(history).not.toMatch(/>(PASS|FAIL)</)
  expect(history).toContain(`session-${submissionId}`)
  expect(await db.learnerTopic.count({ where: { userId: id } })).toBe(0)
  // The whole dialogue is still to be tried.
  const { title } = await db.dialogue.findUniqueOrThrow({ where: { id: sample.id } })
  expect(await (await browser.get('/dashboard')).text()).toContain(title)
  const own = await browser.get(`/practice/${sample.id}?attempt=${submissionId}`)
  expect(await own.text()).toContain('15 of 15 marks')
})
