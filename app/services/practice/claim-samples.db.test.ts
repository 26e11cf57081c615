import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY_MS } from '#app/config/time.ts'
import { db, inTransaction } from '#app/db.server.ts'
import { createSampleClaim, listClaimable } from '#app/models/practice/sample-claim.server.ts'
import { createSubmission, findSubmission, saveEvaluation } from '#app/models/practice/submission.server.ts'
import { listResults } from '#app/models/progress/result-list.server.ts'
import { sweepAccounts } from '#app/services/accounts/sweep-accounts.server.ts'
import { recordPractice } from '#app/services/progress/record-practice.server.ts'
import { recordingStore } from '#app/services/speech/speech.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { newEvaluation } from '#tests/support/evaluation.ts'
import { createDialogue, newRecording } from '#tests/support/factories.ts'
import { claimSamples } from './claim-samples.server.ts'
import { leaseOf } from '#tests/support/leases.ts'

interface Sample {
  at?: Date
  interpreted?: number
  isScored?: boolean
}

async function evaluate(id: string, { interpreted = 12 }: Sample): Promise<void> {
  const submission = await findSubmission(id)
  if (!submission) throw new Error('It was just made.')
  const result = newEvaluation({ submissionId: id, dialogueId: submission.dialogueId, total: 40 })
  const segments = Array.from({ length: interpreted + 1 }, (_, segmentIndex) => ({
    segmentIndex,
    verdict: 'good' as const,
    score: 45,
    transcript: segmentIndex === interpreted ? null : 'Merhaba',
    transcriptSource: null,
    feedback: '',
  }))
  const evaluation = { ...result, segments }
  await saveEvaluation({
    lease: await leaseOf(id),
    evaluation,
    onSaved: (tx, owner) => recordPractice(tx, { submission: { ...submission, ...owner }, evaluation }),
  })
}

/** A guest's sample. @returns its ID and the token of its browser. */
async function newSample(sample: Sample = {}): Promise<{ id: string; token: string }> {
  const id = randomUUID()
  const dialogue = await createDialogue()
  const recordings = [newRecording(0)]
  await createSubmission({ id, userId: null, type: 'sample', dialogue, recordings, suppliedTranscripts: [] })
  if (sample.at) await db.submission.update({ where: { id }, data: { createdAt: sample.at } })
  if (sample.isScored !== false) await evaluate(id, sample)
  const token = await createSampleClaim({ attemptId: id, tokens: [], database: db })
  if (token === null) throw new Error('Nobody had one.')
  return { id, token }
}

const claim = (userId: number, tokens: string[]) =>
  inTransaction((database) => claimSamples({ userId, tokens, database }))

const daysOf = async (userId: number) => {
  const rows = await db.dailyProgress.findMany({ where: { userId }, orderBy: { date: 'asc' } })
  return rows.map(({ date, xpEarned }) => [date.toISOString().slice(0, 10), xpEarned])
}

test('a claimed sample counts as practice, on the day of the account on which it was done', async () => {
  const user = await createAccount()
  await db.userSettings.update({ where: { userId: user.id }, data: { timezone: 'Australia/Sydney' } })
  const { id, token } = await newSample({ at: new Date('2026-11-21T13:30:00Z') })
  expect(await claim(user.id, [token])).toBe(1)
  expect(await daysOf(user.id)).toEqual([['2026-11-22', 120]])
  expect(await listResults({ userId: user.id, limit: 5, selfMarked: 5 })).toMatchObject([{ id, score: 40 }])
  expect(await db.submission.findUnique({ where: { id } })).toMatchObject({ userId: user.id, type: 'sample' })
  expect(await db.learnerTotals.findUnique({ where: { userId: user.id } })).toMatchObject({
    practiceCount: 1,
    practicePassed: 1,
    practiceSeconds: 3n,
  })
  expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ currentStreak: 1, longestStreak: 1 })
})

test('several samples of one browser come together, and their days make a streak', async () => {
  const { id: userId } = await createAccount()
  const days = ['2026-11-22', '2026-11-20', '2026-11-21']
  const made = await Promise.all(days.map((day) => newSample({ at: new Date(`${day}T12:00:00Z`) })))
  const tokens = made.map(({ token }) => token)
  expect(await claim(userId, tokens)).toBe(3)
  expect(await daysOf(userId)).toEqual([...days].sort().map((day) => [day, 120]))
  expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ currentStreak: 3 })
})

test('of many accounts that come with one token at the same moment one gets the sample, and its XP once', async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => createAccount()))
  const made = await Promise.all([newSample(), newSample()])
  const tokens = made.map(({ token }) => token)
  const counts = await Promise.all(
    users.map(({ id }, index) => claim(id, index % 2 === 0 ? tokens : tokens.toReversed())),
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  const rows = await db.submission.findMany({ where: { id: { in: made.map(({ id }) => id) } } })
  const owners = new Set(rows.map(({ userId }) => userId))
  expect(owners.size).toBe(1)
  const earned = await db.dailyProgress.findMany({ where: { userId: { in: users.map(({ id }) => id) } } })
  expect(earned).toMatchObject([{ userId: [...owners][0], xpEarned: 240 }])
  // A repeat of the request.
  expect(await claim(users[0]?.id ?? 0, tokens)).toBe(0)
})

test('what is undone leaves the sample a guest’s, to be claimed again', async () => {
  const { id: userId } = await createAccount()
  const { id, token } = await newSample()
  const dying = inTransaction(async (database) => {
    await claimSamples({ userId, tokens: [token], database })
    throw new Error('The process dies.')
  })
  await expect(dying).rejects.toThrow('dies')
  expect(await db.submission.findUnique({ where: { id } })).toMatchObject({ userId: null, claimedAt: null })
  expect(await daysOf(userId)).toEqual([])
  expect(await claim(userId, [token])).toBe(1)
})

test('a token that is too old, unknown or another’s claims nothing, and the sweep forgets old ones', async () => {
  const { id: userId } = await createAccount()
  const { id, token } = await newSample()
  await db.sampleClaim.update({ where: { submissionId: id }, data: { expiresAt: new Date(Date.now() - 1) } })
  expect(await listClaimable([token])).toEqual([])
  expect(await claim(userId, [token, 'x', id])).toBe(0)
  expect(await db.submission.findUnique({ where: { id } })).toMatchObject({ userId: null })
  await sweepAccounts({ store: recordingStore })
  expect(await db.sampleClaim.count({ where: { submissionId: id } })).toBe(0)
})

test('only its hash is stored, and a browser that holds the token gets no other', async () => {
  const { id, token } = await newSample()
  const row = await db.sampleClaim.findUniqueOrThrow({ where: { submissionId: id } })
  expect(row.tokenHash).not.toContain(token)
  expect(Math.round((row.expiresAt.getTime() - Date.now()) / DAY_MS)).toBe(30)
  expect(await createSampleClaim({ attemptId: id, tokens: [token], database: db })).toBeNull()
  expect(await listClaimable([token])).toEqual([id])
})

test('a sample that is claimed while it is being scored brings its XP when it is', async () => {
  const { id: userId } = await createAccount()
  const { id, token } = await newSample({ isScored: false, at: new Date('2026-11-21T12:00:00Z') })
  expect(await claim(userId, [token])).toBe(1)
  expect(await daysOf(userId)).toEqual([])
  // The submission is scored even if the process scoring it dies.
  expect(await db.job.count({ where: { uniqueKey: `evaluate-submission:${id}` } })).toBe(1)
  await evaluate(id, { interpreted: 3 })
  expect(await daysOf(userId)).toEqual([['2026-11-21', 30]])
})

test('a claimed sample is finished where its words are all there, and waits where some are wanted', async () => {
  const { id: userId } = await createAccount()
  const wants = async (wordsWanted: number[]) => {
    const { id, token } = await newSample({ isScored: false })
    await db.submission.update({ where: { id }, data: { status: 'needs_transcripts', wordsWanted } })
    expect(await claim(userId, [token])).toBe(1)
    return db.job.count({ where: { uniqueKey: `evaluate-submission:${id}` } })
  }
  expect(await wants([])).toBe(1)
  expect(await wants([0])).toBe(0)
})

test('the database knows samples of guests and claimed ones, and no others', async () => {
  const { id: userId } = await createAccount()
  const { id } = await newSample()
  const change = (data: object) => db.submission.update({ where: { id }, data })
  await expect(change({ userId })).rejects.toThrow('submissions_owner')
  await expect(change({ claimedAt: new Date() })).rejects.toThrow('submissions_owner')
  await expect(change({ type: 'practice' })).rejects.toThrow('submissions_owner')
  await expect(change({ type: 'practice', userId, claimedAt: new Date() })).rejects.toThrow('submissions_owner')
  await change({ userId, claimedAt: new Date() })
})
