import { expect, test } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { createUser } from '#tests/support/factories.ts'
import { newEvaluation } from '#tests/support/evaluation.ts'
import { createTinyTemplate } from '#tests/support/mock-test.ts'
import { type Lease, releaseLease, renewLease } from '../leases/lease.server.ts'
import { findAttempt } from './attempt.server.ts'
import { createAttempt } from './start-attempt.server.ts'
import { claimEvaluation, noteWordsAsked, saveDialogueResults } from './evaluation.server.ts'

async function newAttempt() {
  const { id: userId } = await createUser()
  const { id: templateId, dialogues } = await createTinyTemplate()
  const [first, second] = dialogues
  const startedAt = new Date()
  const id = await inTransaction((tx) =>
    createAttempt(tx, {
      userId,
      templateId,
      dialogue1Id: first.id,
      dialogue2Id: second.id,
      passingScore: 63,
      maxPossibleScore: 90,
      realRules: false,
      startedAt,
      expiresAt: new Date(startedAt.getTime() + 60_000),
    }),
  )
  return { id, dialogueId: first.id }
}

async function claim(id: number, slot: 1 | 2 = 1): Promise<Lease> {
  const lease = await claimEvaluation({ id, slot })
  if (!lease) throw new Error('Nobody else has this lease.')
  return lease
}

async function runOut(id: number): Promise<void> {
  await db.$executeRaw`UPDATE mock_test_attempts SET lease_until = now() - interval '1 second' WHERE id = ${id}`
}

async function save(lease: Lease, options: { dialogueId: number; total: number; saved?: string[] }): Promise<boolean> {
  const { dialogueId, total, saved = [] } = options
  const evaluation = newEvaluation({ submissionId: 'mock-test', dialogueId, total })
  const dialogue = { title: 'As it was', topic: 'Housing', segments: [] }
  const results = { total, repeats: 0, repeatDeduction: 0, evaluation, dialogue, interpretingMs: 90_000 }
  const onSaved = async () => void saved.push(String(total))
  return saveDialogueResults({ lease, slot: 1, results, segments: [], onSaved })
}

test('a holder that lost the lease neither renews, releases nor saves a result', async () => {
  const { id, dialogueId } = await newAttempt()
  const late = await claim(id)
  expect(await claimEvaluation({ id, slot: 1 })).toBeNull()
  await runOut(id)
  const current = await claim(id)
  expect(await releaseLease(late)).toBe(false)
  expect(await claimEvaluation({ id, slot: 1 })).toBeNull()
  await runOut(id)
  await renewLease(late)
  const saved: string[] = []
  expect(await save(late, { dialogueId, total: 11, saved })).toBe(false)
  expect((await findAttempt({ id }))?.dialogues[0].results).toBeNull()
  expect(await save(current, { dialogueId, total: 40, saved })).toBe(true)
  expect((await findAttempt({ id }))?.dialogues[0]).toMatchObject({
    results: { total: 40 },
    title: 'As it was',
    interpretingMs: 90_000,
  })
  expect(saved).toEqual(['40'])
  // The late worker could not renew its expired lease.
  expect(await claimEvaluation({ id, slot: 2 })).not.toBeNull()
})

test('a dialogue that is being evaluated takes no more segments, nor does one before it', async () => {
  const { id } = await newAttempt()
  const closed = async () => (await findAttempt({ id }))?.closedSlots
  expect(await closed()).toBe(0)
  const lease = await claim(id, 2)
  expect(await closed()).toBe(2)
  await releaseLease(lease)
  await claim(id, 1)
  expect(await closed()).toBe(2)
})

test('the holder renews the lease and releases it', async () => {
  const { id } = await newAttempt()
  const lease = await claim(id)
  await runOut(id)
  await renewLease(lease)
  expect(await claimEvaluation({ id, slot: 1 })).toBeNull()
  expect(await releaseLease(lease)).toBe(true)
  expect(await claimEvaluation({ id, slot: 1 })).not.toBeNull()
})

test('a learner is told once that words are wanted', async () => {
  const { id } = await newAttempt()
  const note = () => inTransaction((tx) => noteWordsAsked(tx, { id, now: new Date() }))
  expect(await Promise.all([note(), note()])).toEqual(expect.arrayContaining([true, false]))
  expect(await note()).toBe(false)
})
