import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { claim, codeOf, expectNoOrphans, SPOKEN, stagingScene } from '#tests/support/staging.ts'
import { fixture, getPremium, getSample, type SampleRow } from '#tests/support/submission.ts'

const OTHER = fixture('en_espeak.webm')

let app: RunningApp
let sample: SampleRow

const { learner, guest, handIn, take } = stagingScene(() => ({ app, sample }))

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

test('staged recordings are referenced in the submission and become its recordings', async () => {
  const user = await createAccount()
  const submissionId = randomUUID()
  const staging = learner(user)
  const first = await staging.put(take(submissionId, 0))
  expect([first.status, await first.json()]).toEqual([200, claim(0)])
  await staging.put(take(submissionId, 3, OTHER))
  const open = await (await staging.progress(submissionId)).json()
  expect(open).toEqual({
    status: 'open',
    segments: [claim(0), claim(3, OTHER)].map((held) => ({ ...held, transcribed: false })),
    transcription: null,
  })
  const recordings = { 1: SPOKEN, 2: new Uint8Array() }
  const response = await handIn({ user, submissionId, staged: [claim(0), claim(3, OTHER)], recordings })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'scored', submissionId })
  const rows = await db.recording.findMany({ where: { submissionId }, orderBy: { segmentIndex: 'asc' } })
  expect(rows.map(({ segmentIndex, mimeType, bytes }) => [segmentIndex, mimeType, bytes])).toEqual([
    [0, 'audio/webm', SPOKEN.length],
    [1, 'audio/webm', SPOKEN.length],
    [3, 'audio/webm', OTHER.length],
  ])
  expect(rows[0]).toMatchObject({
    sha256: claim(0).sha256,
    durationMs: rows[1]?.durationMs,
    speechMs: rows[1]?.speechMs,
  })
  expect(await (await staging.progress(submissionId)).json()).toMatchObject({ status: 'scored' })
  await expectNoOrphans()
})

test('the same recording again changes nothing, another one replaces it, and one can be withdrawn', async () => {
  const user = await createAccount()
  const attemptId = randomUUID()
  const staging = learner(user)
  const answers = await Promise.all(Array.from({ length: 6 }, () => staging.put(take(attemptId, 1))))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const before = await db.stagedRecording.findMany({ where: { attemptId } })
  expect(before).toHaveLength(1)
  await staging.put(take(attemptId, 1))
  expect(await db.stagedRecording.findMany({ where: { attemptId } })).toEqual(before)
  await staging.put(take(attemptId, 1, OTHER))
  const [after] = await db.stagedRecording.findMany({ where: { attemptId } })
  expect(after).toMatchObject({ sha256: claim(0, OTHER).sha256, userId: user.id })
  await expectNoOrphans()
  expect((await staging.takeBack({ attemptId, index: 1 })).status).toBe(204)
  expect((await staging.takeBack({ attemptId, index: 1 })).status).toBe(204)
  expect(await db.stagedRecording.count({ where: { attemptId } })).toBe(0)
  await expectNoOrphans()
})

test('twenty concurrent copies that reference staged recordings make one submission and get one response', async () => {
  const user = await createAccount()
  const submissionId = randomUUID()
  for (const index of [0, 1, 2]) await learner(user).put(take(submissionId, index))
  const staged = [0, 1, 2].map((index) => claim(index))
  const copies = await Promise.all(Array.from({ length: 20 }, () => handIn({ user, submissionId, staged })))
  expect(copies.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const bodies = await Promise.all(copies.map((copy) => copy.json()))
  for (const body of bodies) expect(body).toEqual(bodies[0])
  expect(await db.submission.count({ where: { userId: user.id } })).toBe(1)
  expect(await db.recording.count({ where: { submissionId } })).toBe(3)
  await expectNoOrphans()
})

test('a recording that is not staged as referenced is requested, and nothing is submitted until then', async () => {
  const user = await createAccount()
  const submissionId = randomUUID()
  const staging = learner(user)
  for (const index of [0, 1]) await staging.put(take(submissionId, index))
  await staging.put(take(submissionId, 1, OTHER))
  const staged = [claim(0), claim(1), claim(4)]
  const refused = await handIn({ user, submissionId, staged })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'CONFLICT', missing: [1, 4] })
  expect(await db.submission.count({ where: { id: submissionId } })).toBe(0)
  const recordings = { 1: SPOKEN, 4: SPOKEN }
  expect((await handIn({ user, submissionId, staged: [claim(0)], recordings })).status).toBe(200)
  expect(await db.recording.count({ where: { submissionId } })).toBe(3)
  expect(await db.stagedRecording.count({ where: { attemptId: submissionId } })).toBe(0)
  await expectNoOrphans()
})

test('a full submission ignores what was sent ahead, and deletes it', async () => {
  const user = await createAccount()
  const submissionId = randomUUID()
  await learner(user).put(take(submissionId, 0))
  expect((await handIn({ user, submissionId, recordings: { 0: OTHER } })).status).toBe(200)
  expect(await db.recording.findMany({ where: { submissionId } })).toMatchObject([{ sha256: claim(0, OTHER).sha256 }])
  await expectNoOrphans()
})

test('recordings that race with the submission are included or refused, and never left over', async () => {
  const user = await createAccount()
  const submissionId = randomUUID()
  const staging = learner(user)
  const [handed, ...takes] = await Promise.all([
    handIn({ user, submissionId, recordings: { 0: SPOKEN } }),
    ...[1, 2, 3, 4].map((index) => staging.put(take(submissionId, index))),
  ])
  expect(handed.status).toBe(200)
  for (const { status } of takes) expect([200, 409]).toContain(status)
  expect(await db.stagedRecording.count({ where: { attemptId: submissionId } })).toBe(0)
  await expectNoOrphans()
})

test('after the submission recordings are refused with 409, and cannot be withdrawn', async () => {
  const user = await createAccount()
  const submissionId = randomUUID()
  await learner(user).put(take(submissionId, 0))
  await handIn({ user, submissionId, staged: [claim(0)] })
  const late = await learner(user).put(take(submissionId, 1))
  expect([late.status, await codeOf(late)]).toEqual([409, 'CONFLICT'])
  expect((await learner(user).takeBack({ attemptId: submissionId, index: 0 })).status).toBe(409)
  expect(await db.recording.count({ where: { submissionId } })).toBe(1)
})

test("another learner's attempt does not exist, in any call", async () => {
  const [owner, stranger] = [await createAccount(), await createAccount()]
  const attemptId = randomUUID()
  await learner(owner).put(take(attemptId, 0))
  for (const staging of [learner(stranger), guest]) {
    expect((await staging.put(take(attemptId, 0, OTHER))).status).toBe(404)
    expect((await staging.put(take(attemptId, 1))).status).toBe(404)
    expect((await staging.takeBack({ attemptId, index: 0 })).status).toBe(404)
    expect((await staging.progress(attemptId)).status).toBe(404)
  }
  for (const staged of [[claim(0)], undefined]) {
    expect((await handIn({ user: stranger, submissionId: attemptId, ...(staged && { staged }) })).status).toBe(404)
    expect((await handIn({ submissionId: attemptId, ...(staged && { staged }) })).status).toBe(404)
  }
  expect(await db.stagedRecording.findMany({ where: { attemptId } })).toMatchObject([{ sha256: claim(0).sha256 }])
  expect((await handIn({ user: owner, submissionId: attemptId, staged: [claim(0)] })).status).toBe(200)
  expect((await learner(stranger).progress(attemptId)).status).toBe(404)
})

test("a guest's attempt continues after signing in, under the id that only its browser knows", async () => {
  const submissionId = randomUUID()
  expect((await guest.put(take(submissionId, 0))).status).toBe(200)
  const user = await createAccount()
  expect((await learner(user).put(take(submissionId, 1))).status).toBe(200)
  expect((await handIn({ user, submissionId, staged: [claim(0), claim(1)] })).status).toBe(200)
  expect(await db.submission.findUnique({ where: { id: submissionId } })).toMatchObject({ userId: user.id })
})

test('a guest submits a sample by reference, and open dialogues only', async () => {
  const submissionId = randomUUID()
  await guest.put(take(submissionId, 0))
  const response = await handIn({ submissionId, staged: [claim(0)] })
  expect([response.status, await response.json()]).toMatchObject([200, { status: 'scored' }])
  const { id: dialogueId } = await getPremium()
  for (const staging of [guest, learner(await createAccount())]) {
    const refused = await staging.put({ ...take(randomUUID(), 0), dialogueId })
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'PREMIUM_REQUIRED'])
  }
  const pro = await createAccount({ plan: 'pro' })
  expect((await learner(pro).put({ ...take(randomUUID(), 0), dialogueId })).status).toBe(200)
})
