import { inTransaction } from '#app/db.server.ts'
import { isOver, SLOTS } from '#app/models/mock-test/attempt-state.ts'
import { factsOf, findAttempt, type StoredAttempt } from '#app/models/mock-test/attempt.server.ts'
import { closeSlots, noteWordsAsked } from '#app/models/mock-test/evaluation.server.ts'
import { settleMockTest } from './complete-mock-test.server.ts'
import { evaluateSlot } from './evaluate-dialogue.server.ts'
import { notifyLearner } from './notify-learner.server.ts'
import { finishAfter } from './unfinished.server.ts'

/** The job may run again, after words for some of the segments or after a failure: the learner is told once. */
async function askOnce(attempt: StoredAttempt): Promise<void> {
  await inTransaction(async (database) => {
    const isFirst = await noteWordsAsked(database, { id: attempt.id, now: new Date() })
    if (isFirst) await notifyLearner({ attempt, total: null, database })
  })
}

/**
 * Scores a mock test to which nothing more can be handed in, and tells the learner; where words are wanted, asks for
 * them. One that still runs is looked at again when its time is over. Bears being run twice.
 *
 * @returns whether it is completed.
 * @throws AppError PROVIDER_UNAVAILABLE, to be tried again.
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
