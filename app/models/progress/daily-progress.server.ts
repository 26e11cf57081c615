import { db } from '#app/db.server.ts'
import { dayIn } from './local-time.ts'

/** The XP earned on a learner's current day, in their time zone. */
export async function findDailyXp(options: { userId: number; timezone: string; now: Date }): Promise<number> {
  const { userId, timezone, now } = options
  const row = await db.dailyProgress.findUnique({
    where: { userId_date: { userId, date: new Date(dayIn(timezone, now)) } },
    select: { xpEarned: true },
  })
  return row?.xpEarned ?? 0
}
