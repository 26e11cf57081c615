import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { RevisionSchema } from '#app/models/practice/revision.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { evaluationOf, progressOf, revisionsOf } from '#tests/support/revisions.ts'
import { filesOnDisk, fixture, getSample, type SampleRow } from '#tests/support/submission.ts'

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

test('a typed retry is scored by itself; the attempt, its counters and XP do not change', async () => {
  const user = await createAccount()
  const submissionId = await act.attempt(user)
  const [evaluation, progress] = [await evaluationOf(submissionId), await progressOf(user)]
  const revision = RevisionSchema.parse(
    await (await act.retry(user, { submissionId, segmentIndex: 2, transcript: act.model(2) })).json(),
  )
  expect(revision).toMatchObject({ kind: 'retry', totalBefore: null, totalAfter: null, recording: null })
  expect(revision.after?.result).toMatchObject({ score: 45, verdict: 'good', transcript: act.model(2) })
  expect(revision.before.result).toEqual(evaluation.segments[2])
  expect(await evaluationOf(submissionId)).toEqual(evaluation)
  expect(await progressOf(user)).toEqual(progress)
})

test('a recorded retry without a recogniser is kept and waits for words, which use the same id', async () => {
  const [user, stranger] = [await createAccount(), await createAccount()]
  const submissionId = await act.attempt(user)
  const at = { submissionId, segmentIndex: 2, revisionId: randomUUID() }
  const recording = fixture('tr_espeak.webm')
  const files = filesOnDisk().length
  const copies = await Promise.all(Array.from({ length: 5 }, () => act.retry(user, { ...at, recording })))
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
  const scored = RevisionSchema.parse(await (await act.retry(user, { ...at, transcript: act.model(2) })).json())
  expect(scored.after?.result).toMatchObject({ score: 45, transcriptSource: 'typed' })
  expect(await (await act.retry(user, { ...at, transcript: 'something else' })).json()).toEqual(scored)
})

test('words recognised by the browser are sent with the recording', async () => {
  const user = await createAccount()
  const at = { submissionId: await act.attempt(user), segmentIndex: 2 }
  const answer = await act.retry(user, { ...at, recording: fixture('tr_espeak.webm'), transcript: act.model(2) })
  expect(RevisionSchema.parse(await answer.json()).after?.result.score).toBe(45)
})

test('a retry that is no recording, too large, silent, empty, or the sixth is refused and leaves no file', async () => {
  const user = await createAccount()
  const at = { submissionId: await act.attempt(user), segmentIndex: 2 }
  const files = filesOnDisk().length
  expect((await act.retry(user, { ...at, recording: Buffer.from('not audio at all') })).status).toBe(415)
  expect((await act.retry(user, { ...at, recording: new Uint8Array(10 * 1024 * 1024 + 1) })).status).toBe(413)
  expect((await act.retry(user, { ...at, recording: new Uint8Array(12 * 1024 * 1024) })).status).toBe(413)
  const silent = await act.retry(user, { ...at, recording: fixture('silence.webm') })
  expect([silent.status, (await silent.json()).error]).toEqual([
    400,
    expect.stringContaining('could not hear any speech'),
  ])
  expect((await act.retry(user, at)).status).toBe(400)
  const json = await app.request(`/api/submissions/${at.submissionId}/segments/2/retry`, {
    method: 'POST',
    body: '{}',
    headers: { ...(await writingAs(user)), 'Content-Type': 'application/json' },
  })
  expect(json.status).toBe(415)
  for (let count = 1; count <= 5; count += 1) {
    expect((await act.retry(user, { ...at, transcript: act.model(2) })).status).toBe(200)
  }
  const sixth = await act.retry(user, { ...at, recording: fixture('tr_espeak.webm') })
  expect([sixth.status, (await sixth.json()).error]).toEqual([409, expect.stringContaining('5 times')])
  expect(filesOnDisk()).toHaveLength(files)
})
