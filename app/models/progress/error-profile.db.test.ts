import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createFinishedMockTest } from '#tests/support/finished-mock-tests.ts'
import { writeErrors } from '#tests/support/numbers.ts'
import { createSession } from '#tests/support/sessions.ts'
import { findErrorProfile } from './error-profile.server.ts'

// A Sunday.
const NOW = new Date('2026-11-29T12:00:00Z')
const profileOf = (id: number) => findErrorProfile({ user: { id, timezone: 'UTC' }, now: NOW })
const omission = (deduction: number) => ({ rule: 'part-missing', category: 'omission', deduction })

async function practise(userId: number, at: string, deductions: number[]): Promise<string> {
  const id = await createSession({ userId, at: new Date(at) })
  await writeErrors(id, deductions.map(omission))
  return id
}

test('dialogues and mock tests together, by week, for their learner only', async () => {
  const [{ id: userId }, other] = [await createAccount(), await createAccount()]
  await practise(userId, '2026-11-10T10:00:00Z', [3, 2.5])
  await practise(userId, '2026-11-25T10:00:00Z', [1])
  await practise(userId, '2026-09-01T10:00:00Z', [9])
  await practise(other.id, '2026-11-25T10:00:00Z', [7])
  await createSession({ userId, at: new Date('2026-11-25T11:00:00Z'), markedBy: 'learner' })
  const id = await createFinishedMockTest({
    userId,
    topics: ['Legal', 'Housing'],
    totals: [40, 40],
    at: new Date('2026-11-26T10:00:00Z'),
  })
  const errors = JSON.stringify([omission(5), { rule: 'fillers', category: 'delivery', deduction: 0.5 }])
  await db.$executeRaw`
    UPDATE mock_test_attempts SET dialogue2_results =
      jsonb_set(dialogue2_results, '{evaluation,naatiScore,errors}', ${errors}::jsonb) WHERE id = ${id}`
  const { weeks, kinds } = await profileOf(userId)
  expect(weeks.map(({ dialogues }) => dialogues)).toEqual([0, 0, 0, 0, 0, 1, 0, 3])
  expect(kinds).toMatchObject([
    { category: 'omission', weeks: [null, null, null, null, null, 5.5, null, 2], change: { from: 5.5, to: 2 } },
    { category: 'delivery', change: { from: 0, to: 0.2 } },
  ])
})

test('what came back is counted by kind, with what is mended', async () => {
  const { id: userId } = await createAccount()
  const submissionId = await practise(userId, '2026-11-10T10:00:00Z', [3])
  const { dialogueId } = await db.submission.findUniqueOrThrow({ where: { id: submissionId } })
  const row = { userId, dialogueId, submissionId, marks: 3, due: NOW, lostOn: NOW }
  await db.returningSegment.createMany({
    data: [
      { ...row, segmentIndex: 0, categories: ['omission', 'register'], mendedOn: NOW },
      { ...row, segmentIndex: 1, categories: ['omission'] },
    ],
  })
  const { kinds } = await profileOf(userId)
  expect(kinds).toMatchObject([
    { category: 'omission', returned: { all: 2, mended: 1 } },
    { category: 'register', returned: { all: 1, mended: 1 } },
  ])
})

test('a learner without results has an empty profile', async () => {
  const { id } = await createAccount()
  const { weeks, kinds } = await profileOf(id)
  expect(weeks.every(({ dialogues }) => dialogues === 0)).toBe(true)
  expect(kinds).toEqual([])
})
