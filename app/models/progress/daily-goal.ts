import { DAILY_GOAL_XP, XP_PER_SEGMENT } from '#app/config/progress.ts'

/** A day's XP and its goal. */
export interface DailyGoal {
  xp: number
  goal: number
  /** XP left to earn; 0 once the goal is met. */
  toGo: number
  isMet: boolean
  /** The goal in interpreted segments, and how many are done: the planks of today's bridge. */
  planks: number
  planksLaid: number
}

/** @param xp earned on the learner's own day; 0 for guests. */
export function toDailyGoal(xp: number): DailyGoal {
  const planks = DAILY_GOAL_XP / XP_PER_SEGMENT
  return {
    xp,
    goal: DAILY_GOAL_XP,
    toGo: Math.max(0, DAILY_GOAL_XP - xp),
    isMet: xp >= DAILY_GOAL_XP,
    planks,
    planksLaid: Math.min(planks, Math.floor(xp / XP_PER_SEGMENT)),
  }
}
