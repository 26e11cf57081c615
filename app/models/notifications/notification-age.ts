import { DAY_HOURS, HOUR_MS } from '#app/config/time.ts'

export type NotificationAge =
  | { kind: 'now' }
  | { kind: 'hours'; hours: number }
  | { kind: 'yesterday' }
  | { kind: 'date' }

/** How old a notification is, in the steps that are shown. A time in the future counts as now. */
export function notificationAge(options: { createdAt: Date; now: Date }): NotificationAge {
  const hours = Math.floor((options.now.getTime() - options.createdAt.getTime()) / HOUR_MS)
  if (hours < 1) return { kind: 'now' }
  if (hours < DAY_HOURS) return { kind: 'hours', hours }
  return hours < 2 * DAY_HOURS ? { kind: 'yesterday' } : { kind: 'date' }
}
