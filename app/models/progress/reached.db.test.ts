import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createFinishedMockTest } from '#tests/support/finished-mock-tests.ts'
import { createNumberDialogue, writeErrors } from '#tests/support/numbers.ts'
import { createSession } from '#tests/support/sessions.ts'
import { findReached } from './reached.server.ts'

const NONE = { mended: null, 'number-clean': null, 'plan-week': null, 'mock-test': null }
const TOPICS: [string, string] = ['Legal', 'Housing']

async function learner(timezone = 'UTC') {
  const { id: userId } = await createAccount()
  const practise = async (at: string, lost: { rule: string; category: string; deduction: number }[] = []) => {
    const id = await createSession({ userId, dialogue: await createNumberDialogue(), at: new Date(at) })
    await writeErrors(id, lost)
    return id
  }
  const sit = (totals: [number, number], at: string) =>
    createFinishedMockTest({ userId, topics: TOPICS, totals, at: new Date(at) })
  return { userId, practise, sit, reached: () => findReached({ id: userId, timezone }) }
}

const NUMBER_LOST = [{ rule: 'scorer/numbers/number-said', category: 'distortion', deduction: 2 }]
/** As results before the scorer of today have it. */
const NUMBER_REPLACED = [{ rule: 'number-replaced', category: 'distortion', deduction: 3 }]

test('a new learner has reached nothing', async () => {
  const { reached } = await learner()
  expect(await reached()).toEqual(NONE)
})

test('the first dialogue without a lost number, on the learner’s own day, and of nobody else', async () => {
  const { practise, reached, userId } = await learner('Australia/Sydney')
  const other = await learner()
  await createSession({ userId, at: new Date('2026-11-01T10:00:00Z') })
  await practise('2026-11-02T10:00:00Z', NUMBER_LOST)
  await practise('2026-11-02T11:00:00Z', NUMBER_REPLACED)
  await practise('2026-11-03T10:00:00Z', [{ rule: 'no-interpretation', category: 'omission', deduction: 5 }])
  expect(await reached()).toEqual(NONE)
  await practise('2026-11-05T20:00:00Z', [{ rule: 'name-missing', category: 'omission', deduction: 1 }])
  await practise('2026-11-04T20:00:00Z')
  expect(await reached()).toEqual({ ...NONE, 'number-clean': '2026-11-05' })
  expect(await other.reached()).toEqual(NONE)
})

test('a dialogue of a mock test counts too, but not marks of one’s own', async () => {
  const { sit, reached, userId } = await learner()
  await createSession({ userId, dialogue: await createNumberDialogue(), markedBy: 'learner' })
  const id = await sit([20, 20], '2026-11-10T10:00:00Z')
  expect(await reached()).toEqual(NONE)
  await db.$executeRaw`
    UPDATE mock_test_attempts SET dialogue2_results =
      jsonb_set(dialogue2_results, '{dialogue,segments}', '[{"translation": "3 gün"}]') WHERE id = ${id}`
  expect(await reached()).toEqual({ ...NONE, 'number-clean': '2026-11-10' })
})

test('a mock test needs 63 of 90, 29 in each dialogue and no auto-fail', async () => {
  const { sit, reached } = await learner()
  await sit([45, 28.5], '2026-11-01T10:00:00Z')
  await sit([31, 31], '2026-11-02T10:00:00Z')
  const failed = await sit([40, 40], '2026-11-03T10:00:00Z')
  await db.$executeRaw`
    UPDATE mock_test_attempts SET dialogue1_results =
      jsonb_set(dialogue1_results, '{evaluation,naatiScore,autoFailTriggered}', 'true') WHERE id = ${failed}`
  expect(await reached()).toEqual(NONE)
  await sit([34, 29], '2026-11-09T10:00:00Z')
  await sit([40, 40], '2026-11-17T10:00:00Z')
  expect(await reached()).toEqual({ ...NONE, 'mock-test': '2026-11-09' })
})

test('a week of the plan is kept on the day that its minutes are full, within one week', async () => {
  const { userId, reached } = await learner()
  const study = (day: string, minutes: number) =>
    db.studyLog.create({
      data: { userId, key: `sprint.${day}.${minutes}`, day: new Date(day), activity: 'sprint', seconds: minutes * 60 },
    })
  await study('2026-11-01', 500)
  expect(await reached()).toEqual(NONE)
  const minutes = [20, 20, 20, 20, 20, 0, 0]
  await db.studyPlan.create({ data: { userId, minutes, startsOn: new Date('2026-11-02') } })
  // Sunday and Monday are of two weeks.
  await study('2026-11-08', 60)
  await study('2026-11-09', 60)
  expect(await reached()).toEqual(NONE)
  await study('2026-11-11', 40)
  await study('2026-11-12', 40)
  expect(await reached()).toEqual({ ...NONE, 'plan-week': '2026-11-11' })
  await db.studyPlan.update({ where: { userId }, data: { minutes: [0, 0, 0, 0, 0, 0, 0] } })
  expect(await reached()).toEqual(NONE)
})

test('the first segment that came back and held twice', async () => {
  const { userId, practise, reached } = await learner()
  const submissionId = await practise('2026-10-01T10:00:00Z', NUMBER_LOST)
  const { dialogueId } = await db.submission.findUniqueOrThrow({ where: { id: submissionId } })
  const row = { userId, dialogueId, submissionId, categories: ['omission'], marks: 3, due: new Date('2026-10-05') }
  const lostOn = new Date('2026-10-01')
  await db.returningSegment.create({ data: { ...row, lostOn, segmentIndex: 0 } })
  expect(await reached()).toEqual(NONE)
  await db.returningSegment.create({ data: { ...row, lostOn, segmentIndex: 1, mendedOn: new Date('2026-10-12') } })
  expect(await reached()).toEqual({ ...NONE, mended: '2026-10-12' })
})

test('the index answers without reading results', async () => {
  const { userId } = await learner()
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    const { firstNumberClean } = await import('./number-clean.server.ts')
    return tx.$queryRaw`EXPLAIN SELECT ${firstNumberClean(userId)}`
  })
  expect(JSON.stringify(plan)).toContain('submissions_number_clean')
})
