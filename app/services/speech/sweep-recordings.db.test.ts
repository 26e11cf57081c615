import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createSubmission } from '#app/models/practice/submission.server.ts'
import { createDialogue, newRecording } from '#tests/support/factories.ts'
import { createDiskRecordingStore } from './recording-store.disk.server.ts'
import type { RecordingStore } from './recording-store.server.ts'
import { sweepRecordings } from './sweep-recordings.server.ts'

const DAY_MS = 86_400_000
let folder: string
let store: RecordingStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopru-sweep-'))
  store = createDiskRecordingStore({ folder })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function storeRecording(options: { ageDays: number; saved: boolean }): Promise<string> {
  const storageKey = await store.put({ bytes: new Uint8Array([1, 2, 3]), extension: 'webm' })
  const id = randomUUID()
  const recordings = [{ ...newRecording(0), storageKey }]
  const dialogue = await createDialogue()
  await createSubmission({ id, userId: null, type: 'sample', dialogue, recordings, suppliedTranscripts: [] })
  const createdAt = new Date(Date.now() - options.ageDays * DAY_MS)
  await db.recording.updateMany({ where: { submissionId: id }, data: { createdAt, saved: options.saved } })
  return storageKey
}

const isKept = (key: string) =>
  store.open(key).then(
    () => true,
    () => false,
  )

test('recordings go after 90 days with their files, unless the learner keeps them', async () => {
  const old = await storeRecording({ ageDays: 91, saved: false })
  const saved = await storeRecording({ ageDays: 91, saved: true })
  const young = await storeRecording({ ageDays: 89, saved: false })
  expect((await sweepRecordings({ store, now: new Date() })).expired).toBe(1)
  expect(await Promise.all([old, saved, young].map(isKept))).toEqual([false, true, true])
  expect(await db.recording.count({ where: { storageKey: old } })).toBe(0)
})

test('the voice of a segment that was tried again goes after 90 days, its words stay, and it is no orphan before', async () => {
  const first = await storeRecording({ ageDays: 1, saved: false })
  const { id: submissionId } = await db.submission.findFirstOrThrow({
    where: { recordings: { some: { storageKey: first } } },
  })
  const tryAgain = async (ageDays: number) => {
    const storageKey = await store.put({ bytes: new Uint8Array([1, 2, 3]), extension: 'webm' })
    const createdAt = new Date(Date.now() - ageDays * DAY_MS)
    const { segmentIndex, mimeType, bytes, durationMs, sha256 } = newRecording(0)
    const file = { segmentIndex, mimeType, bytes, durationMs, sha256, storageKey }
    const row = { ...file, id: randomUUID(), submissionId, createdAt }
    await db.segmentRevision.create({ data: { ...row, kind: 'retry', before: {} } })
    return storageKey
  }
  const [old, young] = [await tryAgain(91), await tryAgain(89)]
  const later = new Date(Date.now() + 2 * 3_600_000)
  expect(await sweepRecordings({ store, now: later })).toMatchObject({ expired: 1, orphans: 0 })
  expect(await Promise.all([old, young].map(isKept))).toEqual([false, true])
  expect(await db.segmentRevision.count({ where: { submissionId } })).toBe(2)
})

test('a file without a row goes once it is an hour old, and not before', async () => {
  const orphan = await store.put({ bytes: new Uint8Array([1]), extension: 'webm' })
  const known = await storeRecording({ ageDays: 0, saved: false })
  expect((await sweepRecordings({ store, now: new Date() })).orphans).toBe(0)
  expect(await isKept(orphan)).toBe(true)
  const later = new Date(Date.now() + 2 * 3_600_000)
  expect((await sweepRecordings({ store, now: later })).orphans).toBe(1)
  expect([await isKept(orphan), await isKept(known)]).toEqual([false, true])
})

async function stageTake(options: { ageDays: number }): Promise<string> {
  const storageKey = await store.put({ bytes: new Uint8Array([1, 2, 3]), extension: 'webm' })
  const { id: dialogueId } = await createDialogue()
  const createdAt = new Date(Date.now() - options.ageDays * DAY_MS)
  const { bytes, sha256 } = newRecording(0)
  const take = { attemptId: randomUUID(), segmentIndex: 0, dialogueId, storageKey, bytes, sha256, facts: {} }
  await db.stagedRecording.create({ data: { ...take, createdAt } })
  return storageKey
}

test('takes that nobody handed in go after a week with their files; younger ones are no orphans', async () => {
  const old = await stageTake({ ageDays: 8 })
  const young = await stageTake({ ageDays: 6 })
  const later = new Date(Date.now() + 2 * 3_600_000)
  expect(await sweepRecordings({ store, now: later })).toMatchObject({ abandoned: 1, orphans: 0 })
  expect([await isKept(old), await isKept(young)]).toEqual([false, true])
  expect(await db.stagedRecording.count({ where: { storageKey: old } })).toBe(0)
})
