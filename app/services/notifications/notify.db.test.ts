import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { createSubmission, findSubmission } from '#app/models/practice/submission.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { tellLearner } from '../practice/tell-learner.server.ts'
import { notify } from './notify.server.ts'

async function learner(options: { notifications: boolean }): Promise<number> {
  const { id } = await createAccount()
  await db.userSettings.upsert({ where: { userId: id }, create: { userId: id, ...options }, update: options })
  await db.notification.deleteMany({ where: { userId: id } })
  return id
}

const bellOf = async (userId: number) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(({ message }) => message)

async function tell(options: { userId: number; total: number | null }): Promise<void> {
  const { userId, total } = options
  const id = randomUUID()
  const dialogue = await createDialogue()
  await createSubmission({ id, userId, type: 'practice', dialogue, recordings: [], suppliedTranscripts: [] })
  const submission = await findSubmission(id)
  if (!submission) throw new Error('It was just made.')
  await inTransaction((database) => tellLearner({ submission, total, database }))
}

test.each([
  [true, ['safety', 'news']],
  [false, ['safety']],
])('with notifications %s the bell holds %j', async (notifications, expected) => {
  const userId = await learner({ notifications })
  await notify({ userId, message: 'safety' })
  await notify({ userId, message: 'news', isOptional: true })
  expect(await bellOf(userId)).toEqual(expected)
})

test('who has turned notifications off hears of no result, but of an attempt that waits for words', async () => {
  const off = await learner({ notifications: false })
  await tell({ userId: off, total: 40 })
  expect(await bellOf(off)).toEqual([])
  await tell({ userId: off, total: null })
  expect(await bellOf(off)).toHaveLength(1)
  const on = await learner({ notifications: true })
  await tell({ userId: on, total: 40 })
  expect(await bellOf(on)).toHaveLength(1)
})
