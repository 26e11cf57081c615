import { DAILY_GOAL_XP } from '#app/config/progress.ts'
import { db } from '#app/db.server.ts'
import type { Evaluation } from '../scoring/evaluation.ts'
import { dayIn } from './local-time.ts'
import { type Milestones, milestonesOf } from './milestones.ts'
import { firstNumberClean } from './number-clean.server.ts'
import type { Day } from './streak.ts'

interface Row {
  bestOther: number | null
  goalDays: Day[]
  isFirstClean: boolean | null
}

/** The milestones of one of the learner's own scored attempts. `timezone`: an IANA name. */
export async function findMilestones(options: {
  user: { id: number; timezone: string }
  evaluation: Pick<Evaluation, 'submissionId' | 'dialogueId' | 'naatiScore' | 'markedBy' | 'part'>
  attemptedAt: Date
  now: Date
}): Promise<Milestones> {
  const { user, evaluation, attemptedAt, now } = options
  const { submissionId, dialogueId, naatiScore, markedBy = 'machine' } = evaluation
  const [row] = await db.$queryRaw<Row[]>`
    SELECT
      ARRAY(SELECT to_char(date, 'YYYY-MM-DD') FROM daily_progress
        WHERE user_id = users.id AND xp_earned >= ${DAILY_GOAL_XP}) AS "goalDays",
      (SELECT max(overall_score) FROM submissions WHERE user_id = users.id AND dialogue_id = ${dialogueId}
        AND marked_by = 'machine' AND id <> ${submissionId}::uuid) AS "bestOther",
      (SELECT created_at FROM submissions WHERE user_id = users.id AND id = ${submissionId}::uuid)
        = ${firstNumberClean(user.id)} AS "isFirstClean"
    FROM users WHERE id = ${user.id}`
  if (!row) return { aboveBest: null, streakDays: null, isFirstClean: false }
  return milestonesOf({
    goalDays: row.goalDays,
    isFirstClean: row.isFirstClean ?? false,
    // The beginning of a dialogue has no score to beat.
    bestOther: evaluation.part ? null : row.bestOther,
    total: naatiScore.total,
    markedBy,
    attemptDay: dayIn(user.timezone, attemptedAt),
    today: dayIn(user.timezone, now),
  })
}
