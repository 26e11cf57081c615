import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MAX_KEPT_RECORDINGS } from '#app/config/speech.ts'
import { db } from '#app/db.server.ts'
import { createDialogue, createUser, newRecording } from '#tests/support/factories.ts'
import { createSubmission } from '../practice/submission.server.ts'
import { keepRecording, releaseRecording } from './kept-recording.server.ts'

/** A learner with this many recordings, in submissions of fifty. @returns their IDs. */
async function learnerWith(count: number) {
  const { id: userId } = await createUser()
  const dialogue = await createDialogue()
  for (let from = 0; from < count; from += 50) {
    const recordings = Array.from({ length: Math.min(50, count - from) }, (_, index) => newRecording(index))
    const submission = { id: randomUUID(), userId, type: 'practice' as const, dialogue, suppliedTranscripts: [] }
    await createSubmission({ ...submission, recordings })
  }
  const rows = await db.recording.findMany({ where: { submission: { userId } }, select: { id: true } })
  return { userId, ids: rows.map(({ id }) => id) }
}

const keptBy = (userId: number) => db.recording.count({ where: { saved: true, submission: { userId } } })

test('a learner keeps a recording once and lets it go once, however often they say so', async () => {
  const { userId, ids } = await learnerWith(2)
  const [id = ''] = ids
  expect(await Promise.all([keepRecording({ id, userId }), keepRecording({ id, userId })])).toEqual(['kept', 'kept'])
  expect(await keptBy(userId)).toBe(1)
  expect(await releaseRecording({ id, userId })).toBe(true)
  expect(await releaseRecording({ id, userId })).toBe(true)
  expect(await keptBy(userId)).toBe(0)
})

test("nobody keeps, or lets go, another learner's recording, a guest's, or one that is gone", async () => {
  const { userId: owner, ids } = await learnerWith(1)
  const { userId } = await learnerWith(0)
  const [id = ''] = ids
  expect(await keepRecording({ id, userId })).toBe('unknown')
  await keepRecording({ id, userId: owner })
  expect(await releaseRecording({ id, userId })).toBe(false)
  expect(await keptBy(owner)).toBe(1)
  expect(await keepRecording({ id: randomUUID(), userId })).toBe('unknown')
  await db.submission.updateMany({ where: { userId: owner }, data: { userId: null, type: 'sample' } })
  expect(await keepRecording({ id, userId: owner })).toBe('unknown')
})

test('no more than the limit are kept, by calls at the same time neither; what is let go makes room', async () => {
  const { userId, ids } = await learnerWith(MAX_KEPT_RECORDINGS + 6)
  const { userId: other, ids: theirs } = await learnerWith(1)
  await db.recording.updateMany({ where: { id: { in: ids.slice(8) } }, data: { saved: true } })
  const outcomes = await Promise.all(ids.slice(0, 8).map((id) => keepRecording({ id, userId })))
  expect(outcomes.toSorted()).toEqual([...Array<string>(6).fill('full'), 'kept', 'kept'])
  expect(await keptBy(userId)).toBe(MAX_KEPT_RECORDINGS)
  expect(await keepRecording({ id: ids[8] ?? '', userId })).toBe('kept')
  expect(await keepRecording({ id: theirs[0] ?? '', userId: other })).toBe('kept')
  await releaseRecording({ id: ids[8] ?? '', userId })
  expect(await keepRecording({ id: ids[outcomes.indexOf('full')] ?? '', userId })).toBe('kept')
})
