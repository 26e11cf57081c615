import { inTransaction } from '#app/db.server.ts'
import { isOver, SLOTS } from '#app/models/mock-test/attempt-state.ts'
import { factsOf, findAttempt, type StoredAttempt } from '#app/models/mock-test/attempt.server.ts'
import { closeSlots, noteWordsAsked } from '#app/models/mock-test/evaluation.server.ts'
import { settleMockTest } from './complete-mock-test.server.ts'
import { evaluateSlot } from './evaluate-dialogue.server.ts'
import { notifyLearner } from './notify-learner.server.ts'
import { finishAfter } from './unfinished.server.ts'

/** The job may run again, after some words arrive or after a failure: the learner is notified once. */
async function askOnce(attempt: StoredAttempt): Promise<void> {
  await inTransaction(async (database) => {
    const isFirst = await noteWordsAsked(database, { id: attempt.id, now: new Date() })
    if (isFirst) await notifyLearner({ attempt, total: null, database })
  })
}

/**
 * Scores a mock test that accepts no more segments and notifies the learner; if words are missing, asks for them. One
 * that is still running is checked again when its time is over. Safe to run twice.
 *
 * @returns whether it is completed.
 * @throws AppError PROVIDER_UNAVAILABLE: the job should retry.
 */
export async function finishMockTest(options: { mockTestId: number; signal: AbortSignal }): Promise<boolean> {
  const { mockTestId, signal } = options
  const attempt = await findAttempt({ id: mockTestId })
  if (!attempt) return false
  if (attempt.status === 'completed') return true
  if (!isOver({ facts: factsOf(attempt), now: new Date() })) {
    await finishAfter({ mockTestId, at: attempt.expiresAt })
    return false
  }
  await closeSlots({ id: mockTestId, slots: SLOTS.length })
  const statuses: string[] = []
  for (const slot of SLOTS) statuses.push((await evaluateSlot({ mockTestId, slot, signal })).status)
  if (statuses.includes('needs_transcripts')) {
    await askOnce(attempt)
    return false
  }
  await settleMockTest({ mockTestId, now: new Date() })
  return true
}
