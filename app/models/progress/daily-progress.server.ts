import { z } from 'zod'
import { DAILY_GOAL_XP } from '#app/config/progress.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import type { Question } from '#app/questions.server.ts'
import { dayIn } from './local-time.ts'
import type { Day } from './streak.ts'

const XpSchema = z.number().int().nullable()
const DaysSchema = z.array(z.string())

/** The XP earned on a learner's current day, in their time zone. */
export function dailyXpOf(options: { userId: number; timezone: string; now: Date }): Question<number> {
  const { userId, timezone, now } = options
  return {
    sql: Prisma.sql`SELECT xp_earned FROM daily_progress
      WHERE user_id = ${userId} AND date = ${dayIn(timezone, now)}::date`,
    read: (value) => XpSchema.parse(value) ?? 0,
  }
}

/** The days on which a learner met the daily goal, the newest first; `bridgedStreak` makes a streak of them. */
export function goalDaysOf(userId: number): Question<Day[]> {
  return {
    sql: Prisma.sql`SELECT coalesce(json_agg(date ORDER BY date DESC), '[]') FROM daily_progress
      WHERE user_id = ${userId} AND xp_earned >= ${DAILY_GOAL_XP}`,
    read: (value) => DaysSchema.parse(value),
  }
}
