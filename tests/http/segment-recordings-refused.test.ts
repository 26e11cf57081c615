import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, writingAs } from '#tests/support/accounts.ts'
import { type AdminDesk, adminDesk } from '#tests/support/admin-desk.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { makeWav, readFixture } from '#tests/support/audio.ts'
import { hashOf, makeRecordings, problemOf, recordingForm, upload as send } from '#tests/support/segment-recordings.ts'

// Recordings of a segment that are refused, and the messages.

const WORDS = 'Good morning.'

let app: RunningApp
let desk: AdminDesk
let admin: { id: number; username: string }
let take: Uint8Array

beforeAll(async () => {
  app = await startApp()
  admin = await createAccount({ role: 'admin' })
  desk = adminDesk(app, admin)
  ;[take] = await makeRecordings()
})
afterAll(() => app.close())

const add = () => desk.add({ accessLevel: 'free' })
const upload = (dialogueId: number, { index = 0, bytes = take }: { index?: number; bytes?: Uint8Array } = {}) =>
  send(app, { dialogueId, index, words: WORDS, bytes, as: admin })

test.each([
  ['no file', 400, ['VALIDATION_FAILED', 'recording'], () => ({ wordsHash: hashOf(WORDS) })],
  [
    'an empty file',
    400,
    ['VALIDATION_FAILED', 'recording'],
    () => ({ wordsHash: hashOf(WORDS), recording: new Uint8Array() }),
  ],
  ['no words', 400, ['VALIDATION_FAILED', 'wordsHash'], () => ({ recording: take })],
  ['words that are no hash', 400, ['VALIDATION_FAILED', 'wordsHash'], () => ({ recording: take, wordsHash: 'x' })],
  [
    'silence',
    400,
    ['VALIDATION_FAILED', 'recording'],
    () => ({ wordsHash: hashOf(WORDS), recording: makeWav({ durationMs: 2_000, sampleAt: () => 0 }) }),
  ],
  [
    'four minutes',
    413,
    ['PAYLOAD_TOO_LARGE'],
    () => ({
      wordsHash: hashOf(WORDS),
      recording: makeWav({ durationMs: 240_000, sampleRateHz: 8_000, sampleAt: () => 0 }),
    }),
  ],
  [
    'eleven megabytes',
    413,
    ['PAYLOAD_TOO_LARGE'],
    () => ({ wordsHash: hashOf(WORDS), recording: new Uint8Array(10 * 1024 * 1024 + 1) }),
  ],
  [
    'what is no sound',
    415,
    ['UNSUPPORTED_MEDIA_TYPE'],
    () => ({ wordsHash: hashOf(WORDS), recording: new TextEncoder().encode('not a recording at all') }),
  ],
])('%s is answered %i', async (_, status, rest, fields) => {
  const { id } = await add()
  const response = await app.request(`/api/admin/dialogues/${id}/segments/0/audio`, {
    method: 'POST',
    headers: await writingAs(admin),
    body: recordingForm(fields()),
  })
  expect(await problemOf(response)).toEqual([status, ...rest])
  expect(await db.segmentRecording.count({ where: { dialogueId: id } })).toBe(0)
})

test('AAC is refused by name, JSON and unknown places with the right status', async () => {
  const { id } = await add()
  const aac = await upload(id, { bytes: await readFixture('safari_like.mp4') })
  expect(aac.status).toBe(415)
  expect((await aac.json()).error).toContain('WAV')
  const path = `/api/admin/dialogues/${id}/segments/0/audio`
  expect((await desk.send(path, { body: {} })).status).toBe(415)
  expect((await desk.send(path, { method: 'PUT', body: {} })).status).toBe(405)
  expect((await desk.send(path, { method: 'DELETE' })).status).toBe(404)
  expect((await upload(id, { index: 99 })).status).toBe(404)
  expect((await upload(999_999)).status).toBe(404)
  const adopt = '/api/admin/segment-recordings/999999/adopt'
  expect(await problemOf(await desk.send(adopt, { body: { segmentIndex: -1 } }))).toEqual([
    400,
    'VALIDATION_FAILED',
    'segmentIndex',
    'wordsHash',
  ])
  const place = { segmentIndex: 0, wordsHash: hashOf(WORDS) }
  expect((await desk.send(adopt, { body: place })).status).toBe(404)
})
