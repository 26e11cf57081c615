import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { createSubmission } from '#app/models/practice/submission.server.ts'
import { createDialogue, newRecording } from '#tests/support/factories.ts'
import { createDiskRecordingStore } from '../store/recording-store.disk.server.ts'
import type { RecordingStore } from '../store/recording-store.server.ts'
import { ForeignStore, sweepRecordings, sweepWhenDue } from './sweep-recordings.server.ts'

let folder: string
let store: RecordingStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopru-sweep-'))
  store = createDiskRecordingStore({ folder })
})
afterEach(async () => {
  await db.installation.deleteMany()
  await rm(folder, { recursive: true, force: true })
})

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
  expect((await sweepRecordings({ store, after: '', now: new Date() })).expired).toBe(1)
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
  const later = new Date(Date.now() + 2 * HOUR_MS)
  expect(await sweepRecordings({ store, after: '', now: later })).toMatchObject({ expired: 1, orphans: 0 })
  expect(await Promise.all([old, young].map(isKept))).toEqual([false, true])
  expect(await db.segmentRevision.count({ where: { submissionId } })).toBe(2)
})

test('a file without a row goes once it is an hour old, and not before', async () => {
  const orphan = await store.put({ bytes: new Uint8Array([1]), extension: 'webm' })
  const known = await storeRecording({ ageDays: 0, saved: false })
  expect((await sweepRecordings({ store, after: '', now: new Date() })).orphans).toBe(0)
  expect(await isKept(orphan)).toBe(true)
  const later = new Date(Date.now() + 2 * HOUR_MS)
  expect((await sweepRecordings({ store, after: '', now: later })).orphans).toBe(1)
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
  const later = new Date(Date.now() + 2 * HOUR_MS)
  expect(await sweepRecordings({ store, after: '', now: later })).toMatchObject({ abandoned: 1, orphans: 0 })
  expect([await isKept(old), await isKept(young)]).toEqual([false, true])
  expect(await db.stagedRecording.count({ where: { storageKey: old } })).toBe(0)
})

const later = () => new Date(Date.now() + 2 * HOUR_MS)

test('a store that another database has marked is left alone, with what is over too', async () => {
  await store.mark('another installation')
  const old = await storeRecording({ ageDays: 91, saved: false })
  const orphan = await store.put({ bytes: new Uint8Array([1]), extension: 'webm' })
  await expect(sweepRecordings({ store, after: '', now: later() })).rejects.toThrow(ForeignStore)
  expect([await isKept(old), await isKept(orphan)]).toEqual([true, true])
})

test('a store without a mark is ours where it is empty or we know some of it, and never where we know nothing of it', async () => {
  const strange = await store.put({ bytes: new Uint8Array([1]), extension: 'webm' })
  await expect(sweepRecordings({ store, after: '', now: later() })).rejects.toThrow(ForeignStore)
  expect([await isKept(strange), await store.readMark()]).toEqual([true, null])
  await storeRecording({ ageDays: 0, saved: false })
  expect(await sweepRecordings({ store, after: '', now: later() })).toMatchObject({ orphans: 1 })
  const { id } = await db.installation.findFirstOrThrow()
  expect(await store.readMark()).toBe(id)
})

test('a sweep looks at so many files, and the next one at those behind them', async () => {
  await sweepRecordings({ store, after: '', now: new Date() })
  const keys: string[] = []
  for (let count = 0; count < 5; count += 1)
    keys.push(await store.put({ bytes: new Uint8Array([1]), extension: 'webm' }))
  const sorted = keys.toSorted()
  const first = await sweepRecordings({ store, after: '', now: later(), maxFiles: 3 })
  expect(first).toMatchObject({ orphans: 3, after: sorted[2] })
  expect(await Promise.all(sorted.map(isKept))).toEqual([false, false, false, true, true])
  expect(await sweepRecordings({ store, after: first.after, now: later(), maxFiles: 3 })).toMatchObject({
    orphans: 2,
    after: '',
  })
})

test('of many processes that ask at once one sweeps, and none again before the hour is over', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => sweepWhenDue(store)))
  expect(asked.filter(Boolean)).toHaveLength(1)
  expect(await sweepWhenDue(store)).toBe(false)
  await db.$executeRaw`UPDATE installation SET sweep_due_at = now()`
  expect(await sweepWhenDue(store)).toBe(true)
})

test('a sweep whose process died is taken up once its lease is over', async () => {
  await sweepWhenDue(store)
  await db.$executeRaw`UPDATE installation SET sweep_due_at = now(), lease_until = now() + interval '1 minute'`
  expect(await sweepWhenDue(store)).toBe(false)
  await db.$executeRaw`UPDATE installation SET lease_until = now() - interval '1 second'`
  expect(await sweepWhenDue(store)).toBe(true)
})
