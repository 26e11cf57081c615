import { DAY_MS } from '#app/config/time.ts'

/** A day in a person's own calendar, as `2026-11-21`. */
export type Day = string

export interface Streak {
  current: number
  longest: number
  /** The day on which it last grew; null before the first. */
  lastGrowth: Day | null
}

/** The previous calendar day; clock changes do not matter. */
export function dayBefore(day: Day): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
}

/**
 * The streak after a day's goal was reached (docs/product.md, Progress): it grows once a day, continues from
 * yesterday, and otherwise restarts at 1. A day before the last growth (late scoring, travel to the west) changes
 * nothing.
 */
export function growStreak(options: { streak: Streak; day: Day }): Streak {
  const { streak, day } = options
  if (streak.lastGrowth !== null && streak.lastGrowth >= day) return streak
  const current = streak.lastGrowth === dayBefore(day) ? streak.current + 1 : 1
  return { current, longest: Math.max(streak.longest, current), lastGrowth: day }
}

/** It is active if it grew today or yesterday. */
export function isStreakActive(options: { lastGrowth: Day | null; today: Day }): boolean {
  const { lastGrowth, today } = options
  return lastGrowth !== null && lastGrowth >= dayBefore(today)
}
