import { MOST_AT_ONCE_MINUTES } from '#app/config/coach.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import type { Activity, LoggedStudy } from '../study-plan/study-log.ts'

/** What was done last, and how many steps of it there were without anything else between them. */
export interface InARow {
  activity: Activity
  count: number
}

/** Logged by the word and by the segment, although a step offers many of them. */
const IN_SMALL_ROWS: ReadonlySet<Activity> = new Set<Activity>(['words', 'segment'])

/**
 * The last activity and its steps in a row. Words and segments are counted by the time of the longest step, and at least one step a day.
 *
 * @param log oldest first.
 */
export function inARow(log: readonly LoggedStudy[]): InARow | null {
  const last = log.at(-1)
  if (!last) return null
  const before = log.findLastIndex(({ activity }) => activity !== last.activity)
  const row = log.slice(before + 1)
  if (!IN_SMALL_ROWS.has(last.activity)) return { activity: last.activity, count: row.length }
  const seconds = row.reduce((sum, one) => sum + one.seconds, 0)
  const steps = Math.ceil(seconds / (MOST_AT_ONCE_MINUTES * MINUTE_SECONDS))
  return { activity: last.activity, count: Math.max(steps, new Set(row.map(({ day }) => day)).size) }
}
