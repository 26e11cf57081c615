import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { RevisionSchema } from '#app/models/practice/revision.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { evaluationOf, headersOf, progressOf, revisionsOf } from '#tests/support/revisions.ts'
import { getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'

type User = { id: number }

let app: RunningApp
let sample: SampleRow
let act: ReturnType<typeof revisionsOf>

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
  act = revisionsOf({ app, sample })
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

test('a correction scores as if its words had been there from the start, and keeps both scores', async () => {
  const user = await createAccount()
  const corrected = await act.attempt(user)
  const { total: totalBefore } = (await evaluationOf(corrected)).naatiScore
  const { total: fromTheStart, errors } = (await evaluationOf(await act.attempt(user, [4, 6]))).naatiScore
  const response = await act.correct(user, { submissionId: corrected, segmentIndex: 2 })
  expect(response.status).toBe(200)
  const revision = RevisionSchema.parse(await response.json())
  expect(revision).toMatchObject({ kind: 'correction', segmentIndex: 2, totalBefore, totalAfter: fromTheStart })
  expect(revision.before.result.transcript).toBe(act.cutShort(2))
  const evaluation = await evaluationOf(corrected)
  expect(evaluation.naatiScore).toMatchObject({ total: fromTheStart, errors })
  expect(evaluation.segments[2]).toMatchObject({ transcript: act.model(2), corrected: true, verdict: 'good' })
  expect(fromTheStart).toBeGreaterThan(totalBefore)
})

test('editing a dialogue changes no existing attempt, and one whose text differs is not scored again', async () => {
  const user = await createAccount()
  const submissionId = await act.attempt(user)
  const page = async () => {
    const path = `/practice/${sample.id}?attempt=${submissionId}`
    return (await app.request(path, { headers: await signedInAs(user) })).text()
  }
  const { transcript: before } = await db.dialogue.findUniqueOrThrow({ where: { id: sample.id } })
  const [, , ...others] = sample.segments
  const edited = [{ ...sample.segments[0], text: 'Something else.' }, sample.segments[1], ...others.slice(0, -1)]
  await db.dialogue.update({ where: { id: sample.id }, data: { transcript: JSON.stringify({ segments: edited }) } })
  try {
    const html = await page()
    expect(html).not.toContain('Something else.')
    expect(html).not.toContain(`"/api/audio/segment/${sample.id}/0"`)
    expect(html).toContain(`"/api/audio/segment/${sample.id}/1"`)
    const refused = await act.correct(user, { submissionId, segmentIndex: 0, transcript: 'Other words.' })
    expect([refused.status, (await refused.json()).error]).toEqual([409, expect.stringContaining('has changed since')])
    expect((await act.retry(user, { submissionId, segmentIndex: 0, transcript: 'Other words.' })).status).toBe(409)
    // Another one still has the original text, although the dialogue is shorter now.
    expect((await act.correct(user, { submissionId, segmentIndex: 2 })).status).toBe(200)
    await db.$executeRaw`UPDATE submissions SET segments = NULL WHERE id = ${submissionId}::uuid`
    expect(await page()).toContain('Something else.')
    expect((await act.correct(user, { submissionId, segmentIndex: 4 })).status).toBe(409)
  } finally {
    await db.dialogue.update({ where: { id: sample.id }, data: { transcript: before } })
  }
})

test('the learner’s counters follow a correction; XP, days and streak do not', async () => {
  const user = await createAccount()
  const wrong = sample.segments.map((_, index) => index).slice(0, 7)
  const submissionId = await act.attempt(user, wrong)
  const before = await progressOf(user)
  expect(before).toMatchObject({ count: 1, passed: 0 })
  for (const segmentIndex of wrong) {
    expect((await act.correct(user, { submissionId, segmentIndex })).status).toBe(200)
  }
  const after = await progressOf(user)
  const { total, grade } = (await evaluationOf(submissionId)).naatiScore
  expect(grade).toBe('Pass')
  expect(after).toEqual({ ...before, passed: 1, sum: expect.closeTo(total, 6) })
})

test('a correction withdraws missed words that were said after all, and no others', async () => {
  const user = await createAccount()
  const all = sample.segments.map((_, index) => index)
  const submissionId = await act.attempt(user, all)
  const missed = async () => db.vocabularyMiss.count({ where: { submissionId } })
  const cards = async () => db.vocabularyCard.count({ where: { userId: user.id } })
  const before = await missed()
  expect(before).toBeGreaterThan(1)
  const [reviewed] = await db.vocabularyMiss.findMany({ where: { submissionId } })
  const { vocabularyId = 0 } = reviewed ?? {}
  await db.vocabularyCard.updateMany({ where: { userId: user.id, vocabularyId }, data: { reps: 1 } })
  expect(await cards()).toBe(before)
  const left = [before]
  for (const segmentIndex of all) {
    expect((await act.correct(user, { submissionId, segmentIndex })).status).toBe(200)
    left.push(await missed())
  }
  expect(left.at(-1)).toBe(0)
  expect(new Set(left).size).toBeGreaterThan(2)
  // The reviewed state is stored.
  expect(await cards()).toBe(1)
})

test('a correction sent twenty times at once is stored once, with one response', async () => {
  const user = await createAccount()
  const submissionId = await act.attempt(user)
  const revisionId = randomUUID()
  const copies = Array.from({ length: 20 }, () => act.correct(user, { submissionId, segmentIndex: 2, revisionId }))
  const answers = await Promise.all((await Promise.all(copies)).map((response) => response.json()))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(RevisionSchema.parse(answers[0]).totalAfter).toBe((await evaluationOf(submissionId)).naatiScore.total)
  expect(await db.segmentRevision.count({ where: { submissionId } })).toBe(1)
  const sum = (await progressOf(user)).sum
  expect(sum).toBeCloseTo((await evaluationOf(submissionId)).naatiScore.total, 6)
})

test('concurrent corrections of three segments do not overwrite each other', async () => {
  const user = await createAccount()
  const submissionId = await act.attempt(user)
  const answers = await Promise.all([2, 4, 6].map((segmentIndex) => act.correct(user, { submissionId, segmentIndex })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const evaluation = await evaluationOf(submissionId)
  expect([2, 4, 6].map((index) => evaluation.segments[index]?.transcript)).toEqual([2, 4, 6].map(act.model))
  const clean = await evaluationOf(await act.attempt(user, []))
  expect(evaluation.naatiScore).toEqual(clean.naatiScore)
  const rows = await db.segmentRevision.findMany({ where: { submissionId }, orderBy: { createdAt: 'asc' } })
  // Each continued from where the previous one ended.
  expect(rows.slice(1).map(({ totalBefore }) => totalBefore)).toEqual(rows.slice(0, -1).map((row) => row.totalAfter))
})

test('a guest corrects the sample, but another visitor’s or learner’s attempt does not exist', async () => {
  const [owner, stranger] = [await createAccount(), await createAccount()]
  const guests = await act.attempt(null)
  const owned = await act.attempt(owner)
  expect((await act.correct(null, { submissionId: guests, segmentIndex: 2 })).status).toBe(200)
  for (const [user, submissionId] of [
    [stranger, guests],
    [stranger, owned],
    [null, owned],
  ] as const) {
    expect((await act.correct(user, { submissionId, segmentIndex: 4 })).status).toBe(404)
  }
  expect((await act.retry(stranger, { submissionId: owned, segmentIndex: 4, transcript: 'x' })).status).toBe(404)
  expect((await act.correct(owner, { submissionId: randomUUID(), segmentIndex: 0 })).status).toBe(404)
  expect(
    (await act.correct(owner, { submissionId: owned, segmentIndex: sample.segments.length, transcript: 'x' })).status,
  ).toBe(404)
  expect(await db.segmentRevision.count({ where: { submissionId: owned } })).toBe(0)
})

test('an invalid correction is refused: no words, the same words, too many, no transcript, a used id', async () => {
  const user = await createAccount()
  const submissionId = await act.attempt(user)
  const at = { submissionId, segmentIndex: 2 }
  const blank = await act.correct(user, { ...at, transcript: '  ' })
  expect([blank.status, (await blank.json()).fields]).toEqual([400, { transcript: ['Type what you said.'] }])
  expect((await act.correct(user, { ...at, transcript: 'x'.repeat(2_001) })).status).toBe(400)
  expect((await act.correct(user, { ...at, revisionId: 'x' })).status).toBe(400)
  const same = await act.correct(user, { ...at, transcript: act.cutShort(2) })
  expect([same.status, (await same.json()).error]).toEqual([400, expect.stringContaining('already been scored')])
  const revisionId = randomUUID()
  for (let count = 1; count <= 5; count += 1) {
    const id = count === 1 ? revisionId : randomUUID()
    expect((await act.correct(user, { ...at, transcript: `${act.model(2)} ${count}`, revisionId: id })).status).toBe(
      200,
    )
  }
  const sixth = await act.correct(user, at)
  expect([sixth.status, (await sixth.json()).error]).toEqual([409, expect.stringContaining('5 times')])
  expect((await act.correct(user, { submissionId, segmentIndex: 4, revisionId })).status).toBe(409)
  const other = await act.attempt(user)
  expect((await act.correct(user, { submissionId: other, segmentIndex: 2, revisionId })).status).toBe(409)
  const silent = submissionForm({
    dialogueId: sample.id,
    submissionId: randomUUID(),
    transcripts: [{ segmentIndex: 0, text: 'Merhaba' }],
  })
  const body = await (
    await app.request('/api/submit-naati-session', { method: 'POST', body: silent, headers: await writingAs(user) })
  ).json()
  expect((await act.correct(user, { submissionId: body.submissionId, segmentIndex: 1 })).status).toBe(400)
})

test('corrections and retries count against the limit of submissions', async () => {
  const user = await createAccount()
  const submissionId = await act.attempt(user)
  await db.rateLimit.updateMany({ data: { count: 60 } })
  const refused = await act.correct(user, { submissionId, segmentIndex: 2 })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await act.retry(user, { submissionId, segmentIndex: 2, transcript: act.model(2) })).status).toBe(429)
})

async function post(user: User | null, path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { ...(await headersOf(user)), Accept: 'text/html' }
  return app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

test('both work as plain forms of the result, and return to the segment', async () => {
  const user = await createAccount()
  const submissionId = await act.attempt(user)
  const path = `/practice/${sample.id}?attempt=${submissionId}`
  const page = await (await app.request(path, { headers: await signedInAs(user) })).text()
  const formId = /name="formId" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(page).toContain('Try this segment again')
  const fields = { submissionId, formId, segmentIndex: '2', transcript: act.model(2) }
  for (const intent of ['correction', 'retry', 'correction']) {
    const response = await post(user, path, { ...fields, intent })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`${path}&segment=3#segment-3`)
  }
  expect(await db.segmentRevision.count({ where: { submissionId } })).toBe(2)
  const after = await (await app.request(`${path}&segment=3`, { headers: await signedInAs(user) })).text()
  expect(after).toContain('You corrected it to')
  expect(after.replaceAll('<!-- -->', '')).toMatch(/First scored [\d.]+, after your correction [\d.]+/)
  const blank = await post(user, path, { ...fields, intent: 'correction', transcript: ' ' })
  expect([blank.status, (await blank.text()).includes('1 segment is blank: did you say nothing there?')]).toEqual([
    400,
    true,
  ])
  const untyped = await post(user, path, { ...fields, intent: 'retry', transcript: ' ' })
  expect([untyped.status, (await untyped.text()).includes('Type what you said.')]).toEqual([400, true])
  const same = await post(user, path, { ...fields, intent: 'correction', formId: randomUUID() })
  expect([same.status, (await same.text()).includes('already been scored')]).toEqual([400, true])
  expect((await post(await createAccount(), path, { ...fields, intent: 'correction' })).status).toBe(404)
})

test('a guest’s plain form corrects the sample and offers no further retry', async () => {
  const submissionId = await act.attempt(null)
  const path = `/practice/sample?attempt=${submissionId}`
  const page = await (await app.request(path)).text()
  expect(page).not.toContain('Try this segment again')
  const fields = {
    intent: 'correction',
    submissionId,
    formId: randomUUID(),
    segmentIndex: '2',
    transcript: act.model(2),
  }
  expect((await post(null, path, fields)).status).toBe(303)
  expect(await (await app.request(path)).text()).toContain('You corrected it to')
  expect((await post(null, path, { ...fields, intent: 'retry' })).status).toBe(401)
  expect(await db.segmentRevision.count({ where: { submissionId } })).toBe(1)
})
