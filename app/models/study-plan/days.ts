import { DAY_MS } from '#app/config/time.ts'
import type { Day } from '../progress/streak.ts'

const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

/** The day so many days after this one. */
export function addDays(day: Day, days: number): Day {
  return new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days `to` is after `from`; negative if it is before. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_MS)
}

/** 0 for Monday to 6 for Sunday. */
function weekdayOf(day: Day): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7
}

/** The days from the first to the last, both included. */
export function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index))
}

/** The minutes that a learner has on a day: none while the plan is paused, and none from the test on. */
export function minutesOn(
  plan: { testDate: Day | null; minutes: readonly number[]; pausedUntil: Day | null },
  day: Day,
): number {
  const isPaused = plan.pausedUntil !== null && day < plan.pausedUntil
  const isOver = plan.testDate !== null && day >= plan.testDate
  return isPaused || isOver ? 0 : (plan.minutes[weekdayOf(day)] ?? 0)
}
