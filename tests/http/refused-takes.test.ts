import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { makeWav } from '#tests/support/audio.ts'
import { claim, codeOf, expectNoOrphans, SPOKEN, stagingScene } from '#tests/support/staging.ts'
import { getPremium, getSample, type SampleRow } from '#tests/support/submission.ts'

const MIB = 1024 * 1024

let app: RunningApp
let sample: SampleRow

const { learner, guest, handIn, take } = stagingScene(() => ({ app, sample }))

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const WRONG = [
  { what: 'what is not audio', bytes: Buffer.from('this is no recording'), status: 415, sentence: 'segment 1' },
  { what: 'an empty body', bytes: new Uint8Array(), status: 400, sentence: 'segment 1 is empty' },
  { what: 'more than 10 MiB', bytes: Buffer.alloc(10 * MIB + 1, 1), status: 413, sentence: 'too large' },
  {
    what: 'more than three minutes',
    bytes: makeWav({ durationMs: 190_000, sampleRateHz: 8_000, sampleAt: () => 0 }),
    status: 413,
    sentence: 'longer than 3 minutes',
  },
  { what: 'a segment that is not there', index: 99, status: 400, sentence: 'no segment 100' },
  { what: 'a segment that is no number', index: 'one', status: 404, sentence: 'no such segment' },
  { what: 'an attempt that is no UUID', attemptId: 'mine', status: 404, sentence: 'attempt' },
  { what: 'no dialogue', dialogueId: '', status: 400, sentence: 'dialogue' },
  { what: 'a dialogue that is not there', dialogueId: 999_999, status: 404, sentence: 'dialogue' },
]

test.each(WRONG)('$what is refused with $status and leaves nothing', async ({ status, sentence, ...change }) => {
  const attemptId = randomUUID()
  const response = await guest.put({ ...take(attemptId, 0), ...change })
  expect(response.status).toBe(status)
  expect((await response.json()).error).toContain(sentence)
  expect(await db.stagedRecording.count({ where: { attemptId } })).toBe(0)
  await expectNoOrphans()
})

test('an attempt has one dialogue', async () => {
  const attemptId = randomUUID()
  const pro = await createAccount({ plan: 'pro' })
  await learner(pro).put(take(attemptId, 0))
  const { id: dialogueId } = await getPremium()
  expect((await learner(pro).put({ ...take(attemptId, 1), dialogueId })).status).toBe(409)
})

test("uploads are limited: a guest's by address, a learner's by account", async () => {
  const user = await createAccount()
  for (const [staging, most] of [
    [guest, 200],
    [learner(user), 1_200],
  ] as const) {
    const attemptId = randomUUID()
    await staging.put(take(attemptId, 0))
    await db.rateLimit.updateMany({ where: { count: 1 }, data: { count: most - 1 } })
    expect((await staging.put(take(attemptId, 1))).status).toBe(200)
    const refused = await staging.put(take(attemptId, 2))
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    await db.rateLimit.deleteMany()
  }
})

test('an invalid claim, or a segment that is both sent and named, is refused', async () => {
  const submissionId = randomUUID()
  const wrong = await handIn({ submissionId, staged: [{ segmentIndex: 0, sha256: 'abc' }] })
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { fields: { staged: [expect.any(String)] } }])
  const twice = await handIn({ submissionId, staged: [claim(0)], recordings: { 0: SPOKEN } })
  expect([twice.status, await twice.json()]).toMatchObject([400, { error: expect.stringContaining('Segment 1') }])
  expect((await handIn({ submissionId, staged: [claim(99)] })).status).toBe(400)
})

test('sixty non-recordings an hour are answered, after which recordings are refused too', async () => {
  const user = await createAccount()
  const noise = Buffer.from('this is no recording')
  for (const staging of [guest, learner(user)]) {
    const attemptId = randomUUID()
    expect((await staging.put(take(attemptId, 0, noise))).status).toBe(415)
    await db.rateLimit.updateMany({ where: { count: 1 }, data: { count: 59 } })
    expect((await staging.put(take(attemptId, 0))).status).toBe(200)
    expect((await staging.put(take(attemptId, 1, noise))).status).toBe(415)
    const refused = await staging.put(take(attemptId, 2))
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    await db.rateLimit.deleteMany()
  }
})

test('ids in a path are case-insensitive', async () => {
  const user = await createAccount()
  const attemptId = randomUUID()
  expect((await learner(user).put(take(attemptId.toUpperCase(), 0))).status).toBe(200)
  const progress = await learner(user).progress(attemptId)
  expect(await progress.json()).toMatchObject({ segments: [{ segmentIndex: 0 }] })
  expect(await (await learner(user).progress(attemptId.toUpperCase())).json()).toMatchObject({
    segments: [{ segmentIndex: 0 }],
  })
  expect((await handIn({ user, submissionId: attemptId, staged: [claim(0)] })).status).toBe(200)
})
