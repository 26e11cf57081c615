import { DAILY_GOAL_XP } from '#app/config/progress.ts'
import { db } from '#app/db.server.ts'
import { dayIn } from './local-time.ts'
import type { Day } from './streak.ts'

/** The XP earned on a learner's current day, in their time zone. */
export async function findDailyXp(options: { userId: number; timezone: string; now: Date }): Promise<number> {
  const { userId, timezone, now } = options
  const row = await db.dailyProgress.findUnique({
    where: { userId_date: { userId, date: new Date(dayIn(timezone, now)) } },
    select: { xpEarned: true },
  })
  return row?.xpEarned ?? 0
}

/** The days on which a learner met the daily goal, the newest first; `bridgedStreak` makes a streak of them. */
export async function listGoalDays(userId: number): Promise<Day[]> {
  const rows = await db.dailyProgress.findMany({
    where: { userId, xpEarned: { gte: DAILY_GOAL_XP } },
    orderBy: { date: 'desc' },
    select: { date: true },
  })
  return rows.map(({ date }) => date.toISOString().slice(0, 10))
}
