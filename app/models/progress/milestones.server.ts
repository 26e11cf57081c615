import { db } from '#app/db.server.ts'
import type { Evaluation } from '../scoring/evaluation.ts'
import { dayIn } from './local-time.ts'
import { type Milestones, milestonesOf } from './milestones.ts'

interface Row {
  bestOther: number | null
  currentStreak: number
  lastGrowth: string | null
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
    SELECT current_streak AS "currentStreak", to_char(last_streak_increment_date, 'YYYY-MM-DD') AS "lastGrowth",
      (SELECT max(overall_score) FROM submissions WHERE user_id = users.id AND dialogue_id = ${dialogueId}
        AND marked_by = 'machine' AND id <> ${submissionId}::uuid) AS "bestOther"
    FROM users WHERE id = ${user.id}`
  if (!row) return { aboveBest: null, streakDays: null }
  return milestonesOf({
    ...row,
    // The beginning of a dialogue has no score to beat.
    bestOther: evaluation.part ? null : row.bestOther,
    total: naatiScore.total,
    markedBy,
    attemptDay: dayIn(user.timezone, attemptedAt),
    today: dayIn(user.timezone, now),
  })
}
