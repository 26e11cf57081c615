import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { googleBrowser } from '#tests/support/google-browser.ts'
import { progressOf } from '#tests/support/revisions.ts'
import { SAMPLE_COOKIE, signUp } from '#tests/support/sample-browser.ts'
import { claim, SPOKEN, stagingScene } from '#tests/support/staging.ts'
import { answersOf, getPremium, getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

let app: RunningApp
let sample: SampleRow

const { learner, take } = stagingScene(() => ({ app, sample }))

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const linkOf = (submissionId: string) => `/practice/sample?attempt=${submissionId}`
const ownerOf = async (id: string) => (await db.submission.findUniqueOrThrow({ where: { id } })).userId

test('recordings are claimed too, even if the response to the submission was lost', async () => {
  const browser = googleBrowser(app)
  const submissionId = randomUUID()
  const cookie = () => ({ Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
  const hear = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/)
      browser.cookies.set(name, value)
    }
  }
  const put = (index: number) =>
    app.request(`/api/attempts/${submissionId}/segments/${index}?dialogueId=${sample.id}`, {
      method: 'PUT',
      body: new Blob([new Uint8Array(SPOKEN)]),
      headers: cookie(),
    })
  await put(0) // Its answer never arrives.
  hear(await put(1))
  expect(browser.cookies.has(SAMPLE_COOKIE)).toBe(true)
  const transcripts = answersOf(sample.segments, ({ translation }) => translation)
  const form = submissionForm({ dialogueId: sample.id, submissionId, transcripts })
  form.set('staged', JSON.stringify([claim(0), claim(1)]))
  const sent = await app.request('/api/submit-sample-practice', { method: 'POST', body: form, headers: cookie() })
  expect([sent.status, sent.headers.getSetCookie()]).toEqual([200, []])
  const userId = await signUp(browser)
  expect(await ownerOf(submissionId)).toBe(userId)
  const recordings = await db.recording.findMany({ where: { submissionId } })
  expect(recordings).toHaveLength(2)
  for (const { id } of recordings) expect((await browser.get(`/api/recordings/${id}`)).status).toBe(200)
})

test('a sample that needs words is completed in the account', async () => {
  const browser = googleBrowser(app)
  const submissionId = randomUUID()
  const body = submissionForm({ dialogueId: sample.id, submissionId, recordings: { 0: SPOKEN } })
  const asked = await app.request('/api/submit-sample-practice', { method: 'POST', body })
  expect(await asked.json()).toMatchObject({ status: 'needs_transcripts' })
  const [name = '', value = ''] = (asked.headers.getSetCookie()[0]?.split(';')[0] ?? '').split(/=(.*)/)
  browser.cookies.set(name, value)
  const id = await signUp(browser)
  const path = `/practice/${sample.id}`
  expect((await browser.get(linkOf(submissionId))).headers.get('Location')).toBe(`${path}?attempt=${submissionId}`)
  const words = { dialogueId: String(sample.id), submissionId, 'answers[0]': sample.segments[0]?.translation ?? '' }
  expect((await browser.post(path, words)).status).toBe(303)
  expect((await progressOf({ id })).days).toMatchObject([{ xpEarned: 10 }])
})

test("a signed-in learner's sample is theirs at once, as practice; premium dialogues are no samples", async () => {
  const user = await createAccount({ plan: 'pro' })
  const submissionId = randomUUID()
  const transcripts = answersOf(sample.segments, ({ translation }) => translation)
  expect((await learner(user).put(take(submissionId, 0))).status).toBe(200)
  const form = submissionForm({ dialogueId: sample.id, submissionId, transcripts })
  form.set('staged', JSON.stringify([claim(0)]))
  const headers = await writingAs(user)
  const sent = await app.request('/api/submit-sample-practice', { method: 'POST', body: form, headers })
  expect([sent.status, (await sent.json()).status]).toEqual([200, 'scored'])
  expect(sent.headers.getSetCookie().join()).not.toContain(SAMPLE_COOKIE)
  expect(await db.submission.findUnique({ where: { id: submissionId } })).toMatchObject({
    userId: user.id,
    type: 'practice',
  })
  expect((await progressOf(user)).count).toBe(1)
  const shown = await app.request(linkOf(submissionId), { headers: await signedInAs(user) })
  expect(shown.headers.get('Location')).toBe(`/practice/${sample.id}?attempt=${submissionId}`)
  // To a guest, a learner's attempt looks as if it did not exist.
  expect((await app.request(linkOf(submissionId))).status).toBe(404)
  const premium = submissionForm({ dialogueId: (await getPremium()).id, transcripts: transcripts.slice(0, 1) })
  const refused = await app.request('/api/submit-sample-practice', { method: 'POST', body: premium, headers })
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'PREMIUM_REQUIRED'])
})
