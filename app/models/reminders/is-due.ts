import { LETTER_QUIET_DAYS, REMINDER_WINDOW_MS, REMINDERS_UNTIL_QUIET } from '#app/config/reminders.ts'
import { DAY_HOURS, DAY_MS } from '#app/config/time.ts'
import { toDailyGoal } from '../progress/daily-goal.ts'
import { dayIn, hourIn } from '../progress/local-time.ts'
import type { Day } from '../progress/streak.ts'

const HOURS = Array.from({ length: DAY_HOURS }, (_, hour) => hour)
const WEEK_DAYS = 7

/** Monday is 0, as in the minutes of a study plan. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS
}

/**
 * Whether it is time for a learner's reminder of this local day: the hour has come, less than three hours ago, and it was
 * chosen before. An hour that a clock change leaves out comes with the next one; of an hour that it repeats the first
 * counts.
 *
 * @param options.hour 0 to 23 in the learner's zone.
 * @param options.chosenAt when they chose it: a choice made later in the day begins on the next one.
 */
export function isDue(options: { timezone: string; hour: number; chosenAt: Date; now: Date }): boolean {
  const { timezone, hour, chosenAt, now } = options
  const day = dayIn(timezone, now)
  const hasCome = (at: Date) => dayIn(timezone, at) === day && hourIn(timezone, at) >= hour
  return hasCome(now) && !hasCome(new Date(now.getTime() - REMINDER_WINDOW_MS)) && !hasCome(chosenAt)
}

const LONG_AGO = new Date(0)

/** The hours at which reminders are due in a time zone now: three or fewer, unless clocks were just changed. */
export function dueHours(options: { timezone: string; now: Date }): number[] {
  return HOURS.filter((hour) => isDue({ ...options, hour, chosenAt: LONG_AGO }))
}

/** What decides about a learner's reminder of a day. */
export interface DayState {
  day: Day
  /** Minutes of the seven days, Monday first; null without a study plan. */
  minutes: readonly number[] | null
  /** The first day after a pause of the plan. */
  pausedUntil: Day | null
  /** XP of the day. */
  xp: number
  /** Reminders on days after the one on which they last practised. */
  ignored: number
}

function isPaused({ day, pausedUntil }: Pick<DayState, 'day' | 'pausedUntil'>): boolean {
  return pausedUntil !== null && day < pausedUntil
}

/**
 * Which reminder since the learner last practised it would be, 1 to 3; null if there is to be none: the daily goal is met, the
 * plan is paused or has nothing on this day, or three were ignored.
 */
export function nextReminder(state: DayState): number | null {
  const { day, minutes, xp, ignored } = state
  if (toDailyGoal(xp).isMet || isPaused(state) || minutes?.[weekdayOf(day)] === 0) return null
  return ignored < REMINDERS_UNTIL_QUIET ? ignored + 1 : null
}

/**
 * Whether a weekly letter is due on this day, besides its hour: on Mondays, to those who practised within four weeks and whose plan
 * is not paused.
 */
export function isLetterDay(options: { day: Day; pausedUntil: Day | null; lastPractice: Day | null }): boolean {
  const { day, lastPractice } = options
  if (weekdayOf(day) !== 0 || isPaused(options) || lastPractice === null) return false
  return Date.parse(day) - Date.parse(lastPractice) <= LETTER_QUIET_DAYS * DAY_MS
}
