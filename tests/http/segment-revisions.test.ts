import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { RevisionSchema } from '#app/models/practice/revision.ts'
import { EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import {
  answersOf,
  filesOnDisk,
  fixture,
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

type User = { id: number }

const model = (index: number) => sample.segments[index]?.translation ?? ''
/** The first words only, which loses most of the message. */
const cutShort = (index: number) => model(index).split(' ').slice(0, 2).join(' ')
const headersOf = async (user: User | null) => (user ? writingAs(user) : {})

/** A scored attempt whose segments in `wrong` (0-based) lost most of their message. @returns its id. */
async function attempt(user: User | null, wrong: number[] = [2, 4, 6]): Promise<string> {
  const submissionId = randomUUID()
  const transcripts = answersOf(sample.segments, (_, index) => (wrong.includes(index) ? cutShort(index) : model(index)))
  const path = user ? '/api/submit-naati-session' : '/api/submit-sample-practice'
  const body = submissionForm({ dialogueId: sample.id, submissionId, transcripts })
  const response = await app.request(path, { method: 'POST', body, headers: await headersOf(user) })
  expect(response.status).toBe(200)
  return submissionId
}

interface Correction {
  submissionId: string
  segmentIndex: number
  transcript?: string
  revisionId?: string
}

async function correct(user: User | null, correction: Correction): Promise<Response> {
  const { submissionId, segmentIndex, transcript = model(segmentIndex), revisionId = randomUUID() } = correction
  return app.request(`/api/submissions/${submissionId}/segments/${segmentIndex}/correction`, {
    method: 'POST',
    body: JSON.stringify({ revisionId, transcript }),
    headers: { ...(await headersOf(user)), 'Content-Type': 'application/json' },
  })
}

interface Retry {
  submissionId: string
  segmentIndex: number
  recording?: Uint8Array
  transcript?: string
  revisionId?: string
}

async function retry(user: User, options: Retry): Promise<Response> {
  const { submissionId, segmentIndex, recording, transcript, revisionId = randomUUID() } = options
  const body = new FormData()
  body.set('revisionId', revisionId)
  if (recording) body.set('recording', new File([new Uint8Array(recording)], '0.webm', { type: 'audio/webm' }))
  if (transcript !== undefined) body.set('transcript', transcript)
  const path = `/api/submissions/${submissionId}/segments/${segmentIndex}/retry`
  return app.request(path, { method: 'POST', body, headers: await headersOf(user) })
}

async function evaluationOf(id: string) {
  const row = await db.submission.findUniqueOrThrow({ where: { id } })
  const evaluation = EvaluationSchema.parse(row.feedback)
  expect(row.overallScore).toBe(evaluation.naatiScore.total)
  return evaluation
}

async function progressOf({ id: userId }: User) {
  const [totals, topics, days, user] = await Promise.all([
    db.learnerTotals.findUnique({ where: { userId } }),
    db.learnerTopic.findMany({ where: { userId } }),
    db.dailyProgress.findMany({ where: { userId } }),
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { currentStreak: true, longestStreak: true } }),
  ])
  return { passed: totals?.practicePassed, count: totals?.practiceCount, sum: topics[0]?.scoreSum, days, user }
}

test('a correction scores what the corrected words would have scored from the start, and keeps both scores', async () => {
  const user = await createAccount()
  const corrected = await attempt(user)
  const { total: totalBefore } = (await evaluationOf(corrected)).naatiScore
  const { total: fromTheStart, errors } = (await evaluationOf(await attempt(user, [4, 6]))).naatiScore
  const response = await correct(user, { submissionId: corrected, segmentIndex: 2 })
  expect(response.status).toBe(200)
  const revision = RevisionSchema.parse(await response.json())
  expect(revision).toMatchObject({ kind: 'correction', segmentIndex: 2, totalBefore, totalAfter: fromTheStart })
  expect(revision.before.result.transcript).toBe(cutShort(2))
  const evaluation = await evaluationOf(corrected)
  expect(evaluation.naatiScore).toMatchObject({ total: fromTheStart, errors })
  expect(evaluation.segments[2]).toMatchObject({ transcript: model(2), corrected: true, verdict: 'good' })
  expect(fromTheStart).toBeGreaterThan(totalBefore)
})

test('the learner’s counters follow a correction; XP, days and streak stay', async () => {
  const user = await createAccount()
  const wrong = sample.segments.map((_, index) => index).slice(0, 7)
  const submissionId = await attempt(user, wrong)
  const before = await progressOf(user)
  expect(before).toMatchObject({ count: 1, passed: 0 })
  for (const segmentIndex of wrong) {
    expect((await correct(user, { submissionId, segmentIndex })).status).toBe(200)
  }
  const after = await progressOf(user)
  const { total, grade } = (await evaluationOf(submissionId)).naatiScore
  expect(grade).toBe('Pass')
  expect(after).toEqual({ ...before, passed: 1, sum: expect.closeTo(total, 6) })
})

test('a correction sent twenty times at once is one, and of one answer', async () => {
  const user = await createAccount()
  const submissionId = await attempt(user)
  const revisionId = randomUUID()
  const copies = Array.from({ length: 20 }, () => correct(user, { submissionId, segmentIndex: 2, revisionId }))
  const answers = await Promise.all((await Promise.all(copies)).map((response) => response.json()))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(RevisionSchema.parse(answers[0]).totalAfter).toBe((await evaluationOf(submissionId)).naatiScore.total)
  expect(await db.segmentRevision.count({ where: { submissionId } })).toBe(1)
  const sum = (await progressOf(user)).sum
  expect(sum).toBeCloseTo((await evaluationOf(submissionId)).naatiScore.total, 6)
})

test('corrections of three segments at once lose nothing of one another', async () => {
  const user = await createAccount()
  const submissionId = await attempt(user)
  const answers = await Promise.all([2, 4, 6].map((segmentIndex) => correct(user, { submissionId, segmentIndex })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const evaluation = await evaluationOf(submissionId)
  expect([2, 4, 6].map((index) => evaluation.segments[index]?.transcript)).toEqual([2, 4, 6].map(model))
  const clean = await evaluationOf(await attempt(user, []))
  expect(evaluation.naatiScore).toEqual(clean.naatiScore)
  const rows = await db.segmentRevision.findMany({ where: { submissionId }, orderBy: { createdAt: 'asc' } })
  // Each went on from where the one before ended.
  expect(rows.slice(1).map(({ totalBefore }) => totalBefore)).toEqual(rows.slice(0, -1).map((row) => row.totalAfter))
})

test('a guest corrects the sample, another visitor’s or learner’s attempt does not exist', async () => {
  const [owner, stranger] = [await createAccount(), await createAccount()]
  const guests = await attempt(null)
  const owned = await attempt(owner)
  expect((await correct(null, { submissionId: guests, segmentIndex: 2 })).status).toBe(200)
  for (const [user, submissionId] of [
    [stranger, guests],
    [stranger, owned],
    [null, owned],
  ] as const) {
    expect((await correct(user, { submissionId, segmentIndex: 4 })).status).toBe(404)
  }
  expect((await retry(stranger, { submissionId: owned, segmentIndex: 4, transcript: 'x' })).status).toBe(404)
  expect((await correct(owner, { submissionId: randomUUID(), segmentIndex: 0 })).status).toBe(404)
  expect(
    (await correct(owner, { submissionId: owned, segmentIndex: sample.segments.length, transcript: 'x' })).status,
  ).toBe(404)
  expect(await db.segmentRevision.count({ where: { submissionId: owned } })).toBe(0)
})

test('what cannot be corrected is said: no words, the same words, too many, nothing heard, the id of something else', async () => {
  const user = await createAccount()
  const submissionId = await attempt(user)
  const at = { submissionId, segmentIndex: 2 }
  const blank = await correct(user, { ...at, transcript: '  ' })
  expect([blank.status, (await blank.json()).fields]).toEqual([400, { transcript: ['Write down what you said.'] }])
  expect((await correct(user, { ...at, transcript: 'x'.repeat(2_001) })).status).toBe(400)
  expect((await correct(user, { ...at, revisionId: 'x' })).status).toBe(400)
  const same = await correct(user, { ...at, transcript: cutShort(2) })
  expect([same.status, (await same.json()).error]).toEqual([400, expect.stringContaining('scored already')])
  const revisionId = randomUUID()
  for (let count = 1; count <= 5; count += 1) {
    const id = count === 1 ? revisionId : randomUUID()
    expect((await correct(user, { ...at, transcript: `${model(2)} ${count}`, revisionId: id })).status).toBe(200)
  }
  const sixth = await correct(user, at)
  expect([sixth.status, (await sixth.json()).error]).toEqual([409, expect.stringContaining('5 times')])
  expect((await correct(user, { submissionId, segmentIndex: 4, revisionId })).status).toBe(409)
  const other = await attempt(user)
  expect((await correct(user, { submissionId: other, segmentIndex: 2, revisionId })).status).toBe(409)
  const silent = submissionForm({
    dialogueId: sample.id,
    submissionId: randomUUID(),
    transcripts: [{ segmentIndex: 0, text: 'Merhaba' }],
  })
  const body = await (
    await app.request('/api/submit-naati-session', { method: 'POST', body: silent, headers: await writingAs(user) })
  ).json()
  expect((await correct(user, { submissionId: body.submissionId, segmentIndex: 1 })).status).toBe(400)
})

test('corrections and tries count against the limit of submissions', async () => {
  const user = await createAccount()
  const submissionId = await attempt(user)
  await db.rateLimit.updateMany({ data: { count: 60 } })
  const refused = await correct(user, { submissionId, segmentIndex: 2 })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await retry(user, { submissionId, segmentIndex: 2, transcript: model(2) })).status).toBe(429)
})

test('a typed try is scored by itself; the attempt, its counters and XP stay as they are', async () => {
  const user = await createAccount()
  const submissionId = await attempt(user)
  const [evaluation, progress] = [await evaluationOf(submissionId), await progressOf(user)]
  const revision = RevisionSchema.parse(
    await (await retry(user, { submissionId, segmentIndex: 2, transcript: model(2) })).json(),
  )
  expect(revision).toMatchObject({ kind: 'retry', totalBefore: null, totalAfter: null, recording: null })
  expect(revision.after?.result).toMatchObject({ score: 45, verdict: 'good', transcript: model(2) })
  expect(revision.before.result).toEqual(evaluation.segments[2])
  expect(await evaluationOf(submissionId)).toEqual(evaluation)
  expect(await progressOf(user)).toEqual(progress)
})

test('a recorded try without a recogniser is kept and waits for words, which come under its id', async () => {
  const [user, stranger] = [await createAccount(), await createAccount()]
  const submissionId = await attempt(user)
  const at = { submissionId, segmentIndex: 2, revisionId: randomUUID() }
  const recording = fixture('tr_espeak.webm')
  const files = filesOnDisk().length
  const copies = await Promise.all(Array.from({ length: 5 }, () => retry(user, { ...at, recording })))
  for (const copy of copies) {
    expect(RevisionSchema.parse(await copy.json())).toMatchObject({
      after: null,
      recording: { durationMs: expect.any(Number) },
    })
  }
  expect(filesOnDisk()).toHaveLength(files + 1)
  const page = await app.request(`/practice/${sample.id}?attempt=${submissionId}`, { headers: await signedInAs(user) })
  expect(await page.text()).toContain('What you said in this try')
  const sound = `/api/recordings/${at.revisionId}`
  expect((await app.request(sound, { headers: await signedInAs(stranger) })).status).toBe(404)
  const played = await app.request(sound, { headers: await signedInAs(user) })
  expect(Buffer.from(await played.arrayBuffer()).equals(recording)).toBe(true)
  const scored = RevisionSchema.parse(await (await retry(user, { ...at, transcript: model(2) })).json())
  expect(scored.after?.result).toMatchObject({ score: 45, transcriptSource: 'typed' })
  expect(await (await retry(user, { ...at, transcript: 'something else' })).json()).toEqual(scored)
})

test('words that the browser heard come with the recording', async () => {
  const user = await createAccount()
  const at = { submissionId: await attempt(user), segmentIndex: 2 }
  const answer = await retry(user, { ...at, recording: fixture('tr_espeak.webm'), transcript: model(2) })
  expect(RevisionSchema.parse(await answer.json()).after?.result.score).toBe(45)
})

test('a try that is no recording, too large, silent, empty, or the sixth is refused and leaves no file', async () => {
  const user = await createAccount()
  const at = { submissionId: await attempt(user), segmentIndex: 2 }
  const files = filesOnDisk().length
  expect((await retry(user, { ...at, recording: Buffer.from('not audio at all') })).status).toBe(415)
  expect((await retry(user, { ...at, recording: new Uint8Array(10 * 1024 * 1024 + 1) })).status).toBe(413)
  expect((await retry(user, { ...at, recording: new Uint8Array(12 * 1024 * 1024) })).status).toBe(413)
  const silent = await retry(user, { ...at, recording: fixture('silence.webm') })
  expect([silent.status, (await silent.json()).error]).toEqual([
    400,
    expect.stringContaining('could not hear any speech'),
  ])
  expect((await retry(user, at)).status).toBe(400)
  const json = await app.request(`/api/submissions/${at.submissionId}/segments/2/retry`, {
    method: 'POST',
    body: '{}',
    headers: { ...(await writingAs(user)), 'Content-Type': 'application/json' },
  })
  expect(json.status).toBe(415)
  for (let count = 1; count <= 5; count += 1) {
    expect((await retry(user, { ...at, transcript: model(2) })).status).toBe(200)
  }
  const sixth = await retry(user, { ...at, recording: fixture('tr_espeak.webm') })
  expect([sixth.status, (await sixth.json()).error]).toEqual([409, expect.stringContaining('5 times')])
  expect(filesOnDisk()).toHaveLength(files)
})

async function post(user: User | null, path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { ...(await headersOf(user)), Accept: 'text/html' }
  return app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

test('both work as plain forms of the result, and lead back to the segment', async () => {
  const user = await createAccount()
  const submissionId = await attempt(user)
  const path = `/practice/${sample.id}?attempt=${submissionId}`
  const page = await (await app.request(path, { headers: await signedInAs(user) })).text()
  const formId = /name="formId" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(page).toContain('Try this segment again')
  const fields = { submissionId, formId, segmentIndex: '2', transcript: model(2) }
  for (const intent of ['correction', 'retry', 'correction']) {
    const response = await post(user, path, { ...fields, intent })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`${path}&segment=3#segment-3`)
  }
  expect(await db.segmentRevision.count({ where: { submissionId } })).toBe(2)
  const after = await (await app.request(`${path}&segment=3`, { headers: await signedInAs(user) })).text()
  expect(after).toContain('Corrected by you')
  expect(after.replaceAll('<!-- -->', '')).toMatch(/First scored [\d.]+, after your correction [\d.]+/)
  const blank = await post(user, path, { ...fields, intent: 'correction', transcript: ' ' })
  expect([blank.status, (await blank.text()).includes('Write down what you said.')]).toEqual([400, true])
  const same = await post(user, path, { ...fields, intent: 'correction', formId: randomUUID() })
  expect([same.status, (await same.text()).includes('scored already')]).toEqual([400, true])
  expect((await post(await createAccount(), path, { ...fields, intent: 'correction' })).status).toBe(404)
})

test('a guest’s plain form corrects the sample and offers no further try', async () => {
  const submissionId = await attempt(null)
  const path = `/practice/sample?attempt=${submissionId}`
  const page = await (await app.request(path)).text()
  expect(page).not.toContain('Try this segment again')
  const fields = { intent: 'correction', submissionId, formId: randomUUID(), segmentIndex: '2', transcript: model(2) }
  expect((await post(null, path, fields)).status).toBe(303)
  expect(await (await app.request(path)).text()).toContain('Corrected by you')
  expect((await post(null, path, { ...fields, intent: 'retry' })).status).toBe(401)
  expect(await db.segmentRevision.count({ where: { submissionId } })).toBe(1)
})
