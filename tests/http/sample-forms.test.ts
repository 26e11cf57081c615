import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { fixture, getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

let app: RunningApp
let sample: SampleRow

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

function post(fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ dialogueId: String(sample.id), ...fields })
  return app.request('/practice/sample', { method: 'POST', body })
}

test('typed answers lead to a result page that can be reopened', async () => {
  const submissionId = randomUUID()
  const answers = sample.segments.map(({ translation }, index) => [`answers[${index}]`, translation] as const)
  const response = await post({ submissionId, ...Object.fromEntries(answers) })
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe(`/practice/sample?attempt=${submissionId}`)
  const html = await (await app.request(`/practice/sample?attempt=${submissionId}`)).text()
  expect(html).toContain('Excellent Work!')
  expect(html).toContain('Deduction sheet')
})

test('the same form sent twice makes one submission', async () => {
  const submissionId = randomUUID()
  const fields = { submissionId, 'answers[0]': 'Merhaba' }
  await Promise.all([post(fields), post(fields)])
  expect(await db.submission.count({ where: { id: submissionId } })).toBe(1)
})

test('nothing typed answers 400 with the message', async () => {
  const response = await post({ submissionId: randomUUID(), 'answers[0]': '   ' })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Type your interpretation of at least one segment.')
})

test('words for a recording that nobody could transcribe complete it, without JavaScript', async () => {
  const submissionId = randomUUID()
  const form = submissionForm({ dialogueId: sample.id, submissionId, recordings: { 0: fixture('tr_espeak.webm') } })
  await app.request('/api/submit-sample-practice', { method: 'POST', body: form })
  const asked = await (await app.request(`/practice/sample?attempt=${submissionId}&mode=type`)).text()
  expect(asked).toContain('Type what you said')
  expect(asked).toContain('name="answers[0]"')
  expect(asked).not.toContain('name="answers[1]"')
  const response = await post({ submissionId, 'answers[0]': sample.segments[0]?.translation ?? '' })
  expect(response.status).toBe(302)
  expect(await (await app.request(`/practice/sample?attempt=${submissionId}`)).text()).toContain('Deduction sheet')
})

test.each(['x', randomUUID(), `${randomUUID()}'--`])(
  'an attempt that does not exist answers 404: %s',
  async (attempt) => {
    const response = await app.request(`/practice/sample?attempt=${encodeURIComponent(attempt)}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page Not Found')
  },
)

const FORGED: Record<string, string>[] = [
  { submissionId: 'x' },
  { submissionId: randomUUID(), dialogueId: 'abc', 'answers[0]': 'a' },
  { 'answers[0]': 'a' },
]

test.each(FORGED)('forged fields answer 400, never 500', async (fields) => {
  expect((await post(fields)).status).toBe(400)
})

test('the eleventh sample of an hour answers 429 and says when', async () => {
  for (let sent = 0; sent < 10; sent += 1)
    expect((await post({ submissionId: randomUUID(), 'answers[0]': 'Merhaba' })).status).toBe(302)
  const refused = await post({ submissionId: randomUUID(), 'answers[0]': 'Merhaba' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Too many tries.')
})

test('without a free dialogue the page says No Sample Available', async () => {
  await db.dialogue.updateMany({ where: { accessLevel: 'free' }, data: { deletedAt: new Date() } })
  try {
    expect(await (await app.request('/practice/sample')).text()).toContain('No Sample Available')
  } finally {
    await db.dialogue.updateMany({ data: { deletedAt: null } })
  }
})
