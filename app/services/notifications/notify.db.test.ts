import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { createSubmission, findSubmission } from '#app/models/practice/submission.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { notifyLearner } from '../practice/notify-learner.server.ts'
import { notify } from './notify.server.ts'

async function learner(options: { notifications: boolean }): Promise<number> {
  const { id } = await createAccount()
  await db.userSettings.upsert({ where: { userId: id }, create: { userId: id, ...options }, update: options })
  await db.notification.deleteMany({ where: { userId: id } })
  return id
}

const bellOf = async (userId: number) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(({ kind }) => kind)

async function tell(options: { userId: number; total: number | null }): Promise<void> {
  const { userId, total } = options
  const id = randomUUID()
  const dialogue = await createDialogue()
  await createSubmission({ id, userId, type: 'practice', dialogue, recordings: [], suppliedTranscripts: [] })
  const submission = await findSubmission(id)
  if (!submission) throw new Error('It was just made.')
  await inTransaction((database) => notifyLearner({ submission, total, database }))
}

test.each([
  [true, ['google-linked', 'welcome']],
  [false, ['google-linked']],
])('with notifications %s the bell shows %j', async (notifications, expected) => {
  const userId = await learner({ notifications })
  await notify({ userId, kind: 'google-linked', data: {} })
  await notify({ userId, kind: 'welcome', data: {} })
  expect(await bellOf(userId)).toEqual(expected)
})

test('the event is stored with its current wording for its reader', async () => {
  const userId = await learner({ notifications: true })
  await db.userSettings.update({ where: { userId }, data: { language: 'tr', timezone: 'Australia/Sydney' } })
  const data = { dialogueId: 7, title: 'A\0 lost key' }
  await notify({ userId, kind: 'new-dialogue', data })
  await notify({ userId, kind: 'billing-ending', data: { until: '2026-03-10T22:00:00.000Z' } })
  await notify({ userId, kind: 'welcome', data: {} })
  expect(await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).toMatchObject([
    {
      kind: 'new-dialogue',
      data: { dialogueId: 7, title: 'A lost key' },
      message: 'Çalışman için yeni bir diyalog: A lost key',
      link: '/practice/7',
      isRead: false,
    },
    {
      data: { until: '2026-03-10T22:00:00.000Z' },
      message: expect.stringContaining('11 Mart 2026'),
      link: '/settings',
    },
    { kind: 'welcome', data: {}, link: '/practice' },
  ])
})

test('data that does not fit its kind is an internal error', async () => {
  const userId = await learner({ notifications: true })
  const until = 'tomorrow'
  await expect(notify({ userId, kind: 'billing-ending', data: { until } })).rejects.toThrow('no data of')
  expect(await bellOf(userId)).toEqual([])
})

test('with notifications turned off there is none for a result, but one for an attempt that needs words', async () => {
  const off = await learner({ notifications: false })
  await tell({ userId: off, total: 40 })
  expect(await bellOf(off)).toEqual([])
  await tell({ userId: off, total: null })
  expect(await bellOf(off)).toHaveLength(1)
  const on = await learner({ notifications: true })
  await tell({ userId: on, total: 40 })
  expect(await bellOf(on)).toHaveLength(1)
})

test.each([
  [true, ['mock-test-scored', 'mock-test-words-wanted']],
  [false, ['mock-test-words-wanted']],
])('with notifications %s a mock test is announced like practice: %j', async (notifications, expected) => {
  const userId = await learner({ notifications })
  const data = { mockTestId: 9, title: 'Test one' }
  await notify({ userId, kind: 'mock-test-scored', data: { ...data, marks: 70 } })
  await notify({ userId, kind: 'mock-test-words-wanted', data })
  expect(await bellOf(userId)).toEqual(expected)
})
