import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { createSubmission, findSubmission } from '#app/models/practice/submission.server.ts'
import { supplyTranscripts } from '#app/models/practice/wanted-words.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createDialogue, newRecording } from '#tests/support/factories.ts'
import { wantWords } from '#tests/support/leases.ts'
import { evaluateSubmission } from './evaluate-submission.server.ts'
import { rememberUnscored } from './unscored.server.ts'

async function waiting() {
  const id = randomUUID()
  const { id: userId } = await createAccount()
  const dialogue = await createDialogue()
  const recordings = [newRecording(0), newRecording(1)]
  await createSubmission({ id, userId, type: 'practice', dialogue, recordings, suppliedTranscripts: [] })
  await wantWords(id, [0, 1])
  await db.notification.deleteMany({ where: { userId } })
  return { id, userId }
}

const type = (submissionId: string, segmentIndexes: number[]) => {
  const transcripts = segmentIndexes.map((segmentIndex) => ({
    segmentIndex,
    text: 'Günaydın.',
    source: 'typed' as const,
  }))
  return inTransaction(async (database) => {
    await supplyTranscripts({ submissionId, transcripts, database })
    await rememberUnscored({ submissionId, database })
  })
}

/** Runs `call` after an evaluation has read the submission and before it has a result. */
async function whileEvaluating(submissionId: string, call: () => Promise<void>) {
  const evaluation = await inTransaction(async (database) => {
    await database.$executeRaw`LOCK TABLE vocabulary IN ACCESS EXCLUSIVE MODE`
    const underWay = evaluateSubmission({ submissionId, isWaitedFor: () => false })
    await vi.waitFor(async () => {
      const [held] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_locks WHERE relation = 'vocabulary'::regclass AND NOT granted`
      expect(held?.count).toBe(1)
    }, 5_000)
    await call()
    return { underWay }
  })
  return evaluation.underWay
}

const jobs = (id: string) => db.job.count({ where: { uniqueKey: `evaluate-submission:${id}` } })
const bell = (userId: number) => db.notification.findMany({ where: { userId }, select: { kind: true } })

test('words that come while an evaluation finds none are scored, and not asked for again', async () => {
  const { id, userId } = await waiting()
  const outcome = await whileEvaluating(id, () => type(id, [0, 1]))
  expect(outcome).toMatchObject({ status: 'scored' })
  expect(await findSubmission(id)).toMatchObject({ status: 'scored' })
  expect(await bell(userId)).toEqual([{ kind: 'practice-scored' }])
  expect(await jobs(id)).toBe(0)
})

test('of words that come meanwhile only the rest is asked for', async () => {
  const { id, userId } = await waiting()
  const outcome = await whileEvaluating(id, () => type(id, [0]))
  expect(outcome).toMatchObject({ status: 'needs_transcripts', segments: [1] })
  expect(await findSubmission(id)).toMatchObject({ status: 'needs_transcripts', wordsWanted: [1] })
  expect(await bell(userId)).toEqual([{ kind: 'practice-words-wanted' }])
  expect(await jobs(id)).toBe(0)
})
