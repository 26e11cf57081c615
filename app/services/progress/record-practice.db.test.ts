import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { createSubmission, findSubmission, saveEvaluation } from '#app/models/practice/submission.server.ts'
import { awardXp } from '#app/models/progress/award.server.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { newEvaluation } from '#tests/support/evaluation.ts'
import { createDialogue, newRecording } from '#tests/support/factories.ts'
import { recordPractice } from './record-practice.server.ts'
import { leaseOf } from '#tests/support/leases.ts'

/** A result with this many interpreted segments, and one missed. */
function resultWith(options: {
  submissionId: string
  dialogueId: number
  total: number
  interpreted: number
}): Evaluation {
  const segments = Array.from({ length: options.interpreted + 1 }, (_, segmentIndex) => ({
    segmentIndex,
    verdict: 'good' as const,
    score: 45,
    transcript: segmentIndex === options.interpreted ? null : 'Merhaba',
    transcriptSource: null,
    feedback: '',
  }))
  const evaluation = newEvaluation(options)
  const grade = options.total >= 29 ? ('Pass' as const) : ('Fail' as const)
  return { ...evaluation, naatiScore: { ...evaluation.naatiScore, grade }, segments }
}

interface Scored {
  userId: number
  total?: number
  interpreted: number
  at?: Date
  times?: number
  /** Of each recording. */
  durationsMs?: number[]
}

async function score(options: Scored) {
  const { userId, total = 40, interpreted, at, times = 1, durationsMs = [] } = options
  const dialogue = await createDialogue()
  const submissionId = randomUUID()
  await createSubmission({
    id: submissionId,
    userId,
    type: 'practice',
    dialogue,
    recordings: durationsMs.map((durationMs, index) => ({ ...newRecording(index), durationMs })),
    suppliedTranscripts: [],
  })
  if (at) await db.submission.update({ where: { id: submissionId }, data: { createdAt: at } })
  const submission = await findSubmission(submissionId)
  if (!submission) throw new Error('It was just made.')
  const evaluation = resultWith({ submissionId, dialogueId: dialogue.id, total, interpreted })
  const lease = await leaseOf(submissionId)
  const save = () =>
    saveEvaluation({ lease, evaluation, onSaved: (tx) => recordPractice(tx, { submission, evaluation }) })
  await Promise.all(Array.from({ length: times }, save))
}

const daysOf = (userId: number) =>
  db.dailyProgress.findMany({ where: { userId }, orderBy: { date: 'asc' }, select: { date: true, xpEarned: true } })

test('each interpreted segment earns 10 XP, once, however often the result arrives', async () => {
  const { id } = await createAccount()
  await score({ userId: id, interpreted: 4, times: 20 })
  expect((await daysOf(id)).map(({ xpEarned }) => xpEarned)).toEqual([40])
  expect(await db.learnerTotals.findUniqueOrThrow({ where: { userId: id } })).toMatchObject({
    practiceCount: 1,
    practicePassed: 1,
  })
})

test("XP go to the learner's own day", async () => {
  const { id } = await createAccount()
  await db.userSettings.update({ where: { userId: id }, data: { timezone: 'Australia/Sydney' } })
  await score({ userId: id, interpreted: 2, at: new Date('2026-11-21T12:59:00Z') })
  await score({ userId: id, interpreted: 3, at: new Date('2026-11-21T13:01:00Z') })
  expect(await daysOf(id)).toEqual([
    { date: new Date('2026-11-21'), xpEarned: 20 },
    { date: new Date('2026-11-22'), xpEarned: 30 },
  ])
})

test('counters by topic and by pass', async () => {
  const { id } = await createAccount()
  await score({ userId: id, interpreted: 1, total: 40 })
  await score({ userId: id, interpreted: 1, total: 20 })
  expect(await db.learnerTotals.findUniqueOrThrow({ where: { userId: id } })).toMatchObject({
    practiceCount: 2,
    practicePassed: 1,
  })
  expect(await db.learnerTopic.findMany({ where: { userId: id } })).toMatchObject([
    { topic: 'Community', count: 2, scoreSum: 60 },
  ])
})

test('the streak grows once, when the day first reaches the goal, also with concurrent results', async () => {
  const { id } = await createAccount()
  const add = (day: string) => inTransaction((tx) => awardXp(tx, { userId: id, day, xp: 30 }))
  const streak = () =>
    db.user.findUniqueOrThrow({ where: { id }, select: { currentStreak: true, longestStreak: true } })
  await Promise.all([add('2026-11-20'), add('2026-11-20'), add('2026-11-20')])
  expect(await streak()).toEqual({ currentStreak: 0, longestStreak: 0 })
  await Promise.all(Array.from({ length: 8 }, () => add('2026-11-20')))
  expect(await streak()).toEqual({ currentStreak: 1, longestStreak: 1 })
  await Promise.all(Array.from({ length: 8 }, () => add('2026-11-21')))
  expect(await streak()).toEqual({ currentStreak: 2, longestStreak: 2 })
  await Promise.all(Array.from({ length: 8 }, () => add('2026-11-24')))
  expect(await streak()).toEqual({ currentStreak: 1, longestStreak: 2 })
})

test('the practice time is the sum of the recordings, to the second, also if a result comes twice', async () => {
  const durations = fc.array(fc.nat({ max: 182_000 }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.array(durations, { minLength: 1, maxLength: 3 }), async (results) => {
      const { id: userId } = await createAccount()
      for (const durationsMs of results) await score({ userId, interpreted: 1, durationsMs, times: 2 })
      const [sum] = await db.$queryRaw<{ seconds: number }[]>`
        SELECT coalesce(sum(seconds), 0)::float8 AS seconds FROM (
          SELECT round(sum(r.duration_ms) / 1000.0) AS seconds FROM recordings r
          JOIN submissions s ON s.id = r.submission_id WHERE s.user_id = ${userId} GROUP BY s.id
        ) AS results`
      const { practiceSeconds } = await db.learnerTotals.findUniqueOrThrow({ where: { userId } })
      expect(Number(practiceSeconds)).toBe(sum?.seconds)
    }),
    { numRuns: 12 },
  )
})
