import { XP_PER_SEGMENT } from '#app/config/progress.ts'
import { LISTENING_FACTOR, SEGMENT_SECONDS } from '#app/config/study-plan.ts'
import { SECOND_MS } from '#app/config/time.ts'
import type { Database } from '#app/db.server.ts'
import { findTimezone } from '#app/models/accounts/settings/user-settings.server.ts'
import { keepReturning } from '#app/models/practice/returning-segment.server.ts'
import type { StoredSubmission } from '#app/models/practice/submission.server.ts'
import { awardXp } from '#app/models/progress/award.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { countPartPractice, countPractice, countSelfMarkedPractice } from '#app/models/progress/totals.server.ts'
import { logStudy } from '#app/models/study-plan/study-log.server.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { isInterpreted } from '#app/models/scoring/segment-score.ts'

/**
 * Adds a scored dialogue to its learner's progress, in the transaction that scores it: counters, the length of its
 * recordings, and XP for each interpreted segment, on the learner's own day of submission. Marks that the learner gave, and
 * those of the beginning of a dialogue, are in no counter. A guest has no progress.
 */
export async function recordPractice(
  tx: Database,
  options: { submission: StoredSubmission; evaluation: Evaluation },
): Promise<void> {
  const { submission, evaluation } = options
  const { userId, dialogueTopic: topic, createdAt } = submission
  if (userId === null) return
  const { total, grade } = evaluation.naatiScore
  const recordedMs = submission.recordings.reduce((sum, { durationMs }) => sum + durationMs, 0)
  const seconds = Math.round(recordedMs / SECOND_MS)
  if (evaluation.part) await countPartPractice(tx, { userId, seconds })
  else if (evaluation.markedBy === 'learner') await countSelfMarkedPractice(tx, { userId, topic, seconds })
  else await countPractice(tx, { userId, topic, score: total, passed: grade === 'Pass', seconds })
  const interpreted = evaluation.segments.filter(isInterpreted).length
  const timezone = await findTimezone(tx, userId)
  await logStudy(tx, {
    userId,
    key: `dialogue.${submission.id}`,
    activity: 'dialogue',
    seconds: Math.max(seconds * LISTENING_FACTOR, interpreted * SEGMENT_SECONDS),
    at: createdAt,
  })
  const day = dayIn(timezone, createdAt)
  const { id: submissionId, dialogueId } = submission
  await keepReturning(tx, { userId, dialogueId, submissionId, errors: evaluation.naatiScore.errors, day })
  await awardXp(tx, { userId, day, xp: interpreted * XP_PER_SEGMENT })
}
