import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createUser } from '#tests/support/factories.ts'
import type { TestOutcome } from './test-outcome.ts'
import { deleteTestOutcome, findOutcome, listTestOutcomes, saveTestOutcome } from './test-outcome.server.ts'

const TOLD: TestOutcome = {
  satOn: '2026-11-20',
  outcome: 'not-passed',
  marks: 60.5,
  firstMarks: 31,
  secondMarks: 29.5,
  note: 'too fast',
}

test('each day of a test has one answer, which a later one replaces', async () => {
  const { id: userId } = await createUser()
  await saveTestOutcome({ userId, told: TOLD })
  await saveTestOutcome({ userId, told: { ...TOLD, satOn: '2026-08-14', outcome: 'waiting', marks: null } })
  await saveTestOutcome({ userId, told: { ...TOLD, outcome: 'passed', marks: 63 } })
  expect(await listTestOutcomes(userId)).toEqual([
    { ...TOLD, outcome: 'passed', marks: 63 },
    { ...TOLD, satOn: '2026-08-14', outcome: 'waiting', marks: null },
  ])
  expect(await findOutcome({ userId, satOn: '2026-11-20' })).toBe('passed')
  expect(await findOutcome({ userId, satOn: '2026-11-21' })).toBeNull()
})

test('nobody reads, replaces or deletes the answer of another', async () => {
  const [{ id: mine }, { id: theirs }] = [await createUser(), await createUser()]
  await saveTestOutcome({ userId: mine, told: TOLD })
  await saveTestOutcome({ userId: theirs, told: { ...TOLD, outcome: 'passed' } })
  await deleteTestOutcome({ userId: theirs, satOn: TOLD.satOn })
  expect(await listTestOutcomes(theirs)).toEqual([])
  expect(await findOutcome({ userId: theirs, satOn: TOLD.satOn })).toBeNull()
  expect(await listTestOutcomes(mine)).toEqual([TOLD])
})

test('answers go with their account', async () => {
  const { id: userId } = await createUser()
  await saveTestOutcome({ userId, told: TOLD })
  await db.user.delete({ where: { id: userId } })
  expect(await db.testOutcome.count({ where: { userId } })).toBe(0)
})
