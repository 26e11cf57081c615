import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import type { ErrorItem } from '../scoring/evaluation.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { findDueSegments, keepReturning, listReturning, settleTry } from './returning-segment.server.ts'

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
