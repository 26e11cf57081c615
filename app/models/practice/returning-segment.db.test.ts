import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { listExportedReturns } from '../accounts/export/export-training.server.ts'
import type { ErrorItem } from '../scoring/evaluation.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createExamReturn } from '#tests/support/exam-returns.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { findDueSegments, findExamReturn, keepReturning, listReturning, settleTry } from './returning-segment.server.ts'

/** An error of a segment, counted from 1. */
function error(segment: number, deduction: number): ErrorItem {
  return {
    type: deduction >= 3 ? 'critical' : 'major',
    category: 'omission',
    segment_id: segment,
    deduction,
    detail: 'left out',
  } as ErrorItem
}

async function attempt() {
  const [user, dialogue] = [await createAccount(), await createDialogue()]
  const submissionId = randomUUID()
  await db.submission.create({
    data: {
      id: submissionId,
      userId: user.id,
      dialogueId: dialogue.id,
      dialogueTitle: dialogue.title,
      dialogueTopic: dialogue.topic,
      dialogueLevel: dialogue.level,
    },
  })
  const base = { userId: user.id, dialogueId: dialogue.id, submissionId }
  return {
    userId: user.id,
    dialogue,
    keep: (errors: ErrorItem[], day: string) => db.$transaction((tx) => keepReturning(tx, { ...base, errors, day })),
    tryAgain: (segmentIndex: number, isStanding: boolean, today: string) =>
      db.$transaction((tx) => settleTry(tx, { ...base, segmentIndex, isStanding, today })),
    path: (number: number) => `/practice/${dialogue.id}?attempt=${submissionId}#retry-${number}`,
  }
}

test('the three costliest segments come back two days later, the costliest first', async () => {
  const { userId, keep, path } = await attempt()
  await keep([error(2, 1), error(4, 5), error(5, 0.5), error(7, 2), error(9, 1.5), error(7, 2)], '2026-03-02')
  expect(await findDueSegments({ userId, today: '2026-03-03' })).toEqual({ count: 0, first: null })
  expect(await findDueSegments({ userId, today: '2026-03-04' })).toEqual({ count: 3, first: { path: path(4) } })
  expect((await listReturning(userId)).map(({ segment, marks }) => [segment, marks])).toEqual([
    [4, 5],
    [7, 4],
    [9, 1.5],
  ])
})

test('a segment that stands twice on its days is mended, for its learner only', async () => {
  const { userId, keep, tryAgain } = await attempt()
  const other = await createAccount()
  await keep([error(4, 5)], '2026-03-02')
  await tryAgain(3, true, '2026-03-03')
  await tryAgain(3, true, '2026-03-04')
  expect(await listReturning(userId)).toMatchObject([{ stood: 1, due: '2026-03-11', mendedOn: null }])
  await tryAgain(3, true, '2026-03-11')
  expect(await listReturning(userId)).toMatchObject([{ stood: 2, mendedOn: '2026-03-11' }])
  expect(await findDueSegments({ userId, today: '2027-01-01' })).toEqual({ count: 0, first: null })
  expect(await listReturning(other.id)).toEqual([])
})

test('a correction that clears a segment takes it off the list, unless it was tried since', async () => {
  const { userId, keep, tryAgain } = await attempt()
  await keep([error(1, 2), error(4, 5)], '2026-03-02')
  await tryAgain(0, true, '2026-03-04')
  await keep([], '2026-03-05')
  expect((await listReturning(userId)).map(({ segment }) => segment)).toEqual([1])
})

test('a segment that is lost once more begins again', async () => {
  const { userId, keep, tryAgain } = await attempt()
  await keep([error(4, 5)], '2026-03-02')
  await tryAgain(3, true, '2026-03-04')
  await tryAgain(3, false, '2026-03-11')
  expect(await listReturning(userId)).toMatchObject([{ stood: 0, due: '2026-03-13' }])
})

test('segments of a mock test are in the same list, each under its own address', async () => {
  const { userId, keep, path } = await attempt()
  await keep([error(4, 5)], '2026-03-02')
  const exam = await createExamReturn(userId)
  expect(await findDueSegments({ userId, today: '2026-03-04' })).toEqual({ count: 2, first: { path: path(4) } })
  const { title } = await db.dialogue.findUniqueOrThrow({ where: { id: exam.dialogueId } })
  expect((await listReturning(userId)).map((row) => [row.path, row.segment, row.marks])).toEqual([
    [path(4), 4, 5],
    [exam.path, 1, 2],
  ])
  expect(await listReturning(userId)).toMatchObject([{}, { title }])
})

test('the two dialogues of a mock test do not clear each other, and a later attempt takes a segment over', async () => {
  const { userId } = await attempt()
  const { mockTestId: mockTestAttemptId, dialogueId } = await createExamReturn(userId)
  const other = await createDialogue()
  const day = '2026-03-02'
  const keep = (id: number, errors: ErrorItem[]) =>
    db.$transaction((tx) => keepReturning(tx, { userId, dialogueId: id, mockTestAttemptId, errors, day }))
  await keep(dialogueId, [error(1, 2)])
  await keep(other.id, [error(2, 3)])
  expect((await listReturning(userId)).map((row) => [row.dialogueId, row.segment])).toEqual([
    [other.id, 2],
    [dialogueId, 1],
  ])
  const later = await createExamReturn((await createAccount()).id)
  const retaken = { userId, dialogueId, mockTestAttemptId: later.mockTestId, errors: [error(1, 4)], day: '2026-04-01' }
  await db.$transaction((tx) => keepReturning(tx, retaken))
  const place = { userId, dialogueId, segmentIndex: 0 }
  expect(await findExamReturn({ ...place, mockTestId: mockTestAttemptId })).toBeNull()
  expect(await findExamReturn({ ...place, mockTestId: later.mockTestId })).toMatchObject({
    marks: 4,
    due: '2026-04-03',
  })
})

test('a segment of a mock test is found by its learner only, and goes with the test', async () => {
  const [user, other] = [await createAccount(), await createAccount()]
  const { mockTestId, dialogueId } = await createExamReturn(user.id)
  const place = { mockTestId, dialogueId, segmentIndex: 0 }
  expect(await findExamReturn({ ...place, userId: user.id })).toMatchObject({ marks: 2, due: '2026-03-04', stood: 0 })
  expect(await findExamReturn({ ...place, userId: other.id })).toBeNull()
  expect(await findExamReturn({ ...place, userId: user.id, segmentIndex: 1 })).toBeNull()
  const { value } = await listExportedReturns(user.id).next()
  expect(value).toMatchObject({ dialogueId, mockTestAttemptId: mockTestId, submissionId: null, marks: 2 })
  await db.mockTestAttempt.delete({ where: { id: mockTestId } })
  expect(await listReturning(user.id)).toEqual([])
})

test('a segment comes from practice or from a mock test, never from both or neither', async () => {
  const { userId, keep } = await attempt()
  await keep([error(4, 5)], '2026-03-02')
  const { mockTestId } = await createExamReturn(userId)
  const where = { userId, mockTestAttemptId: null }
  const change = (data: { submissionId?: null; mockTestAttemptId?: number }) =>
    db.returningSegment.updateMany({ where, data })
  await expect(change({ mockTestAttemptId: mockTestId })).rejects.toThrow('returning_segments_attempt')
  await expect(change({ submissionId: null })).rejects.toThrow('returning_segments_attempt')
})
