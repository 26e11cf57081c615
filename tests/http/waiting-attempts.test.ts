import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { createTemplateRow, mockTestsOf, type TemplateRow } from '#tests/support/mock-test.ts'
import { filesOnDisk, fixture, submissionForm } from '#tests/support/submission.ts'

type User = { id: number }

const SPOKEN = fixture('tr_espeak.webm')
const PAGES = ['/dashboard', '/practice', '/history']

let app: RunningApp
let template: TemplateRow
const { begin, speak, right, ids } = mockTestsOf({ app: () => app, template: () => template })

beforeAll(async () => {
  app = await startApp()
  template = await createTemplateRow(2)
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const get = async (user: User, path: string) => app.request(path, { headers: await signedInAs(user) })
const textOf = async (user: User, path: string) => (await get(user, path)).text()

async function post(user: User, path: string, fields: Record<string, string>): Promise<Response> {
  return app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers: await writingAs(user) })
}

interface Sent {
  recorded?: number[]
  willType?: boolean
}

/** An attempt at a dialogue of two segments whose recordings could not be transcribed. */
async function handIn(user: User, { recorded = [0, 1], willType }: Sent = {}) {
  const { id: dialogueId, title } = await createDialogue()
  const submissionId = randomUUID()
  const body = submissionForm({
    dialogueId,
    submissionId,
    recordings: Object.fromEntries(recorded.map((index) => [index, SPOKEN])),
  })
  if (willType !== undefined) body.set('willType', String(willType))
  const headers = await writingAs(user)
  const response = await app.request('/api/submit-naati-session', { method: 'POST', body, headers })
  return { dialogueId, title, submissionId, answer: await response.json() }
}

const pathOf = ({ dialogueId, submissionId }: { dialogueId: number; submissionId: string }) =>
  `/practice/${dialogueId}?attempt=${submissionId}`

test('an attempt that needs words is at the top of three pages until it has them', async () => {
  const [user, stranger] = [await createAccount(), await createAccount()]
  const attempt = await handIn(user)
  const path = pathOf(attempt)
  for (const page of PAGES) {
    const html = await textOf(user, page)
    expect(html).toContain('An attempt is waiting to be finished')
    expect(html).toContain(`aria-label="Finish it: ${attempt.title}"`)
    expect(html).toContain(`href="${path}"`)
    expect(html).toContain('2 segments waiting')
    expect(await textOf(stranger, page)).not.toContain('waiting to be finished')
  }
  expect(await (await app.request('/practice')).text()).not.toContain('waiting to be finished')
  const fields = { dialogueId: String(attempt.dialogueId), submissionId: attempt.submissionId }
  const some = await post(user, path, { ...fields, 'answers[0]': 'Günaydın.' })
  expect(some.status).toBe(303)
  expect(await textOf(user, '/dashboard')).toContain('1 segment waiting')
  await post(user, path, { ...fields, 'answers[1]': 'Hello.' })
  for (const page of PAGES) expect(await textOf(user, page)).not.toContain('waiting to be finished')
  expect(await textOf(user, path)).toContain('Deduction sheet')
})

test('a mock test is listed once only words are missing, not while it is running', async () => {
  const begun = await begin()
  const { mockTestId, calls, user } = begun
  await speak(begun, { slot: 1 })
  expect(await (await calls.evaluate(ids(begun, 1))).json()).toMatchObject({ status: 'needs_transcripts' })
  expect(await textOf(user, '/dashboard')).not.toContain('waiting to be finished')
  await speak(begun, { slot: 2, say: right(2) })
  expect((await calls.evaluate(ids(begun, 2))).status).toBe(200)
  for (const page of PAGES) {
    const html = await textOf(user, page)
    expect(html).toContain(`href="/mock-test/session/${mockTestId}"`)
    expect(html).toContain('2 segments waiting')
  }
  const dialogueId = template.dialogues[0].id
  const words = [0, 1].map((segmentIndex) => ({ dialogueId, segmentIndex, text: '' }))
  await calls.words({ mockTestId, words })
  expect(await textOf(user, '/dashboard')).not.toContain('waiting to be finished')
})

test('opening its dialogue asks whether to finish it or to start over, also for the typed form', async () => {
  const user = await createAccount()
  const { dialogueId, submissionId } = await handIn(user)
  for (const query of ['', '?mode=type']) {
    const html = await textOf(user, `/practice/${dialogueId}${query}`)
    expect(html).toContain('Your last attempt is still waiting to be finished')
    expect(html).toContain(`href="/practice/${dialogueId}?attempt=${submissionId}"`)
    expect(html).toContain(`href="/practice/${dialogueId}?discard=${submissionId}"`)
    expect(html).not.toContain('Recording needs JavaScript')
  }
  expect(await textOf(user, `/practice/${dialogueId}?discard=${submissionId}`)).toContain('Its 2 recordings')
  const other = await createAccount()
  expect(await textOf(other, `/practice/${dialogueId}`)).toContain('Recording needs JavaScript')
})

test('starting over deletes the attempt with its recordings, by its learner only, and never a scored one', async () => {
  const [user, stranger] = [await createAccount(), await createAccount()]
  const files = filesOnDisk().length
  const { dialogueId, submissionId } = await handIn(user)
  expect(filesOnDisk()).toHaveLength(files + 2)
  const path = `/practice/${dialogueId}`
  const theirs = await post(stranger, path, { discard: submissionId })
  expect(theirs.headers.get('Location')).toBe(path)
  expect(await db.submission.count({ where: { id: submissionId } })).toBe(1)
  const gone = await post(user, path, { discard: submissionId })
  expect([gone.status, gone.headers.get('Location')]).toEqual([303, `${path}?given-up=${submissionId}`])
  expect(await db.submission.count({ where: { id: submissionId } })).toBe(0)
  expect(await db.recording.count({ where: { submissionId } })).toBe(0)
  await expect.poll(() => filesOnDisk().length).toBe(files)
  expect(await textOf(user, path)).toContain('Recording needs JavaScript')
  expect((await get(user, `${path}?attempt=${submissionId}`)).status).toBe(404)

  const scored = await handIn(user)
  const words = { submissionId: scored.submissionId, 'answers[0]': 'Günaydın.', 'answers[1]': 'Hello.' }
  await post(user, pathOf(scored), { dialogueId: String(scored.dialogueId), ...words })
  const refused = await post(user, `/practice/${scored.dialogueId}`, { discard: scored.submissionId })
  expect(refused.headers.get('Location')).toBe(`/practice/${scored.dialogueId}`)
  expect(await db.submission.count({ where: { id: scored.submissionId, status: 'scored' } })).toBe(1)
})

test('each box has the stored recording, in ranges too, for its learner only', async () => {
  const [user, stranger] = [await createAccount(), await createAccount()]
  const attempt = await handIn(user)
  const html = await textOf(user, `${pathOf(attempt)}&mode=type`)
  expect(html).toContain('We have your recordings')
  const own = [...html.matchAll(/src="(\/api\/recordings\/[^"]+)"/g)].map(([, src]) => src ?? '')
  expect(own).toHaveLength(2)
  const part = await app.request(own[0] ?? '', { headers: { ...(await signedInAs(user)), Range: 'bytes=0-99' } })
  expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 0-99/${SPOKEN.length}`])
  expect(Buffer.from(await part.arrayBuffer()).equals(SPOKEN.subarray(0, 100))).toBe(true)
  expect((await get(stranger, own[0] ?? '')).status).toBe(404)
  expect((await app.request(own[0] ?? '')).status).toBe(401)
})

test('a recording that is no longer stored is not offered, and its words are still accepted', async () => {
  const user = await createAccount()
  const attempt = await handIn(user)
  await db.recording.deleteMany({ where: { submissionId: attempt.submissionId, segmentIndex: 1 } })
  const html = await textOf(user, pathOf(attempt))
  expect(html).not.toContain('We have your recordings')
  expect(html.match(/There is no recording of this segment here\./g)).toHaveLength(1)
  const fields = { dialogueId: String(attempt.dialogueId), submissionId: attempt.submissionId }
  await post(user, pathOf(attempt), { ...fields, 'answers[0]': 'Günaydın.', 'answers[1]': 'Hello.' })
  expect(await textOf(user, pathOf(attempt))).toContain('Deduction sheet')
})

test('a learner who switches to typing is asked for the missing segments, on any device, and scored', async () => {
  const user = await createAccount()
  const attempt = await handIn(user, { recorded: [0], willType: true })
  expect(attempt.answer).toMatchObject({ status: 'needs_transcripts', segments: [0, 1] })
  const html = await textOf(user, pathOf(attempt))
  expect(html.match(/src="\/api\/recordings\//g)).toHaveLength(1)
  expect(html).toContain('2 segments have no text yet.')
  const fields = { dialogueId: String(attempt.dialogueId), submissionId: attempt.submissionId }
  await post(user, pathOf(attempt), { ...fields, 'answers[0]': 'Günaydın.', 'answers[1]': 'Hello.' })
  expect(await db.submission.findUnique({ where: { id: attempt.submissionId } })).toMatchObject({
    status: 'scored',
    overallScore: 45,
  })
  const missed = await handIn(user, { recorded: [0], willType: false })
  expect(missed.answer).toMatchObject({ status: 'needs_transcripts', segments: [0] })
})

test('an invalid promise to type is refused with a message', async () => {
  const user = await createAccount()
  const { id: dialogueId } = await createDialogue()
  const body = submissionForm({ dialogueId, recordings: { 0: SPOKEN } })
  body.set('willType', 'maybe')
  const response = await app.request('/api/submit-naati-session', {
    method: 'POST',
    body,
    headers: await writingAs(user),
  })
  expect([response.status, await response.json()]).toMatchObject([400, { fields: { willType: [expect.any(String)] } }])
})
