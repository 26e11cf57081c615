import { beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { findSampleDialogue, getDialogue, getDialogueForScoring } from './dialogue.server.ts'

beforeEach(async () => {
  await db.dialogue.deleteMany()
})

test('the sample is the oldest free dialogue that is active and not kept for mock tests', async () => {
  const day = (date: number) => new Date(Date.UTC(2026, 0, date))
  await createDialogue({ createdAt: day(1), accessLevel: 'premium' })
  await createDialogue({ createdAt: day(2), isMockTestCandidate: true })
  await createDialogue({ createdAt: day(3), deletedAt: day(4) })
  await createDialogue({ createdAt: day(6) })
  const sample = await createDialogue({ createdAt: day(5) })
  expect(await findSampleDialogue()).toMatchObject({ id: sample.id, title: sample.title, durationSeconds: 300 })
})

test('without a free dialogue there is no sample', async () => {
  await createDialogue({ accessLevel: 'premium' })
  expect(await findSampleDialogue()).toBeNull()
})

test('a dialogue comes with its segments', async () => {
  const { id } = await createDialogue()
  const { segments } = await getDialogue(id)
  expect(segments).toMatchObject([{ speaker: 'English', gender: 'male' }, { translation: 'Hello.' }])
})

test('a deleted dialogue is not found, but what was practised in it can be scored', async () => {
  const { id } = await createDialogue({ deletedAt: new Date() })
  await expect(getDialogue(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await getDialogueForScoring(id)).toMatchObject({ id })
  await expect(getDialogueForScoring(id + 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
