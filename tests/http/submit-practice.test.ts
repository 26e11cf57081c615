import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { answersOf, fixture, getPremium, getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

let app: RunningApp
let sample: SampleRow

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

async function submit(user: { id: number }, form: FormData): Promise<Response> {
  return app.request('/api/submit-naati-session', { method: 'POST', body: form, headers: await writingAs(user) })
}

const modelAnswers = () => answersOf(sample.segments, ({ translation }) => translation)

test('a learner submits a dialogue and gets the evaluation, stored as theirs', async () => {
  const user = await createAccount()
  const submissionId = randomUUID()
  const form = submissionForm({ dialogueId: sample.id, submissionId, transcripts: modelAnswers() })
  const response = await submit(user, form)
  expect(response.status).toBe(200)
  expect(EvaluationSchema.parse(await response.json()).naatiScore.grade).toBe('Pass')
  const row = await db.submission.findUniqueOrThrow({ where: { id: submissionId } })
  expect(row).toMatchObject({ userId: user.id, type: 'practice', status: 'scored', dialogueId: sample.id })
})

test('twenty concurrent copies make one submission, with the same response for all', async () => {
  const user = await createAccount()
  const submissionId = randomUUID()
  const send = () =>
    submit(
      user,
      submissionForm({
        dialogueId: sample.id,
        submissionId,
        transcripts: modelAnswers().slice(0, 3),
        recordings: { 3: fixture('silence.webm') },
      }),
    )
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => EvaluationSchema.parse(await (await send()).json())),
  )
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await db.submission.count({ where: { userId: user.id } })).toBe(1)
  expect(await db.recording.count({ where: { submissionId } })).toBe(1)
})

test("another learner's submission does not exist, nor does a guest's", async () => {
  const [owner, stranger] = [await createAccount(), await createAccount()]
  const transcripts = modelAnswers().slice(0, 1)
  const owned = randomUUID()
  await submit(owner, submissionForm({ dialogueId: sample.id, submissionId: owned, transcripts }))
  const guests = randomUUID()
  const guestForm = submissionForm({ dialogueId: sample.id, submissionId: guests, transcripts })
  await app.request('/api/submit-sample-practice', { method: 'POST', body: guestForm })
  for (const submissionId of [owned, guests]) {
    const form = submissionForm({ dialogueId: sample.id, submissionId, transcripts })
    const response = await submit(stranger, form)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('a premium dialogue requires full access', async () => {
  const { id } = await getPremium()
  const form = () => submissionForm({ dialogueId: id, transcripts: [{ segmentIndex: 0, text: 'Merhaba' }] })
  const refused = await submit(await createAccount(), form())
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'PREMIUM_REQUIRED' })
  expect((await submit(await createAccount({ plan: 'ended' }), form())).status).toBe(403)
  expect((await submit(await createAccount({ plan: 'pro' }), form())).status).toBe(200)
})

test('the sixty-first submission of an hour answers 429, a copy of an earlier one does not', async () => {
  const user = await createAccount()
  const form = (submissionId: string) =>
    submissionForm({ dialogueId: sample.id, submissionId, transcripts: [{ segmentIndex: 0, text: 'Merhaba' }] })
  const first = randomUUID()
  expect((await submit(user, form(first))).status).toBe(200)
  await db.rateLimit.updateMany({ data: { count: 60 } })
  const refused = await submit(user, form(randomUUID()))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await submit(user, form(first))).status).toBe(200)
  expect(await db.submission.count({ where: { userId: user.id } })).toBe(1)
})
