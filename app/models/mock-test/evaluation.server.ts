import { randomUUID } from 'node:crypto'
import { LEASE_SECONDS } from '#app/config/practice-submission.ts'
import { db, type Database, inTransaction, storableJson } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import type { StoredResults } from './dialogue-results.ts'
import type { Slot } from './exam-view.ts'
import type { SegmentMarks } from './segment-marks.ts'

// One process at a time evaluates a dialogue of an attempt (docs/decisions/004 and 017).

const RESULTS_COLUMN = { 1: Prisma.raw('dialogue1_results'), 2: Prisma.raw('dialogue2_results') } as const

/** Who may write what an evaluation found: nobody who lost the lease meanwhile. */
export interface Lease {
  /** Of the attempt. */
  id: number
  token: string
}

/**
 * Takes the evaluation of an attempt's dialogue for LEASE_SECONDS; null where it is done or somebody else has it. From now on
 * the dialogues up to this one take no more segments; `isGivenUp`: though there was time for them.
 */
export async function claimEvaluation(options: { id: number; slot: Slot; isGivenUp?: boolean }): Promise<Lease | null> {
  const { id, slot, isGivenUp = false } = options
  const token = randomUUID()
  const claimed = await db.$executeRaw`
    UPDATE mock_test_attempts
    SET lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), lease_token = ${token}::uuid,
      closed_slots = greatest(closed_slots, ${slot}),
      given_up_slots = given_up_slots || CASE WHEN ${isGivenUp} THEN ARRAY[${slot}::int] ELSE '{}'::int[] END
    WHERE id = ${id} AND status = 'running' AND ${RESULTS_COLUMN[slot]} IS NULL
      AND (lease_until IS NULL OR lease_until < now())`
  return claimed === 1 ? { id, token } : null
}

/** From now on the dialogues up to this one take no more segments. */
export async function closeSlots(options: { id: number; slots: number; database?: Database }): Promise<void> {
  const { id, slots, database = db } = options
  await database.mockTestAttempt.updateMany({
    where: { id, closedSlots: { lt: slots } },
    data: { closedSlots: slots },
  })
}

/** Extends a lease, unless it is somebody else's by now. */
export async function renewEvaluation({ id, token }: Lease): Promise<void> {
  await db.$executeRaw`
    UPDATE mock_test_attempts SET lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id = ${id} AND lease_token = ${token}::uuid`
}

/** Gives a lease up. @returns whether it was still the caller's. */
export async function releaseEvaluation({ id, token }: Lease, database: Database = db): Promise<boolean> {
  const { count } = await database.mockTestAttempt.updateMany({
    where: { id, leaseToken: token },
    data: { leaseUntil: null, leaseToken: null },
  })
  return count === 1
}

/**
 * Fixes the result of a dialogue and of its segments, once, and ends the lease. A lease that is somebody else's by now
 * changes nothing: the other one's result counts.
 *
 * @returns whether this call is the one that fixed it.
 * @param options.onSaved runs in the same transaction, when this call is the one that fixed it.
 */
export async function saveDialogueResults(options: {
  lease: Lease
  slot: Slot
  results: StoredResults
  segments: SegmentMarks[]
  onSaved: (tx: Database) => Promise<void>
}): Promise<boolean> {
  const { lease, slot, results, segments, onSaved } = options
  const { id, token } = lease
  return inTransaction(async (tx) => {
    const saved = await tx.$executeRaw`
      UPDATE mock_test_attempts SET ${RESULTS_COLUMN[slot]} = ${storableJson(results)}::jsonb, lease_until = NULL,
        lease_token = NULL, closed_slots = greatest(closed_slots, ${slot})
      WHERE id = ${id} AND lease_token = ${token}::uuid AND status = 'running' AND ${RESULTS_COLUMN[slot]} IS NULL`
    if (saved !== 1) return false
    await tx.$executeRaw`
      UPDATE mock_test_segment_submissions AS s
      SET overall_score = marks."overallScore", feedback = marks.feedback, words_wanted = false
      FROM jsonb_to_recordset(${storableJson(segments)}::jsonb)
        AS marks ("dialogueId" int, "segmentIndex" int, "overallScore" float8, feedback jsonb)
      WHERE s.mock_test_attempt_id = ${id} AND s.dialogue_id = marks."dialogueId"
        AND s.segment_index = marks."segmentIndex"`
    await onSaved(tx)
    return true
  })
}

/** Ends an attempt with its result. The caller holds its lock. */
export async function completeAttempt(
  tx: Database,
  options: {
    id: number
    userId: number
    overallScore: number
    passed: boolean
    segmentResults: SegmentMarks[]
    completedAt: Date
  },
): Promise<void> {
  const { id, userId, segmentResults, ...columns } = options
  await tx.mockTestAttempt.update({
    where: { id },
    data: {
      ...columns,
      status: 'completed',
      closedSlots: 2,
      leaseUntil: null,
      leaseToken: null,
      segmentResults: segmentResults.map(({ dialogueId, segmentIndex, overallScore, feedback }) => ({
        dialogueId,
        segmentIndex,
        overallScore,
        verdict: feedback.verdict,
      })),
    },
    select: { id: true },
  })
  await tx.user.update({ where: { id: userId }, data: { lastMockTestDate: columns.completedAt }, select: { id: true } })
}

/** Notes that the learner is told that words are wanted. @returns whether nobody has told them before. */
export async function noteWordsAsked(tx: Database, options: { id: number; now: Date }): Promise<boolean> {
  const { id, now } = options
  const where = { id, status: 'running', wordsAskedAt: null } as const
  return (await tx.mockTestAttempt.updateMany({ where, data: { wordsAskedAt: now } })).count === 1
}
