import { DAY_MS } from '#app/config/time.ts'
import { type Day, dayBefore } from './streak.ts'

/** A streak as learners see it: one missed day in each week, Monday to Sunday, is bridged. */
export interface BridgedStreak {
  /** Days on which the goal was met; bridged days do not count. */
  length: number
  /** The missed days within it, the newest first. */
  frozen: Day[]
  /** Whether this week's freeze has been used for it. */
  isFreezeUsed: boolean
}

const WEEK_DAYS = 7
const FREEZES_A_WEEK = 1

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const at = new Date(`${day}T00:00:00Z`)
  const weekday = (at.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS
  return new Date(at.getTime() - weekday * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The longest streak up to today in which no week has more than one missed day. Today is not missed before it is over. It follows
 * from the days alone, so nothing is stored and a late result repairs it.
 *
 * @param options.days on which the goal was met, in any order.
 */
export function bridgedStreak(options: { days: readonly Day[]; today: Day }): BridgedStreak {
  const { today } = options
  const met = new Set(options.days)
  const missed = new Map<Day, number>()
  let length = 0
  /** Missed days that count once an older day of the streak is found. */
  let open: Day[] = []
  const frozen: Day[] = []
  for (let day = today; length < met.size; day = dayBefore(day)) {
    if (met.has(day)) {
      length += 1
      frozen.push(...open)
      open = []
    } else if (day !== today) {
      const week = mondayOf(day)
      const count = (missed.get(week) ?? 0) + 1
      if (count > FREEZES_A_WEEK) break
      missed.set(week, count)
      open.push(day)
    }
  }
  return { length, frozen, isFreezeUsed: frozen.some((day) => day >= mondayOf(today)) }
}
