import { DAILY_GOAL_XP } from '#app/config/progress.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { dailyXpOf } from '#app/models/progress/daily-progress.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { findPractised, findStreak } from '#app/models/progress/practised.server.ts'
import { isStreakActive } from '#app/models/progress/streak.ts'
import { ask } from '#app/questions.server.ts'

/** The response of GET /api/dashboard-stats; the names are part of the public API. */
interface DashboardStats {
  daily_xp: number
  daily_goal: number
  /** Days; 0 if it is no longer active. */
  current_streak: number
  is_streak_active: boolean
  segments_practiced: number
  hours_practiced: number
}

/** A guest's dashboard shows defaults. */
const GUEST: DashboardStats = {
  daily_xp: 0,
  daily_goal: DAILY_GOAL_XP,
  current_streak: 0,
  is_streak_active: false,
  segments_practiced: 0,
  hours_practiced: 0,
}

export async function loadDashboardStats(options: {
  user: CurrentUser | undefined
  now: Date
}): Promise<DashboardStats> {
  const { user, now } = options
  if (!user) return GUEST
  const { id: userId, timezone } = user
  const [xp, streak, practised] = await Promise.all([
    ask(dailyXpOf({ userId, timezone, now })),
    findStreak(userId),
    findPractised(userId),
  ])
  const isActive = isStreakActive({ lastGrowth: streak.lastGrowth, today: dayIn(timezone, now) })
  return {
    daily_xp: xp,
    daily_goal: DAILY_GOAL_XP,
    current_streak: isActive ? streak.current : 0,
    is_streak_active: isActive,
    segments_practiced: practised.segments,
    hours_practiced: practised.hours,
  }
}
