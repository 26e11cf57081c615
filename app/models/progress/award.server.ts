import { DAILY_GOAL_XP } from '#app/config/progress.ts'
import type { Database } from '#app/db.server.ts'
import { type Day, growStreak } from './streak.ts'

interface StreakRow {
  current: number
  longest: number
  lastGrowth: Day | null
}

async function lockStreak(tx: Database, userId: number): Promise<StreakRow | undefined> {
  const [row] = await tx.$queryRaw<StreakRow[]>`
    SELECT current_streak AS current, longest_streak AS longest,
      to_char(last_streak_increment_date, 'YYYY-MM-DD') AS "lastGrowth"
    FROM users WHERE id = ${userId} FOR UPDATE`
  return row
}

/**
 * Adds XP to a learner's day, in the transaction that scores what earned them. The streak grows when the day's XP
 * reach the goal: once a day, even with concurrent awards.
 */
export async function awardXp(tx: Database, options: { userId: number; day: Day; xp: number }): Promise<void> {
  const { userId, day, xp } = options
  if (xp <= 0) return
  const date = new Date(day)
  const { xpEarned } = await tx.dailyProgress.upsert({
    where: { userId_date: { userId, date } },
    create: { userId, date, xpEarned: xp },
    update: { xpEarned: { increment: xp } },
    select: { xpEarned: true },
  })
  if (xpEarned < DAILY_GOAL_XP || xpEarned - xp >= DAILY_GOAL_XP) return
  const streak = await lockStreak(tx, userId)
  if (!streak) return
  const grown = growStreak({ streak, day })
  if (grown === streak) return
  await tx.user.update({
    where: { id: userId },
    data: {
      currentStreak: grown.current,
      longestStreak: grown.longest,
      lastStreakIncrementDate: grown.lastGrowth === null ? null : new Date(grown.lastGrowth),
    },
  })
}
