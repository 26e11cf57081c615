import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createTemplateRow, mockTestsOf, type TemplateRow } from '#tests/support/mock-test.ts'
import { evaluationOf, headersOf, progressOf, revisionsOf } from '#tests/support/revisions.ts'
import { fixture, getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

type User = { id: number }

const SPOKEN = fixture('tr_espeak.webm')
const ASKED = 'did you say nothing there?'

let app: RunningApp
let sample: SampleRow
let template: TemplateRow
let act: ReturnType<typeof revisionsOf>
const { begin, speak, right, ids } = mockTestsOf({ app: () => app, template: () => template })

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
  template = await createTemplateRow(2)
  act = revisionsOf({ app, sample })
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

async function post(user: User | null, path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { ...(await headersOf(user)), Accept: 'text/html' }
  return app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

const textOf = async (user: User | null, path: string) =>
  (await app.request(path, { headers: user ? await signedInAs(user) : {} })).text()

const VISITORS = [
  { who: 'a guest', visitor: async () => null, page: () => '/practice/sample' },
  { who: 'a learner', visitor: createAccount, page: () => `/practice/${sample.id}` },
]

/** The model answers, except for the segments in `blank`. */
function answersBut(blank: number[]): Record<string, string> {
  return Object.fromEntries(
    sample.segments.map(({ translation }, index) => [`answers[${index}]`, blank.includes(index) ? ' ' : translation]),
  )
}

test.each(VISITORS)('$who is asked about blank boxes of the typed form, and loses nothing', async (one) => {
  const user = await one.visitor()
  const path = `${one.page()}?mode=type`
  expect((await textOf(user, path)).match(/I said nothing here<\/label>/g)).toHaveLength(sample.segments.length)
  const submissionId = randomUUID()
  const fields = { dialogueId: String(sample.id), submissionId, ...answersBut([0, 1, 2]), 'nothing[0]': 'on' }
  const asked = await post(user, path, fields)
  const html = await asked.text()
  expect([asked.status, html.includes(`2 segments are blank: ${ASKED}`)]).toEqual([400, true])
  expect(html).toContain(sample.segments[3]?.translation)
  expect(html).toMatch(/<input(?=[^>]*name="nothing\[0\]")(?=[^>]*checked)/)
  expect(html).not.toMatch(/<input(?=[^>]*name="nothing\[1\]")(?=[^>]*checked)/)
  // The same attempt, whichever button sends it.
  expect(html).toContain(`name="submissionId" value="${submissionId}"`)
  expect(await db.submission.count({ where: { id: submissionId } })).toBe(0)
  const sent = await post(user, path, { ...fields, blank: 'nothing' })
  expect([302, 303]).toContain(sent.status)
  const { segments } = await evaluationOf(submissionId)
  expect(segments.map(({ transcript }) => transcript !== null).slice(0, 4)).toEqual([false, false, false, true])
})

test.each(VISITORS)(
  '$who says that a recording contains nothing: it is missed, and the rest is scored',
  async (one) => {
    const user = await one.visitor()
    const submissionId = randomUUID()
    const body = submissionForm({ dialogueId: sample.id, submissionId, recordings: { 0: SPOKEN, 1: SPOKEN } })
    const call = user ? '/api/submit-naati-session' : '/api/submit-sample-practice'
    const handedIn = await app.request(call, { method: 'POST', body, headers: await headersOf(user) })
    expect(await handedIn.json()).toMatchObject({ status: 'needs_transcripts', segments: [0, 1] })
    const path = `${one.page()}?attempt=${submissionId}&mode=type`
    expect((await textOf(user, path)).match(/I said nothing here<\/label>/g)).toHaveLength(2)
    const fields = { dialogueId: String(sample.id), submissionId, 'answers[1]': act.model(1) }
    const asked = await post(user, path, { ...fields, 'answers[0]': '' })
    expect([asked.status, (await asked.text()).includes(`1 segment is blank: ${ASKED}`)]).toEqual([400, true])
    const both = await post(user, path, { ...fields, 'answers[0]': 'Merhaba', 'nothing[0]': 'on' })
    expect([both.status, (await both.text()).includes('Keep only one.')]).toEqual([400, true])
    expect([302, 303]).toContain((await post(user, path, { ...fields, 'answers[0]': '', 'nothing[0]': 'on' })).status)
    const { segments } = await evaluationOf(submissionId)
    expect(segments.slice(0, 2)).toMatchObject([
      { transcript: null, verdict: 'missed' },
      { transcript: act.model(1), transcriptSource: 'typed' },
    ])
    if (user) expect((await progressOf(user)).days).toMatchObject([{ xpEarned: 10 }])
  },
)

test.each(VISITORS)('$who said nothing in any of them and is scored all the same', async (one) => {
  const user = await one.visitor()
  const submissionId = randomUUID()
  const body = submissionForm({ dialogueId: sample.id, submissionId, recordings: { 0: SPOKEN } })
  const call = user ? '/api/submit-naati-session' : '/api/submit-sample-practice'
  await app.request(call, { method: 'POST', body, headers: await headersOf(user) })
  const path = `${one.page()}?attempt=${submissionId}`
  const fields = { dialogueId: String(sample.id), submissionId, 'answers[0]': '', 'nothing[0]': 'on' }
  expect([302, 303]).toContain((await post(user, path, fields)).status)
  expect((await evaluationOf(submissionId)).naatiScore.total).toBe(0)
  if (user) expect((await progressOf(user)).days).toEqual([])
})

test('a mock test asks about blank boxes too, and accepts nothing said as an answer', async () => {
  const begun = await begin()
  const { mockTestId, calls, user } = begun
  await speak(begun, { slot: 1 })
  await speak(begun, { slot: 2, say: right(2) })
  for (const slot of [1, 2] as const) await calls.evaluate(ids(begun, slot))
  const path = `/mock-test/session/${mockTestId}?type`
  const html = await textOf(user, path)
  expect(html.match(/I said nothing here<\/label>/g)).toHaveLength(2)
  const [{ id, segments }] = template.dialogues
  const fields = Object.fromEntries(
    segments.flatMap((_, index) => [
      [`words[${index}].dialogueId`, String(id)],
      [`words[${index}].segmentIndex`, String(index)],
    ]),
  )
  const words = { 'words[0].text': right(1)(0), 'words[1].text': ' ' }
  const asked = await post(user, path, { ...fields, ...words })
  const again = await asked.text()
  expect([asked.status, again.includes(`1 segment is blank: ${ASKED}`)]).toEqual([400, true])
  expect(again).toContain(right(1)(0))
  const sent = await post(user, path, { ...fields, ...words, 'words[1].nothing': 'on' })
  expect(sent.status).toBe(303)
  const { segmentSubmissions } = await (await calls.results(mockTestId)).json()
  expect(segmentSubmissions).toMatchObject([
    { feedback: { transcription: right(1)(0), transcriptSource: 'typed' } },
    { overallScore: 0, feedback: { verdict: 'missed', transcriptSource: null } },
    {},
    {},
  ])
})

test('a correction may say that nothing was said, and may be withdrawn', async () => {
  const user = await createAccount()
  const submissionId = await act.attempt(user)
  const before = await progressOf(user)
  const path = `/practice/${sample.id}?attempt=${submissionId}`
  const fields = { intent: 'correction', submissionId, segmentIndex: '2', heard: act.cutShort(2) }
  const correct = (more: Record<string, string>) => post(user, path, { ...fields, formId: randomUUID(), ...more })
  const both = await correct({ transcript: 'Other words.', nothing: 'on' })
  expect([both.status, (await both.text()).includes('Keep only one.')]).toEqual([400, true])
  // The prefilled words are not the learner's answer.
  expect((await correct({ transcript: act.cutShort(2), nothing: 'on' })).status).toBe(303)
  const { segments, naatiScore } = await evaluationOf(submissionId)
  expect(segments[2]).toMatchObject({ transcript: null, verdict: 'missed' })
  expect((await progressOf(user)).days).toEqual(before.days)
  expect(await textOf(user, path)).toMatch(/Your correction (?:changed|was scored)/)
  const back = await post(user, path, { ...fields, heard: '', formId: randomUUID(), transcript: act.model(2) })
  expect(back.status).toBe(303)
  expect((await evaluationOf(submissionId)).naatiScore.total).toBeGreaterThan(naatiScore.total)
})

test('no words are invented for a segment without speech', async () => {
  const user = await createAccount()
  const submissionId = randomUUID()
  const path = `/practice/${sample.id}`
  await post(user, path, { dialogueId: String(sample.id), submissionId, 'answers[0]': act.model(0) })
  const refused = await act.correct(user, { submissionId, segmentIndex: 1 })
  expect(refused.status).toBe(400)
})

test('a retry that needs words can be declared empty', async () => {
  const user = await createAccount()
  const submissionId = await act.attempt(user)
  const revisionId = randomUUID()
  await act.retry(user, { submissionId, segmentIndex: 2, revisionId, recording: SPOKEN })
  const path = `/practice/${sample.id}?attempt=${submissionId}`
  const fields = { intent: 'retry', submissionId, segmentIndex: '2', formId: randomUUID(), revisionId }
  expect((await post(user, path, { ...fields, transcript: '', nothing: 'on' })).status).toBe(303)
  expect(await db.segmentRevision.findUnique({ where: { id: revisionId } })).toMatchObject({
    transcript: '',
    after: { result: { transcript: null, verdict: 'missed' } },
  })
  expect((await textOf(user, path)).replaceAll('<!-- -->', '')).not.toContain('What you said in this try')
})

test('a recording with speech is never missed because blank words came with it', async () => {
  const user = await createAccount()
  const transcripts = [{ segmentIndex: 0, text: '' }]
  const body = submissionForm({ dialogueId: sample.id, recordings: { 0: SPOKEN }, transcripts })
  const headers = await writingAs(user)
  const response = await app.request('/api/submit-naati-session', { method: 'POST', body, headers })
  expect(await response.json()).toMatchObject({ status: 'needs_transcripts', segments: [0] })
})
