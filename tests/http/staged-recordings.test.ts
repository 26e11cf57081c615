import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { makeWav } from '#tests/support/audio.ts'
import { stagingAs } from '#tests/support/staging.ts'
import {
  answersOf,
  filesOnDisk,
  fixture,
  getPremium,
  getSample,
  type SampleRow,
  submissionForm,
} from '#tests/support/submission.ts'

let app: RunningApp
let sample: SampleRow

const SPOKEN = fixture('tr_espeak.webm')
const OTHER = fixture('en_espeak.webm')
const MIB = 1024 * 1024

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const learner = (user: { id: number }) =>
  stagingAs(
    () => app,
    () => writingAs(user),
  )
const guest = stagingAs(
  () => app,
  async () => ({}),
)

beforeAll(async () => {
  app = await startApp()
  sample = await getSample()
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

interface HandIn {
  user?: { id: number }
  submissionId: string
  staged?: { segmentIndex: number; sha256: string }[]
  recordings?: Record<number, Uint8Array>
}

/** Hands an attempt in with the model answer of every segment. */
async function handIn({ user, submissionId, staged, recordings = {} }: HandIn): Promise<Response> {
  const transcripts = answersOf(sample.segments, ({ translation }) => translation)
  const form = submissionForm({ dialogueId: sample.id, submissionId, recordings, transcripts })
  if (staged) form.set('staged', JSON.stringify(staged))
  const path = user ? '/api/submit-naati-session' : '/api/submit-sample-practice'
  return app.request(path, { method: 'POST', body: form, headers: user ? await writingAs(user) : {} })
}

const take = (attemptId: string, index: number, bytes: Uint8Array = SPOKEN) => ({
  attemptId,
  dialogueId: sample.id,
  index,
  bytes,
})
const claim = (segmentIndex: number, bytes: Uint8Array = SPOKEN) => ({ segmentIndex, sha256: sha256(bytes) })

/** Every file has its row, and every row its file. */
async function expectNoOrphans(): Promise<void> {
  await expect
    .poll(async () => filesOnDisk().length - (await db.recording.count()) - (await db.stagedRecording.count()))
    .toBe(0)
}

async function codeOf(response: Response): Promise<unknown> {
  return (await response.json()).code
}

test('what was sent ahead is handed in by name, and becomes the recordings of the attempt', async () => {
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
    sha256: sha256(SPOKEN),
    durationMs: rows[1]?.durationMs,
    speechMs: rows[1]?.speechMs,
  })
  expect(await (await staging.progress(submissionId)).json()).toMatchObject({ status: 'scored' })
  await expectNoOrphans()
})

test('the same take again changes nothing, another one takes its place, and one can be taken back', async () => {
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
  expect(after).toMatchObject({ sha256: sha256(OTHER), userId: user.id })
  await expectNoOrphans()
  expect((await staging.takeBack({ attemptId, index: 1 })).status).toBe(204)
  expect((await staging.takeBack({ attemptId, index: 1 })).status).toBe(204)
  expect(await db.stagedRecording.count({ where: { attemptId } })).toBe(0)
  await expectNoOrphans()
})

test('twenty parallel copies that name staged takes are one submission, the same answer to all', async () => {
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

test('a take that is not there as it was named is asked for, and nothing is handed in until then', async () => {
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

test('a full submission needs nothing of what was sent ahead, and leaves nothing of it', async () => {
  const user = await createAccount()
  const submissionId = randomUUID()
  await learner(user).put(take(submissionId, 0))
  expect((await handIn({ user, submissionId, recordings: { 0: OTHER } })).status).toBe(200)
  expect(await db.recording.findMany({ where: { submissionId } })).toMatchObject([{ sha256: sha256(OTHER) }])
  await expectNoOrphans()
})

test('takes that race with the submission are in it or refused, and never left over', async () => {
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

test('after the submission takes are refused with 409, and cannot be taken back', async () => {
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
  expect(await db.stagedRecording.findMany({ where: { attemptId } })).toMatchObject([{ sha256: sha256(SPOKEN) }])
  expect((await handIn({ user: owner, submissionId: attemptId, staged: [claim(0)] })).status).toBe(200)
  expect((await learner(stranger).progress(attemptId)).status).toBe(404)
})

test("a guest's attempt goes on after signing in, under the id that only its browser knows", async () => {
  const submissionId = randomUUID()
  expect((await guest.put(take(submissionId, 0))).status).toBe(200)
  const user = await createAccount()
  expect((await learner(user).put(take(submissionId, 1))).status).toBe(200)
  expect((await handIn({ user, submissionId, staged: [claim(0), claim(1)] })).status).toBe(200)
  expect(await db.submission.findUnique({ where: { id: submissionId } })).toMatchObject({ userId: user.id })
})

test('a guest hands a sample in by name, and only dialogues that are open', async () => {
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

const WRONG = [
  { what: 'what is not audio', bytes: Buffer.from('this is no recording'), status: 415, sentence: 'segment 1' },
  { what: 'an empty body', bytes: new Uint8Array(), status: 400, sentence: 'segment 1 holds nothing' },
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

test.each(WRONG)(
  '$what is refused with $status and leaves nothing',
  async ({ what: _, status, sentence, ...change }) => {
    const attemptId = randomUUID()
    const response = await guest.put({ ...take(attemptId, 0), ...change })
    expect(response.status).toBe(status)
    expect((await response.json()).error).toContain(sentence)
    expect(await db.stagedRecording.count({ where: { attemptId } })).toBe(0)
    await expectNoOrphans()
  },
)

test('an attempt has one dialogue', async () => {
  const attemptId = randomUUID()
  const pro = await createAccount({ plan: 'pro' })
  await learner(pro).put(take(attemptId, 0))
  const { id: dialogueId } = await getPremium()
  expect((await learner(pro).put({ ...take(attemptId, 1), dialogueId })).status).toBe(409)
})

test('takes are limited: a guest by address, a learner by account', async () => {
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

test('a claim that is no claim, or a segment that is both sent and named, is refused', async () => {
  const submissionId = randomUUID()
  const wrong = await handIn({ submissionId, staged: [{ segmentIndex: 0, sha256: 'abc' }] })
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { fields: { staged: [expect.any(String)] } }])
  const twice = await handIn({ submissionId, staged: [claim(0)], recordings: { 0: SPOKEN } })
  expect([twice.status, await twice.json()]).toMatchObject([400, { error: expect.stringContaining('Segment 1') }])
  expect((await handIn({ submissionId, staged: [claim(99)] })).status).toBe(400)
})
