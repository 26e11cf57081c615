import { expect, test } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { createUser } from '#tests/support/factories.ts'
import { createTinyTemplate } from '#tests/support/mock-test.ts'
import { createAttempt } from './start-attempt.server.ts'
import { giveWords, saveSegment, wantWords } from './segment.server.ts'

test('a late wish for words does not ask for those that were typed meanwhile, not even for none', async () => {
  const { id: userId } = await createUser()
  const { id: templateId, dialogues } = await createTinyTemplate()
  const [{ id: dialogueId }, second] = dialogues
  const now = new Date()
  const times = { startedAt: now, expiresAt: new Date(now.getTime() + 60_000) }
  const figures = { passingScore: 63, maxPossibleScore: 90, realRules: false }
  const ids = { userId, templateId, dialogue1Id: dialogueId, dialogue2Id: second.id }
  const mockTestId = await inTransaction((tx) => createAttempt(tx, { ...ids, ...figures, ...times }))
  for (const [segmentIndex, willType] of [true, true, false].entries()) {
    const fields = { mockTestId, dialogueId, segmentIndex, repeats: 0, willType, transcript: willType ? '' : 'merhaba' }
    await inTransaction((tx) => saveSegment(tx, { fields, recording: null, now }))
  }
  const where = { mockTestAttemptId: mockTestId }
  const rows = await db.mockTestSegmentSubmission.findMany({ where, orderBy: { segmentIndex: 'asc' } })
  for (const [segmentIndex, text] of ['Hello.', ''].entries()) {
    await inTransaction((tx) => giveWords(tx, { mockTestId, words: { dialogueId, segmentIndex, text } }))
  }
  const wish = () =>
    inTransaction((tx) =>
      wantWords(
        tx,
        rows.map(({ id }) => id),
      ),
    )
  await wish()
  const after = await db.mockTestSegmentSubmission.findMany({ where, orderBy: { segmentIndex: 'asc' } })
  expect(after.map(({ wordsWanted }) => wordsWanted)).toEqual([false, false, true])
})
