import { db, type Database, inTransaction, storableJson } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { claimLease, isHeldBy, type Lease, RELEASE } from '../leases/lease.server.ts'
import type { MarkedBy } from '../scoring/marked-by.ts'
import type { StoredResults } from './dialogue-results.ts'
import type { Slot } from './exam-view.ts'
import type { SegmentMarks } from './segment-marks.ts'

const RESULTS_COLUMN = { 1: Prisma.raw('dialogue1_results'), 2: Prisma.raw('dialogue2_results') } as const

/**
 * Claims the evaluation of a dialogue and closes it and any dialogue before it to further segments.
 *
 * @param options.isGivenUp whether the learner ended the dialogue with time left.
 * @returns null if it is already evaluated, or another worker is evaluating a dialogue of this test.
 */
export async function claimEvaluation(options: { id: number; slot: Slot; isGivenUp?: boolean }): Promise<Lease | null> {
  const { id, slot, isGivenUp = false } = options
  const claimed = await claimLease({
    table: 'mock_test_attempts',
    key: id,
    where: Prisma.sql`status = 'running' AND ${RESULTS_COLUMN[slot]} IS NULL`,
    set: Prisma.sql`closed_slots = greatest(closed_slots, ${slot}),
      given_up_slots = given_up_slots || CASE WHEN ${isGivenUp} THEN ARRAY[${slot}::int] ELSE '{}'::int[] END`,
  })
  return claimed?.lease ?? null
}

/** Closes the dialogues up to this one to further segments. */
export async function closeSlots(options: { id: number; slots: number; database?: Database }): Promise<void> {
  const { id, slots, database = db } = options
  await database.mockTestAttempt.updateMany({
    where: { id, closedSlots: { lt: slots } },
    data: { closedSlots: slots },
  })
}

/**
 * Saves the results of a dialogue and its segments, once, and releases the lease.
 *
 * @param options.onSaved runs in the same transaction.
 * @returns false if the lease was lost: nothing was saved.
 */
export async function saveDialogueResults(options: {
  lease: Lease
  slot: Slot
  results: StoredResults
  segments: SegmentMarks[]
  onSaved: (tx: Database) => Promise<void>
}): Promise<boolean> {
  const { lease, slot, results, segments, onSaved } = options
  return inTransaction(async (tx) => {
    const saved = await tx.$executeRaw`
      UPDATE mock_test_attempts SET ${RESULTS_COLUMN[slot]} = ${storableJson(results)}::jsonb, ${RELEASE},
        closed_slots = greatest(closed_slots, ${slot})
      WHERE ${isHeldBy(lease)} AND status = 'running' AND ${RESULTS_COLUMN[slot]} IS NULL`
    if (saved !== 1) return false
    await tx.$executeRaw`
      UPDATE mock_test_segment_submissions AS s
      SET overall_score = marks."overallScore", feedback = marks.feedback, words_wanted = false
      FROM jsonb_to_recordset(${storableJson(segments)}::jsonb)
        AS marks ("dialogueId" int, "segmentIndex" int, "overallScore" float8, feedback jsonb)
      WHERE s.mock_test_attempt_id = ${lease.key} AND s.dialogue_id = marks."dialogueId"
        AND s.segment_index = marks."segmentIndex"`
    await onSaved(tx)
    return true
  })
}

/** Completes an attempt with its result. The caller has locked its row. */
export async function completeAttempt(
  tx: Database,
  options: {
    id: number
    userId: number
    overallScore: number
    passed: boolean
    markedBy: MarkedBy
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

/** Records that the learner was asked for words. @returns whether this is the first time. */
export async function noteWordsAsked(tx: Database, options: { id: number; now: Date }): Promise<boolean> {
  const { id, now } = options
  const where = { id, status: 'running', wordsAskedAt: null } as const
  return (await tx.mockTestAttempt.updateMany({ where, data: { wordsAskedAt: now } })).count === 1
}
