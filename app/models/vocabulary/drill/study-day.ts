import { dayIn } from '../../progress/local-time.ts'
import { DAY_HOURS, HOUR_MINUTES, MINUTE_MS } from '#app/config/time.ts'

/** Longer than the longest day of 25 hours, including a day that a time zone once skipped. */
const REACH_MINUTES = 2 * DAY_HOURS * HOUR_MINUTES

/** The last minute between `inside` and `outside` that is still on the same day, in minutes since 1970. */
function lastOfDay(options: { timezone: string; inside: number; outside: number }): number {
  const { timezone } = options
  let { inside, outside } = options
  const day = dayIn(timezone, new Date(inside * MINUTE_MS))
  while (Math.abs(outside - inside) > 1) {
    const middle = Math.trunc((inside + outside) / 2)
    if (dayIn(timezone, new Date(middle * MINUTE_MS)) === day) inside = middle
    else outside = middle
  }
  return inside
}

/** The learner's own day around a given time: `startsAt` belongs to it, `endsAt` is the start of the next. */
export function studyDay(options: { timezone: string; now: Date }): { startsAt: Date; endsAt: Date } {
  const { timezone, now } = options
  // Days change at whole minutes.
  const inside = Math.floor(now.getTime() / MINUTE_MS)
  const first = lastOfDay({ timezone, inside, outside: inside - REACH_MINUTES })
  const last = lastOfDay({ timezone, inside, outside: inside + REACH_MINUTES })
  return { startsAt: new Date(first * MINUTE_MS), endsAt: new Date((last + 1) * MINUTE_MS) }
}
