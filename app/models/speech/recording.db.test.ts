import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createDialogue, newRecording } from '#tests/support/factories.ts'
import { createSubmission } from '../practice/submission.server.ts'
import { deleteUnsavedRecordings, findKnownStorageKeys, listExpiredRecordings } from './recording.server.ts'

/** Stores a recording of this age, and returns its ID and key. */
async function storeRecording(options: { ageDays: number; saved?: boolean }) {
  const recording = newRecording(0)
  const dialogue = await createDialogue()
  const id = randomUUID()
  const empty = { userId: null, type: 'sample' as const, suppliedTranscripts: [] }
  await createSubmission({ ...empty, id, dialogue, recordings: [recording] })
  const { storageKey } = recording
  await db.recording.update({ where: { storageKey }, data: { saved: options.saved ?? false } })
  await db.$executeRaw`
    UPDATE recordings SET created_at = now() - make_interval(days => ${options.ageDays}) WHERE storage_key = ${storageKey}`
  return db.recording.findUniqueOrThrow({ where: { storageKey }, select: { id: true, storageKey: true } })
}

test('recordings are due after 90 days, oldest first, unless their learner keeps them', async () => {
  const due = await storeRecording({ ageDays: 91 })
  const older = await storeRecording({ ageDays: 200 })
  await storeRecording({ ageDays: 89 })
  await storeRecording({ ageDays: 91, saved: true })
  expect(await listExpiredRecordings({ limit: 10 })).toEqual([older, due])
  expect(await listExpiredRecordings({ limit: 1 })).toEqual([older])
})

test('a recording that was saved meanwhile is not deleted', async () => {
  const gone = await storeRecording({ ageDays: 91 })
  const kept = await storeRecording({ ageDays: 91, saved: true })
  expect(await deleteUnsavedRecordings([gone.id, kept.id])).toEqual([gone.storageKey])
  expect(await deleteUnsavedRecordings([])).toEqual([])
  expect(await findKnownStorageKeys([gone.storageKey, kept.storageKey])).toEqual(new Set([kept.storageKey]))
})

test('of the files in storage those without a row are not known', async () => {
  const { storageKey } = await storeRecording({ ageDays: 0 })
  expect(await findKnownStorageKeys([storageKey, 'orphan.webm'])).toEqual(new Set([storageKey]))
  expect(await findKnownStorageKeys([])).toEqual(new Set())
})
