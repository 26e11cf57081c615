import { XP_PER_SEGMENT } from '#app/config/progress.ts'
import { HOUR_SECONDS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import type { Streak } from './streak.ts'

/** A learner's stored streak; `isStreakActive` says whether it is still active. */
export async function findStreak(userId: number): Promise<Streak> {
  const [row] = await db.$queryRaw<Streak[]>`
    SELECT current_streak AS current, longest_streak AS longest,
      to_char(last_streak_increment_date, 'YYYY-MM-DD') AS "lastGrowth"
    FROM users WHERE id = ${userId}`
  return row ?? { current: 0, longest: 0, lastGrowth: null }
}

/**
 * All that a learner has practised. Segments are those that earned XP (10 each); hours are the length of the scored
 * recordings, counted when they were scored, since recordings are deleted after 90 days.
 */
export async function findPractised(userId: number): Promise<{ segments: number; hours: number }> {
  const [row] = await db.$queryRaw<{ xp: number; seconds: number }[]>`
    SELECT
      (SELECT coalesce(sum(xp_earned), 0)::float8 FROM daily_progress WHERE user_id = ${userId}) AS xp,
      coalesce((SELECT practice_seconds FROM learner_totals WHERE user_id = ${userId}), 0)::float8 AS seconds`
  const { xp, seconds } = row ?? { xp: 0, seconds: 0 }
  return { segments: Math.floor(xp / XP_PER_SEGMENT), hours: Math.round((seconds / HOUR_SECONDS) * 10) / 10 }
}
